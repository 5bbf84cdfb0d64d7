import { setOf } from './character-sets.ts'
import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const kind =
  '((?:upper-?case|capital|lower-?case|small|special)(?: letters?| characters?)?|letters?|digits?|numbers?|numerals?|symbols?|special characters?|punctuation marks?|spaces?|blanks?|white ?spaces?|hyphens?|commas?|Q\\d+)'
const absent = new RegExp(
  `\\b(?:(?:contains?|has|have|is|are|with|there is|includes?)? ?(?:no|without(?: an?| any)?|lacks(?: an?)?|lacking(?: an?)?|missing(?: an?)?)|(?:does|do) not (?:contain|have|include)(?: an?y?| at least 1| any)?|(?:must|may|should) not (?:contain|have|include)(?: an?y?)?|cannot (?:contain|have)(?: an?y?)?) ${kind}\\b(?: (?:in it|inside|at all|allowed|are allowed|anywhere|is missing))?`,
  'i',
)
const present = new RegExp(
  `(?<!\\bonly )(?<!\\bnothing but )\\b(?:at least ([1-3])|(?:must |has to |have to |should |needs to )?(?:contains?|have|has|include|includes)(?: at least ([1-3])| 1| an?| some)?|with an?|needs? (?:at least )?(?:([1-3])|an?)) ${kind}\\b(?: (?:in it|inside|anywhere))?|\\b${kind} (?:is|are) missing\\b|\\b${kind} (?:in it|inside)\\b`,
  'i',
)

/** Kinds of characters that are missing ("no digit in it") or not wanted ("contains spaces"), told apart by the message where the words fit both. */
export function readKinds(condition: Condition, message: string, right: boolean): Wrong[] {
  const wants =
    /\b(?:must (?:contain|have|include)|at least|needs?|is missing|missing|add|without an?|use an?)\b/i.test(
      message,
    ) && !/\bnot\b/i.test(message)
  const refuses = /\b(?:not allowed|must not|may not|cannot|without|no |do not|don't|only)\b/i.test(message)
  const found: Wrong[] = []
  for (let again = 0; again < 4; again += 1) {
    const none = take(condition, absent)
    if (none) {
      const set = setOf(none[1] ?? '', condition.quotes)
      if (set === undefined) return []
      const forbids =
        /\b(?:must|may|should) not|cannot|allowed/i.test(none[0]) ||
        (right && /\bno\b/.test(none[0]) && !/\b(?:digit|letter|capital)\b/i.test(none[0]))
      const without =
        !forbids &&
        (wants ||
          (!refuses && !/s$/i.test(none[1] ?? '')) ||
          /\b(?:contains? no|does not|do not|lack|missing)/i.test(none[0]))
      found.push(without ? { wrong: 'lacks', set, least: 1 } : { wrong: 'has', set })
      continue
    }
    const some = take(condition, present)
    if (!some) break
    const words = some[4] ?? some[5] ?? some[6] ?? ''
    const set = setOf(words, condition.quotes)
    if (set === undefined) return []
    const least = Number(some[1] ?? some[2] ?? some[3] ?? 1)
    const needed =
      /^\s*(?:at least|must|has to|have to|should|needs?)/i.test(some[0]) ||
      /missing/.test(some[0]) ||
      (right && !refuses) ||
      (wants && !refuses)
    if (!needed && !refuses) return []
    found.push(needed ? { wrong: 'lacks', set, least } : { wrong: 'has', set })
    // "At least one letter and one digit".
    for (
      let more = take(
        condition,
        new RegExp(`~ ?,? ?(?:and|or)? ?(?:at least )?(?:an?|(\\d)) ${kind}\\b`, 'i'),
      );
      more;
      more = take(condition, new RegExp(`~ ?,? ?(?:and|or)? ?(?:at least )?(?:an?|(\\d)) ${kind}\\b`, 'i'))
    ) {
      const other = setOf(more[2] ?? '', condition.quotes)
      if (other === undefined) return []
      found.push(
        needed ? { wrong: 'lacks', set: other, least: Number(more[1] ?? 1) } : { wrong: 'has', set: other },
      )
    }
  }
  return found
}

const others = [
  /\b(?:anything (?:but|except|other than)|(?:any |contains? )?(?:(?:an?|some )?other (?:characters?|signs?|symbols?)|characters?|signs?|something|symbols) (?:than|except|but|other than|besides|apart from)|(?:not|nothing) (?:only |made (?:up )?of |but )+|(?:made of |has |contains? |consists? of )?(?:others|other) than|outside (?:of )?|besides|apart from) ?(?:the (?:characters|signs) )?(?<list>[^.;:]{1,120}?)(?: only)?(?=$|[.;:~]|,? (?:is|are|in it|otherwise)\b)/i,
  /\b(?:only|nothing but|exclusively|consists? (?:only )?of|made (?:up )?(?:only )?of)(?: of| contain| the| characters?| have)* (?<list>[^.;:]{1,120}?)(?: (?:are|is) (?:allowed|permitted|accepted|possible))?(?: in it)?(?=$|[.;:~]|,? (?:otherwise|if not|else)\b)/i,
  /\b(?:allowed|permitted|accepted)(?: characters?| signs?)?(?: are| is|:)? (?:only )?(?<list>[^.;:]{1,120}?)(?: only)?(?=$|[.;:~]|,? (?:otherwise|if not|else)\b)/i,
  /(?<=^|[~,;] ?)(?:may |can )?(?:contain )?(?<list>[^.;:~]{1,120}?) (?:only|(?:are|is) (?:allowed|permitted|accepted))\b/i,
]

/** Characters beside those that are listed. */
export function readOthers(condition: Condition): Wrong[] {
  for (const pattern of others) {
    const list = pattern.exec(condition.words)?.groups?.['list']
    const allowed = list === undefined ? undefined : setOf(list, condition.quotes)
    if (allowed === undefined || allowed.startsWith('^')) continue
    take(condition, pattern)
    return [{ wrong: 'other', allowed }]
  }
  return []
}
