import { numberOfWord, smallNumbers, tens } from '../../english/number-words.ts'
import { exact, order, type Exact } from '../../requirement-model/decimal.ts'

/** Words that stand for a number. Other languages than English write numbers in digits, or they are not known. */
const words = `0 negative positive null, 1 single once first, 2 twice second double both half pair, 3 third triple, 4 fourth quarter, 5 fifth, 6 sixth,
  7 seventh week weeks, 8 eighth, 9 ninth, 10 tenth, 12 dozen year years, 24 twenty-four, 50 half, 100 hundred, 0.5 half, 0.01 cent cents`
const values = new Map<string, string[]>()
for (const word of [...smallNumbers, ...tens]) values.set(word, [`${numberOfWord(word)}`])
for (const group of words.split(',')) {
  const [value = '', ...all] = group.trim().split(' ')
  for (const word of all) values.set(word, [...(values.get(word) ?? []), value])
}

const digits = /\d+(?:[.,'’\u00a0\u202f ]\d+)*/gu
const word = /\p{L}[\p{L}-]*/gu

const hints = new Map([
  ['0', new Set('no none nothing free empty'.split(' '))],
  ['1', new Set('a an any each every another'.split(' '))],
])

/** Whether a word stands there that counts where something is counted: "no entry", "a list". */
export const hintsAt = (text: string, value: string): boolean =>
  (text.toLowerCase().match(word) ?? []).some((one) => hints.get(value)?.has(one))

/** A number of a text, with where it stands; `readings` has more than one where "1.000" can be read in two ways. */
export interface Written {
  start: number
  end: number
  readings: string[]
}

/** The numbers that stand in a text in digits. */
export function numbersIn(text: string): Written[] {
  return [...text.matchAll(digits)].flatMap((found) => partsOf(found[0], found.index))
}

/** Digits and what joins them: one number with thousands or decimals, or several of them ("5, 10"). */
function partsOf(found: string, start: number): Written[] {
  const groups = found.split(/[.,'’\u00a0\u202f ]/u)
  const joins = found.replaceAll(/\d/g, '')
  const end = start + found.length
  if (groups.length === 1) return [{ start, end, readings: [found] }]
  const isThousands = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length <= 3
  const readings: string[] = []
  if (isThousands && new Set(joins).size === 1) readings.push(groups.join(''))
  if (groups.length === 2 && (joins === '.' || joins === ',')) readings.push(groups.join('.'))
  const last = joins.at(-1)
  if (
    groups.length > 2 &&
    (last === '.' || last === ',') &&
    joins.slice(0, -1) !== last.repeat(joins.length - 1)
  )
    readings.push(`${groups.slice(0, -1).join('')}.${groups.at(-1) ?? ''}`)
  if (readings.length > 0) return [{ start, end, readings }]
  return groups.map((group) => ({ start, end, readings: [group] }))
}

/** What a text says in numbers: those in digits, and those in words. */
export class Numbers {
  private readonly written: Exact[] = []
  private readonly text: string

  constructor(text: string) {
    this.text = text
    for (const { readings } of numbersIn(text)) for (const one of readings) this.add(one)
    for (const [found] of text.toLowerCase().matchAll(word))
      for (const one of [
        ...(values.get(found) ?? []),
        ...found.split('-').flatMap((part) => values.get(part) ?? []),
      ])
        this.add(one)
  }

  /** Whether a number stands there, however it is written; one below zero needs a sign or a word for it. */
  has(value: string): boolean {
    const wanted = exact(value.replace(/^-/, ''))
    if (!wanted || !this.written.some((one) => order(one, wanted) === 0)) return false
    return !value.startsWith('-') || /[-−–]\s?\d|\b(?:minus|negative|either|below|plus)\b|±/i.test(this.text)
  }

  private add(value: string): void {
    const one = exact(value)
    if (one) this.written.push(one)
  }
}
