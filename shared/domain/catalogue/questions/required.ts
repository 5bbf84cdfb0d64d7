import { hasRole, hasSegment, nounOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const sentence =
  /\b(?:must|shall|has to|have to|should|is|are) (?:not be (?:left )?(?:empty|blank)|be (?:filled|entered|provided|given|specified|selected|chosen)|required|mandatory)|\b(?:cannot|can't|may not) be (?:left )?(?:empty|blank)/i
const what =
  /\b(?:error|message|refus\w*|reject\w*|disabled|otherwise|if|when|warn\w*|unless|before|400|422|by)\b|\|/i

/** A field that has to be filled in, in a whole sentence, without what is shown when it is empty. */
export const required: Cue = (slots) => {
  if (
    !slots.kinds.has('required') ||
    slots.kinds.has('api') ||
    !hasRole(slots, 'REQ') ||
    hasRole(slots, 'M', 'OPT', 'N', 'O')
  )
    return undefined
  if (!sentence.test(slots.sentence) || what.test(slots.sentence) || hasSegment(slots, 'cond', 'evt', 'eff'))
    return undefined
  const field = nounOf(slots.clauses.flatMap(({ phrases }) => phrases).find(({ tag }) => tag === 'F'))
  if (field === undefined || slots.all('F').length > 1) return undefined
  const name = field.replace(/^the /i, '')
  return questionOf('required', `What is shown when "${name}" is left empty?`, [
    `When "${name}" is empty, "Please fill in this field." is shown at it and nothing is saved.`,
    `While "${name}" is empty, the button stays disabled.`,
  ])
}
