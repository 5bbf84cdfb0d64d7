import { collator, folded, wordsOf } from '../words.ts'

export type Key = string | number | null

export interface Sort {
  /** The name of the column. */
  by: string
  isDown: boolean
}

interface Arrangement<T> {
  typed: string
  sort: Sort | null
  /** What an item is found by. */
  text: (item: T) => string
  /** What it is ordered by, in the column of that name. */
  keyIn: (column: string) => ((item: T) => Key) | undefined
}

/** The items that contain every word that was typed, in the order that was asked for; what has no value there comes last, whichever way. */
export function arranged<T>(items: readonly T[], { typed, sort, text, keyIn }: Arrangement<T>): readonly T[] {
  const words = wordsOf(typed)
  const found =
    words.length === 0
      ? items
      : items.filter((item) => {
          const its = folded(text(item))
          return words.every((word) => its.includes(word))
        })
  const key = sort && keyIn(sort.by)
  if (!key) return found
  return found
    .map((item) => ({ item, key: key(item) }))
    .toSorted((one, other) => compared(one.key, other.key, sort.isDown))
    .map(({ item }) => item)
}

function compared(one: Key, other: Key, isDown: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other))
  return isDown ? -order : order
}

/** Another column begins with its smallest; the same one turns round, and then gives back the order that was there. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, isDown: false }
  return sort.isDown ? null : { by, isDown: true }
}

/** The part of so many items that a page shows: from the first (counted from 0) to before the last. A page that is gone is the last one. */
export function pageOf(count: number, page: number, perPage: number) {
  const last = Math.max(0, Math.ceil(count / perPage) - 1)
  const at = Math.min(Math.max(0, page), last)
  return { at, last, from: at * perPage, to: Math.min(count, (at + 1) * perPage) }
}
