import { numberOfWords, ones, tens } from './number-words.ts'

/** An exact decimal: `digits / 10^scale`. */
export interface Decimal {
  digits: bigint
  scale: number
}

const small = ones.slice(1, 10).join('|')
const word = `(?:${tens.join('|')})(?=)-(?:${small})|an? (?:hundred|thousand|dozen)|(?:${[...ones, ...tens].join('|')}|hundred)(?=)(?: (?:hundred|thousand|dozen))?`
// A number goes on behind what cannot be seen, and one that is cut off would be another number.
const goesOn = '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'
const larger = '\\s(?:thousand|million|billion|dozen)\\b'
const end = `(?![\\d]|[.,]\\d|[eE][+-]?\\d|${goesOn}|${larger})`
const sign = `(?<!${goesOn})[-−]?`
const grouped = [
  '(?:,\\d{3}){1,4}(?:\\.\\d{1,6})?',
  '(?:\\.\\d{3}){1,4},\\d{1,2}',
  '(?:[ \\u00a0\\u202f]\\d{3}){1,4}(?:[.,]\\d{1,2})?',
].join('|')
const inDigits = `${sign}(?:\\d{1,3}(?:${grouped})|\\d{1,9},\\d{1,2}|\\d{1,15}(?:\\.\\d{1,6})?)${end}`

/**
 * Alternatives of a regular expression that match a written number: "10,000.00", "10 000", "1.000,50", "12,5", "-5", "twelve", "twenty-five",
 * "a dozen". Not matched: more digits than are handled, powers of ten (1e400), numbers with characters inside that cannot be seen.
 * Dozens of expressions hold it, and each is compiled on its own: what the alternatives share stands once, and a negated `\w` takes a
 * quarter of the time that `\b` takes behind a list of words.
 */
export const numberPattern = `(?:${inDigits}|(?<!\\w)(?:${word})(?!\\w|-(?:${small})\\b|${larger}))`

/** Reads a number as `numberPattern` matches it; a comma before one or two digits, or behind points, is a decimal comma. */
export function parseDecimal(text: string): Decimal {
  const spoken = numberOfWords(text)
  if (spoken !== undefined) return { digits: BigInt(spoken), scale: 0 }
  const grouped = text.replace(/[ \u00a0\u202f]/g, '').replace('−', '-')
  const european = /\.\d{3},|^-?\d+,\d{1,2}$/.test(grouped)
  const plain = european ? grouped.replace(/\./g, '').replace(',', '.') : grouped.replace(/,/g, '')
  const [whole = '0', fraction = ''] = plain.split('.')
  return { digits: BigInt(`${whole}${fraction}`), scale: fraction.length }
}

/** The same value in units of `10^-scale`; digits beyond the scale are cut. */
export function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return wanted >= scale ? digits * 10n ** BigInt(wanted - scale) : digits / 10n ** BigInt(scale - wanted)
}

/** Writes units of `10^-scale` as a plain literal: `formatDecimal(1050n, 2)` is "10.50". */
export function formatDecimal(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
