import { effectWith, hasRole, hasSegment } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const refuses =
  /^(?:(?:is|are|be|gets?)\s+)?(?:rejects?|rejected|refuses?|refused|denies|deny|denied|declined|declines?|not accepted)$/i
const machine =
  /\b(?:messages?|errors?|tokens?|requests?|packets?|frames?|payloads?|signatures?|transactions?|events?|paths?|builds?|nodes?|commits?|schemas?|contracts?)\b/i
const settled =
  /["“”`]|\d|\b(?:with|showing|reason|because|redirect\w*|status|codes?|hint|notif\w*|inform\w*|explain\w*|by (?:an?|the) (?:admin\w*|manager)|warning|can|may)\b/i

/** An entry or action of a person that is refused, without what the person sees. */
export const refusal: Cue = (slots) => {
  if (hasRole(slots, 'M', 'NEG', 'P') || slots.kinds.has('api')) return undefined
  const effect = effectWith(slots, refuses)
  const isPersonal = [
    'format',
    'length',
    'limit',
    'required',
    'upload',
    'sign-in',
    'permission',
    'once',
    'unique',
    'when',
    'state',
  ].some((kind) => slots.kinds.has(kind))
  if (!effect || !isPersonal || settled.test(effect.clause.text) || machine.test(slots.sentence))
    return undefined
  const effects = slots.clauses.filter(({ tag }) => tag === 'eff')
  if (effects.length > 1 || !hasSegment(slots, 'cond', 'evt')) return undefined
  return questionOf('message', 'What does the person see who is refused?', [
    slots.kinds.has('sign-in') || slots.kinds.has('permission')
      ? 'The message reads "Please sign in to go on."; the page asked for comes afterwards.'
      : 'The message reads "This entry is not allowed."; what was typed in stays.',
    'The message reads "You have no access." and nothing is changed.',
  ])
}
