import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const digits = /\b(?:exactly )?(\d{1,2})(?:(?: to |-| or )(\d{1,2}))? digits?\b/i
const plus =
  /,? ?(?:and |or )?(?:optionally |possibly )?(?:(?:with |preceded by |led by |after |starting with |beginning with |may start with |may begin with )?(?:an? )?(?:optional |leading )*(?:plus(?: sign)?|"?\+"?|Q\d+)(?: sign)?(?: (?:in front|before (?:it|them)|at the (?:start|beginning|front)|first))?(?:,? (?:if wished|if wanted|if needed|if desired|is allowed|allowed|is possible|optional|optionally|where needed))?)/i
const spaced =
  /,? ?(?:and )?(?:spaces|blanks)(?: (?:between|among) (?:the |them)?(?:digits)?)? ?(?:are |is |being )?(?:allowed|permitted|possible|ignored|accepted|fine)?(?:,? (?:and|but) (?:do not|don't|are not) count(?:ed)?)?/i

/** "8 to 15 digits, with a plus in front if wished; spaces between them do not count": a number as people write it. */
export function readPhone(condition: Condition): Wrong[] {
  const words = condition.words
  const counted = digits.exec(words)
  if (!counted) return []
  const signed = /\bplus\b|\+/i.test(words) || condition.quotes.includes('+')
  const apart = /\b(?:spaces|blanks)\b/i.test(words)
  if (!signed && !apart) return []
  // What must be there, or must not, is another rule.
  if (/\b(?:must not|no|without|not allowed)\b/i.test(words) || /\bmust (?:start|begin)\b/i.test(words))
    return []
  const min = Number(counted[1])
  const max = Number(counted[2] ?? min)
  if (min < 2 || max < min) return []
  take(condition, /\bconsists? of\b/i)
  take(condition, digits)
  if (signed) take(condition, plus)
  if (apart) take(condition, spaced)
  return [{ wrong: 'digits', min, max, signed, spaced: apart }]
}
