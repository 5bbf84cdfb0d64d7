import { demandOf, effectWith, hasNegation, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const logged = /^(?:(?:is|are|be)\s+)?(?:logs?|logged|audit(?:s|ed)?)$/i
const settled =
  /\b(?:with|who|when|what|timestamps?|including|includes?|containing|fields?|user id|actor|reason|level|structured|json|format|append\w*|stdout|stderr|console|file|each|per|sensitive|before|after|only|days|months|years|significant|immutable|tamper\w*)\b|[:(]/i

/** Events that are logged, without what an entry holds. */
export const log: Cue = (slots) => {
  const effect = slots.kinds.has('log') ? effectWith(slots, logged) : undefined
  // Who logs own hours or meals makes entries; what is asked here is the record that the system keeps.
  if (effect?.verb.text === 'log' && slots.all('A').some((actor) => /^(?:I|we|users?)$/i.test(actor)))
    return undefined
  if (
    !effect ||
    hasNegation(effect.clause) ||
    hasRole(slots, 'F', 'N', 'M', 'NEG') ||
    settled.test(demandOf(slots))
  )
    return undefined
  return questionOf('log', 'What does an entry hold, and how long is it kept?', [
    'An entry holds time, person, action and record, and is kept for 12 months.',
    'An entry also holds the value before and after the change; nobody can alter or delete it.',
  ])
}
