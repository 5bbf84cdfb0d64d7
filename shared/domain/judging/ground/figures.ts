import Big from 'big.js'
import { dateAt } from '../../english/dates.ts'
import { numberOfWord } from '../../english/number-words.ts'
import { valuesOfWritten, writtenNumber } from '../../numbers/written.ts'

/** A number, a date or a mark of a date in a text, with its place and every value that it may be read as. */
export interface Figure {
  start: number
  end: number
  written: string
  values: string[]
}

const longest = 40
const figure = new RegExp(String.raw`%TODAY[^%\s]{0,30}%|(?:(?<![\p{L}\p{N}])-)?(?:${writtenNumber})`, 'giu')
const percent = /(\d[\d.,]{0,15}) ?(?:%|per ?cent\b)/giu
const mayBeDate = /\d{4}/

/** Numbers by value ("1,234.50" is 1234.5), dates as ISO dates, `%TODAY+3D%` as it stands. */
export function figuresIn(text: string): Figure[] {
  const dates = datesIn(text)
  const others = [...text.matchAll(figure)]
    .filter(({ index }) => !dates.some(({ start, end }) => index >= start && index < end))
    .map(({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
      written,
      values: valuesOf(written),
    }))
  return [...dates, ...others].toSorted((a, b) => a.start - b.start)
}

/** Values of all numbers of a text, those in words ("three") among them. */
export function valuesIn(text: string): string[] {
  const spelled = (text.match(/\p{L}{3,12}/gu) ?? []).flatMap(
    (word) => numberOfWord(word.toLowerCase()) ?? [],
  )
  return [...figuresIn(text).flatMap(({ values }) => values), ...spelled.map(String)]
}

/** What is said in percent, by value. */
export const percentsIn = (text: string): string[] =>
  [...text.matchAll(percent)].flatMap(([, written = '']) => valuesOf(written))

/** A value as it is compared: no needless zeros; undefined for what is no plain number. */
export function plainValue(text: string): string | undefined {
  return /^-?\d{1,40}(?:\.\d{1,40})?$/.test(text) ? new Big(text).toFixed() : undefined
}

function valuesOf(written: string): string[] {
  const sign = written.startsWith('-') ? '-' : ''
  const bare = written.slice(sign.length)
  if (bare.length > longest || bare.startsWith('%')) return [written]
  const read = valuesOfWritten(bare, {}).flatMap((value) => plainValue(`${sign}${value}`) ?? [])
  return read.length > 0 ? read : [written]
}

function datesIn(text: string): Figure[] {
  if (!mayBeDate.test(text)) return []
  const dates: Figure[] = []
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\d]/gu)) {
    if (index < (dates.at(-1)?.end ?? 0)) continue
    const date = dateAt(text, index)
    if (!date) continue
    const end = index + date.length
    dates.push({ start: index, end, written: text.slice(index, end), values: [date.value] })
  }
  return dates
}
