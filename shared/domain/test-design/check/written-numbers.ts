import { multipliers, numberOfWords, ones, tens } from '../../numbers/number-words.ts'

/** A number of the text with its place, in canonical form: no grouping, no trailing zeros. */
export interface WrittenNumber {
  value: string
  start: number
  end: number
}

const digits =
  /(?:(?<![\p{L}\d._/#-])|(?<=(?<![\p{L}\d._/#:-])\d{1,6}(?:\.\d{1,4})?-(?=\d{1,6}(?![\d-]))))[-−]?\d{1,15}(?:,\d{3})*(?:\.\d{1,12})?(?!\d|[.:]\d|-\d{2}-\d|(?:st|nd|rd|th)\b)/gu
const reference =
  /\b(?:steps?|sections?|chapter|figure|tables?|version|release|iso|rfc|wcag|owasp|step no\.?|see|page|criterion|criteria|appendix|requirement|req|story|use case|phase|sprint|v)\.?\s+$/i
const named = [...tens, ...ones.slice(2)].join('|')
const spelled = new RegExp(
  `(?<![\\w-])(?:(?:${tens.join('|')})-(?:${ones.slice(1, 10).join('|')})|(?:an?|one|${named})[ -](?=[dhtm])(?:${multipliers.join('|')})|(?:${named}))(?![\\w-])|\\b(?:exactly|only|at most|at least|more than|less than|maximum of|minimum of|up to)\\s+(one)\\b`,
  'gi',
)

// "All four fields" counts what the text lists.
const counted =
  /^\s+(?:fields?|inputs?|settings?|columns?|rules?|cases?|conditions?|scenarios?|dates?|times?|values?|options?|choices?|buttons?|lists?|steps?|roles?|states?)\b/i

/** "1,000.50" as "1000.5"; signs stay. */
export function canonical(text: string): string {
  const plain = text
    .replace(/,/g, '')
    .replace('−', '-')
    .replace(/^(-?)0+(?=\d)/, '$1')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

/** Numbers in digits and in words, in order of kind; numbers of sections, steps and standards are none. */
export function numbersIn(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = []
  for (const match of text.matchAll(digits)) {
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    // The end of a range stands behind its beginning: in "ISO 8601-2" neither is a value.
    if (reference.test(before) || (/\d-$/.test(before) && found.at(-1)?.end !== match.index - 1)) continue
    const ranged = /^[-−]/.test(match[0]) && /[\d%€$£]\s?$/.test(before)
    const written = ranged ? match[0].slice(1) : match[0]
    const start = match.index + (ranged ? 1 : 0)
    found.push({ value: canonical(written), start, end: start + written.length })
  }
  for (const match of text.matchAll(spelled)) {
    const [written, single] = match
    const value = numberOfWords(single ?? written) ?? 0
    const start = match.index + match[0].length - (single ?? match[0]).length
    if (counted.test(text.slice(match.index + match[0].length, match.index + match[0].length + 30))) continue
    found.push({ value: String(value), start, end: match.index + match[0].length })
  }
  return found
}

/** Times of day and calendar dates, which are one value each. */
export function clockTimes(text: string): WrittenNumber[] {
  return [...text.matchAll(/(?<![\d:.-])(?:\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2})(?![\d:])/g)].map((match) => ({
    value: match[0].replace(/^0(?=\d:)/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
