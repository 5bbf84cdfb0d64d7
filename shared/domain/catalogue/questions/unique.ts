import { hasRole, nounOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const typed =
  /\b(?:user ?names?|names?|e-?mails?(?: address(?:es)?)?|titles?|nicknames?|logins?|slugs?|labels?|tags?)$/i
const settled =
  /\b(?:case|capitals?|upper|lower|letters?|generat\w*|automatic\w*|assigned|normali[sz]ed|lowercased?|trimmed|once|changeable|per|within|uuid|id|ids|hash\w*)\b/i

/** A text that people type in and that must not come twice, without whether capitals make a difference. */
export const unique: Cue = (slots) => {
  if (
    !slots.kinds.has('unique') ||
    !hasRole(slots, 'UNI') ||
    hasRole(slots, 'M') ||
    settled.test(slots.sentence)
  )
    return undefined
  const field = nounOf(
    slots.clauses.flatMap(({ phrases }) => phrases).find(({ tag, text }) => tag === 'F' && typed.test(text)),
  )
  if (field === undefined) return undefined
  const [small, large] = /mail/i.test(field) ? ['anna@example.org', 'Anna@Example.org'] : ['north', 'North']
  return questionOf('unique', `Do capitals and blanks make a difference for "${field}"?`, [
    `"${large}" and "${small}" count as the same; blanks around them are ignored.`,
    `"${large}" and "${small}" count as different.`,
  ])
}
