import type { InPage } from './kit.ts'

/** Whether values stand in order: as numbers where all of them are, else as dates that are written from the year on, else as words; undefined where too few say anything. */
export function areSorted(page: InPage, values: string[], direction: string): boolean | undefined {
  const told = values.map((value) => page.tidy(value))
  if (told.length < 2 || new Set(told).size < 2) return undefined
  const numbers = told.map((value) => page.numberIn(value))
  const clear = numbers.every((number) => number?.readings.length === 1)
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
  const compare = (at: number): number => {
    if (clear) return (numbers[at - 1]?.readings[0] ?? 0) - (numbers[at]?.readings[0] ?? 0)
    return plain(told[at - 1] ?? '').localeCompare(plain(told[at] ?? ''), 'en')
  }
  // A day before a month says nothing in the order of its letters.
  if (!clear && told.every((value) => /\d/.test(value) && !/^\d{4}\b/.test(value))) return undefined
  const steps = told.slice(1).map((_value, at) => compare(at + 1))
  return steps.every((step) => (direction === 'ascending' ? step <= 0 : step >= 0))
}
