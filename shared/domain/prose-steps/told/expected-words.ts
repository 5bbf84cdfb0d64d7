import { severalWords } from '../../english/number-words.ts'
import { monthPattern, weekdays } from '../../english/dates.ts'
import { restore, soleLiteral, type Prose } from '../prose.ts'

/** Source of a comma that is not one of a date: "Friday, 31 December", "December 31, 2026". */
export const comma = `(?:, (?!\\d|${monthPattern}\\b)|(?<!\\b(?:(?:${weekdays.join('|')})|${monthPattern} \\d{1,2}(?:st|nd|rd|th)?)), )`
const inDates = new RegExp(`(${monthPattern} \\d{1,2}(?:st|nd|rd|th)?|\\b(?:${weekdays.join('|')})), `, 'gi')
const numbered = new RegExp(String.raw`\d|^(?:${severalWords}) `, 'i')
const clause =
  /\b(?:is|are|was|were|isn't|aren't|has|have|had|does|do|did|should|must|will|can|cannot|could|would|which|who|whose|whether|if|unless|because|since|than|respectively)\b/i
const happening =
  /\b(?:opens?|opened|closes?|closed|appears?|appeared|disappears?|disappeared|vanish(?:es|ed)?|goes|gone|comes|pops?|shows?|drops?|folds?|folded|collapses?|collapsed|expands?|expanded|turns?|changes?|moves?|jumps?|happens?|remains?|stays?|becomes?|gets?|looks|seems|feels|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|you|we|disabled|enabled|ticked|unticked|checked|unchecked|selected|unselected|crossed|struck|highlighted|focused|hidden|visible|shown|displayed|listed|picked|chosen|clicked|greyed|grayed|marked|sorted|masked|legible|empty|blank|wiped|cleared|removed|deleted|updated|sums|says|reads|states|tells|lists|contains|displays)\b/i
const denial = /\b(?:not|no(?!\.)|never|nothing|none|nobody|neither|nor|without|n't|only|just|except)\b/i
// Words that say what a text is about, or how it was before, in place of the text.
const described =
  /^(?:the|a|an|some|any|all|both|each|every|its|his|her|their|our|your|my|this|that|these|those|it|them|same|what|whatever|something|anything|everything|unchanged|correct|right|wrong|valid|invalid|expected|default|previous|former|original|new|other|another|different|more|less|higher|lower|about|around|roughly|approximately|almost|nearly|exactly|at least|at most|more than|less than|fewer than|up to|over|under|first|last|top)\b/i
// What begins or ends with a preposition or a particle, or joins two things, is no one thing.
const edges =
  /^(?:at|in|on|under|below|above|next|down|beside|with|from|by|to|for|of|inside|within|after|before)\b| (?:of|to|in|on|at|up|down|out|away|off|over|above|below|for|from|by|kind|sort)$/i
const several =
  /, | and | but |;|:| with | (?:below|above|under|underneath|beneath|next to|beside|between|near) /i
const mostWords = 16

/** A text that is expected, as written: in quotes, or in words that may be those of the page. */
export interface ExpectedWords {
  expected: string
  unquoted?: true
}

/** Words that are a text or a value themselves and not a description of one; undefined where they may be a clause or several texts. */
export function readExpected(words: string, { literals }: Prose): ExpectedWords | undefined {
  const literal = soleLiteral(words, literals)
  if (literal !== undefined) return literal.trim() === '' ? undefined : { expected: literal }
  const text = restore(words, literals).trim()
  const isOne = !/, | and | or | \/ | = |; /.test(words.replace(inDates, '$1 '))
  if (!isOne || !/[\p{L}\p{N}]/u.test(text) || text.split(' ').length > mostWords) return undefined
  if (described.test(words) || denial.test(words)) return undefined
  return { expected: text, unquoted: true }
}

/** The words that something says: all that follow, unless a further clause does. */
export function readSpoken(words: string, prose: Prose): ExpectedWords | undefined {
  if (soleLiteral(words, prose.literals) !== undefined) return readExpected(words, prose)
  const text = restore(words, prose.literals).trim()
  const isWritten = /^\p{Lu}/u.test(words) && !words.includes('\uE000') && text.split(' ').length <= mostWords
  const [, ...more] = words.replace(inDates, '$1 ').split(/, | and | but |; /)
  if (isWritten && !more.some((part) => isClause(part))) return { expected: text, unquoted: true }
  return isFragment(words) && !isClause(words) ? readExpected(words, prose) : undefined
}

/** Whether words hold a verb, a state or a conjunction, so that they say something themselves. */
export const isClause = (words: string): boolean => clause.test(words) || happening.test(words)

/** Whether words may be what something is said of: a noun phrase, without a preposition that begins it or a verb in it. */
export const isSubject = (words: string): boolean =>
  /[\p{L}\uE000]/u.test(words.replace(/^(?:the|an?) ?/i, '')) &&
  !isClause(words.replaceAll(/\uE000\d+\uE001/g, '')) &&
  !edges.test(words) &&
  !several.test(words)

/** Whether words are written as a value is, with a number or like a name. */
export const isValue = (words: string): boolean => /^\uE000\d+\uE001$|^\p{Lu}|^[^\p{L}]*\d/u.test(words)

/** Whether words hold a date, a time or an amount of money. */
export const isDated = (words: string): boolean =>
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([/.])\d{1,2}\1\d{2,4}|\d{1,2}:\d{2}|[€$£¥%]/.test(words) ||
  new RegExp(`\\b${monthPattern}\\b`, 'i').test(words)

/** Whether words hold a number or a date beside words or signs that say what it is one of. */
export function isFragment(words: string): boolean {
  if (edges.test(words)) return false
  if (/\b(?:them|those|these|it|each|every)\b|\b(?:first|second|third|last|lead)$/i.test(words)) return false
  const plain = words.replaceAll(/\uE000\d+\uE001/g, '')
  const isDate = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([/.])\d{1,2}\1\d{2,4}|\d{1,2}:\d{2}/.test(plain)
  const isNumber = numbered.test(plain)
  return isDate || (isNumber && /[\p{L}€$£¥%°]/u.test(plain))
}
