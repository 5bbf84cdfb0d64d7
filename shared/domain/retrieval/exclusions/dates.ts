import { monthOf } from '../../english/dates.ts'
import type { Word } from './words.ts'

/** A day, a month or a year, in milliseconds since the epoch, UTC: its first and its last one. */
export interface Time {
  first: number
  last: number
}

/** A time that is named by words, and how many of them. */
export interface Dated extends Time {
  words: number
}

const monthAt = (plain = ''): number => (monthOf(plain) ?? 0) - 1

const yearOf = (plain: string | undefined): number | null =>
  plain !== undefined && /^(?:19|20)\d\d$/.test(plain) ? Number(plain) : null

const dayOf = (plain: string | undefined): number | null => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(plain ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

function yearTime(year: number): Time {
  return { first: Date.UTC(year), last: Date.UTC(year + 1) - 1 }
}

function monthTime(year: number, month: number): Time | null {
  if (month < 0 || month > 11) return null
  return { first: Date.UTC(year, month), last: Date.UTC(year, month + 1) - 1 }
}

/** Null where there is no such day. */
function dayTime(year: number, month: number, day: number): Time | null {
  const first = Date.UTC(year, month, day)
  return new Date(first).getUTCMonth() === month && day > 0 ? { first, last: first + 86_400_000 - 1 } : null
}

/** Reads a date at the beginning of words: `2021`, `May 2022`, `3 May 2022`, `May 3, 2022`, `2022-05`, `2022-05-03`. Null where none stands there. */
export function dateAt(words: readonly Word[]): Dated | null {
  const plain = words.filter(({ text }) => text !== ',').map((word) => word.plain)
  const [one, two, three] = plain
  const found =
    ofNumbers(one) ??
    of(1, yearOf(one), (year) => yearTime(year)) ??
    of(2, yearOf(two), (year) => monthTime(year, monthAt(one))) ??
    of(
      3,
      yearOf(three),
      (year) => named(year, monthAt(two), dayOf(one)) ?? named(year, monthAt(one), dayOf(two)),
    )
  if (!found) return null
  return { ...found, words: withCommas(words, found.words) }
}

const named = (year: number, month: number, day: number | null): Time | null =>
  month < 0 || day === null ? null : dayTime(year, month, day)

function of(words: number, year: number | null, timeOf: (year: number) => Time | null): Dated | null {
  const time = year === null ? null : timeOf(year)
  return time && { ...time, words }
}

function ofNumbers(plain: string | undefined): Dated | null {
  const [, year, month, day] = /^((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?$/.exec(plain ?? '') ?? []
  if (year === undefined) return null
  const [inYear, inMonth] = [Number(year), Number(month) - 1]
  const time = day === undefined ? monthTime(inYear, inMonth) : dayTime(inYear, inMonth, Number(day))
  return time && { ...time, words: 1 }
}

/** How many words and commas the first `count` words take. */
function withCommas(words: readonly Word[], count: number): number {
  let [taken, left] = [0, count]
  while (left > 0 && taken < words.length) if (words[taken++]?.text !== ',') left--
  return taken
}
