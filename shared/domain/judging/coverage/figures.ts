import { numberOfWord } from '../../english/number-words.ts'
import { atScale, formatDecimal, parseDecimal } from '../../numbers/decimal.ts'
import {
  isMoneyAt,
  shortened,
  valueOfWritten,
  writtenNumber,
  type NumberHabit,
} from '../../numbers/written.ts'

const token = new RegExp(String.raw`\d{4}-\d{2}-\d{2}(?!\d)|${writtenNumber}`, 'g')
const longest = 100_000

/** A figure as it is written, with its sign. */
export interface Figure {
  written: string
  start: number
  end: number
}

/** The figures of a text, dates as one. A minus is a sign where nothing stands before it that it could join. */
export function figuresIn(text: string): Figure[] {
  return [...text.slice(0, longest).matchAll(token)].map(({ 0: written, index }) => {
    const isNegative = /(?:^|[^\p{L}\p{N}])[-−]$/u.test(text.slice(Math.max(0, index - 3), index))
    const start = isNegative ? index - 1 : index
    return { written: isNegative ? `-${written}` : written, start, end: index + written.length }
  })
}

/** One spelling for a value: "1,000.50" is 1000.5, "05" is 5. Dates, times and what cannot be told keep theirs. */
export function valueOf(written: string, habit?: NumberHabit, isMoney = false): string {
  const [sign, digits] = written.startsWith('-') ? ['-', written.slice(1)] : ['', written]
  const value = valueOfWritten(digits, { habit, isMoney })
  return value === undefined ? written : sign + shortened(value).replace(/^0+(?=\d)/, '')
}

/** The values of a text, with those of its single words for numbers where it is one. */
export function valuesIn(text: string, habit?: NumberHabit): string[] {
  const word = text.length < 20 ? numberOfWord(text.trim()) : undefined
  const figures = figuresIn(text).map(({ written, start, end }) =>
    valueOf(written, habit, isMoneyAt(text, start, end)),
  )
  return word === undefined ? figures : [...figures, `${word}`]
}

/** The next values on both sides, in units of the last written digit: 18.99 and 19.01 of "19.00". Undefined of dates and times. */
export function neighboursOf(written: string, habit?: NumberHabit): [string, string] | undefined {
  const value = valueOf(written, habit)
  if (!/^-?\d{1,30}(?:\.\d{1,10})?$/.test(value)) return undefined
  const fraction = /[.,](\d{1,2}|\d{4,10})$/.exec(written)?.[1]?.length ?? 0
  const scale = Math.max(fraction, value.split('.')[1]?.length ?? 0)
  const units = atScale(parseDecimal(value), scale)
  const [below, above] = [units - 1n, units + 1n].map((near) => valueOf(formatDecimal(near, scale), '.'))
  return below === undefined || above === undefined ? undefined : [below, above]
}

/** What a share of so many percent is in a calculation: the part, what is left, and with it. */
export function sharesOf(value: string): string[] {
  if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(value)) return []
  const scale = (value.split('.')[1]?.length ?? 0) + 2
  const part = parseDecimal(value).digits
  const whole = 10n ** BigInt(scale)
  return [part, whole - part, whole + part].map((share) => valueOf(formatDecimal(share, scale), '.'))
}
