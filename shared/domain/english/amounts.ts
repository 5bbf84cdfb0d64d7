import { spelledNumbers } from '../numbers/spelled.ts'
import { isMoneyAt, valueOfWritten, writtenNumber } from '../numbers/written.ts'
import { numberOfWord } from './number-words.ts'
import { isCurrency, sameUnit, unitAhead } from './units.ts'

/** A number of a text with what it counts, with its place in UTF-16 units. */
export interface Amount {
  start: number
  end: number
  /** Exact, as a plain decimal literal: "1200", "-5.50". */
  value: string
  /** In the singular, signs as they stand: "minute", "MB", "EUR", "€"; undefined where no known unit stands beside the number. */
  unit?: string
}

const figures = new RegExp(
  String.raw`(?<![\p{L}\d.,:/_]|[\p{L}_]-|\d-\d{1,8}-)(?:${writtenNumber})(?!-\d{1,8}-\d|(?<=\d-\d{1,8})-\d)`,
  'gu',
)
const signBefore = /(?:^|[\s(])([-−])$/u
const spelled = /(?<![\p{L}\p{N}-])[a-z]{3,9}(?:-[a-z]{3,5})?(?![\p{L}\p{N}-])/giu
const currencyBefore = /(?:^|(?<=[^\p{L}\p{N}]))(?:[€$£¥]|[A-Z]{3}) ?$/u

/**
 * The amounts of a text in their order, in figures or words: "1,200 EUR", "€5.50", "30 minutes", "2 MB", "twenty-one". What is no single number (a version, a date, a time,
 * part of a name) is none, and neither is "one" alone, which is as often a word for a thing. Costs the length of the text.
 */
export function amountsIn(text: string): Amount[] {
  const several = spelledNumbers(text).filter(({ start, end }) => !isFigure(text.slice(start, end)))
  const single = [...text.matchAll(spelled)].flatMap(({ 0: word, index: start }) => {
    const value = numberOfWord(word)
    return value === undefined ? [] : [{ start, end: start + word.length, value: `${value}` }]
  })
  const taken = new Uint8Array(text.length)
  return [...several, ...single, ...inFigures(text)]
    .filter(({ start, end }) => {
      if (taken[start] || taken[end - 1]) return false
      taken.fill(1, start, end)
      return true
    })
    .toSorted((one, other) => one.start - other.start)
    .map((number) => withUnit(text, number))
    .filter(({ start, end, unit }) => unit !== undefined || text.slice(start, end).toLowerCase() !== 'one')
}

const isFigure = (written: string): boolean => /^[\d.,]+$/.test(written)

function inFigures(text: string): Amount[] {
  return [...text.matchAll(figures)].flatMap(({ 0: written, index: start }) => {
    const end = start + written.length
    const isAlone = !/^[\p{L}\d_/]/u.test(text.slice(end, end + 1))
    const value = valueOfWritten(written, { isMoney: isMoneyAt(text, start, end) })
    if (value === undefined || !(isAlone || unitAhead(text.slice(end, end + 40)))) return []
    const isNegative = signBefore.test(text.slice(Math.max(0, start - 2), start))
    return [isNegative ? { start: start - 1, end, value: `-${value}` } : { start, end, value }]
  })
}

function withUnit(text: string, { start, end, value }: Amount): Amount {
  const [before] = currencyBefore.exec(text.slice(Math.max(0, start - 5), start)) ?? []
  if (before !== undefined && isCurrency(before.trim()))
    return { start: start - before.length, end, value, unit: before.trim() }
  const behind = unitAhead(text.slice(end, end + 40))
  return behind
    ? { start, end: end + behind.length, value, unit: sameUnit(behind.unit) }
    : { start, end, value }
}
