import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const caseless =
  /[,;(]?\s*(?:\(?(?:upper|lower)(?: and|\/|-)? ?(?:lower|upper)[ -]?case(?: letters)?(?: (?:make no difference|do not matter|are the same|does not matter|count as the same|are not distinguished))?|case[ -]insensitive(?:ly)?|(?:regardless of|ignoring|irrespective of|whatever(?: the)?|no matter the|without regard to|in any) (?:upper (?:and|or) lower )?case|(?:the )?case (?:does not matter|is ignored|makes no difference|plays no role)|in (?:any|whatever) (?:case|spelling)|also in (?:other|another) case|in (?:upper|lower) or (?:upper|lower) case)\)?/i
/** "Upper and lower case make no difference", said behind a message. */
export function saysCaseless(text: string): boolean {
  return (
    caseless.test(text) ||
    /\b(?:capital|upper|small|lower)\b[^.;]{0,40}\b(?:do(?:es)? not matter|makes? no difference|don't matter|are the same)\b/i.test(
      text,
    )
  )
}

const accepted =
  /\b(?:small|lower[- ]?case|capital|upper[- ]?case)\b(?: letters?)?[^.;"]{0,40}\b(?:accepted|allowed|permitted|fine|valid|taken|possible|ok)\b/i

/** "Small letters are accepted as well", said behind the message of a form in capital ones. */
export function takesBothCases(text: string): boolean {
  const [said] = accepted.exec(text) ?? []
  return saysCaseless(text) || (said !== undefined && !/\b(?:not|no|only|never)\b/i.test(said))
}

/** The expression with each letter in both cases; classes and escapes keep their meaning. */
export function inBothCases(source: string): string {
  return source.replace(/\\.|\[A-Z\]|\[a-z\]|\[[^\]]*\]|[A-Za-z]/g, (part) => {
    if (part === '[A-Z]' || part === '[a-z]') return '[A-Za-z]'
    return part.length > 1 ? part : `[${part.toUpperCase()}${part.toLowerCase()}]`
  })
}

const takenWords =
  /\b(?:(?:is |are |has |have |was |were |been )*(?:already |also )?(?:reserved|taken|registered|in use|used|booked|known|on the list|exists?|signed up|forbidden|blocked|not available|not free|not allowed)(?: (?:already|before|yet|earlier))?|already (?:been )?(?:exists?|there|on the list|sent|[a-z]{3,}ed)|[a-z]{3,}ed (?:already|before|earlier)\b|(?:a |for the )?second time|(?:used |entered |registered |taken |sent )?(?:again|twice)|once more|not unique|must be unique|unique)\b/i
const recordedWords =
  /\b(?:registered|reported|submitted|invited|ordered|added|listed|used|booked|signed up|sent|entered|submitted|already|unique|second time|again|twice|once more|before|on the list|since the (?:page|form) was opened)\b/i
const recordedTail =
  /,? ?(?:and )?(?:so (?:is|are)|as (?:is|are|well as)|like|also|too)? ?(?:every|each|any|all|those|the)? ?(?:other )?(?:user )?[a-z-]+ (?:that (?:was |were |has been )?|which (?:was |were )?)?(?:already )?(?:registered|used|booked|signed up|sent|entered|taken|submitted)(?: (?:since|before|earlier|already|in this session|on this page|with)[a-z ]*)?/i

/** "Reserved: admin", '"admin" and "root" are taken', "already registered". */
export function readTaken(condition: Condition): Wrong[] {
  if (!takenWords.test(condition.words)) return []
  const listed = condition.quotes.filter(
    (one, at) => new RegExp(`\\bQ${at}\\b`).test(condition.words) && one !== '',
  )
  const free = /\b(?:not allowed|forbidden|blocked)\b/i.test(condition.words) && listed.length === 0
  if (free) return []
  const recorded = recordedWords.test(condition.words)
  const ignoresCase = take(condition, caseless) !== undefined
  take(condition, recordedTail)
  while (take(condition, /,? ?(?:and |or )?\bQ\d+\b/)) continue
  while (take(condition, takenWords)) continue
  take(
    condition,
    /\b(?:since|while) the (?:page|form) was opened\b|\b(?:in (?:this|the same) session|on this page|by (?:someone|somebody|anyone) else|another (?:user|person|guest|visitor|entry))\b/i,
  )
  while (
    take(
      condition,
      /\b(?:so|same|every|names?|e-?mail(?: address)?|these|words?|too|earlier|before|person|somebody|someone)\b/i,
    )
  )
    continue
  return [{ wrong: 'taken', values: listed, ignoresCase, recorded }]
}
