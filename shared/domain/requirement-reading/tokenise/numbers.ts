import Big from 'big.js'
import { numberOfWord as wholeNumberOf } from '../../english/number-words.ts'

const multiples = new Map(
  Object.entries({
    hundred: '100',
    thousand: '1000',
    million: '1000000',
    billion: '1000000000',
  }),
)

const grouped =
  '\\d{1,3}(?:(?:,\\d{3}){1,4}(?:\\.\\d{1,6})?|(?:\\.\\d{3}){1,4},\\d{1,2}|(?:[ \\u00a0\\u202f]\\d{3}){1,4}(?:[.,]\\d{1,2})?)'
const plain = '\\d{1,15}(?:\\.\\d{1,6}|,\\d{1,2})?'
const digits = new RegExp(`(?:${grouped}|${plain})(?![\\d]|[.,]\\d)`, 'y')

/** A decimal that is written in digits at `at`: "1,000.50", "1.000,50", "10 000", "12,5". More digits than are handled are none. */
export function digitsAt(text: string, at: number): { length: number; value: string } | undefined {
  digits.lastIndex = at
  const written = digits.exec(text)?.[0]
  return written === undefined ? undefined : { length: written.length, value: decimalOf(written) }
}

function decimalOf(written: string): string {
  const compact = written.replace(/[ \u00a0\u202f]/g, '')
  const european = /\.\d{3},|^\d+,\d{1,2}$/.test(compact)
  return european ? compact.replace(/\./g, '').replace(',', '.') : compact.replace(/,/g, '')
}

/** "twelve", "twenty-five", "hundred" as a decimal; undefined for any other word. */
export const numberOfWord = (word: string): string | undefined => wholeNumberOf(word)?.toString()

/** "10 thousand": the word behind a number that multiplies it. */
export function multiplied(value: string, word: string): string | undefined {
  const factor = multiples.get(word.toLowerCase())
  return factor === undefined ? undefined : new Big(value).times(factor).toFixed()
}
