import type { Value } from '../values.ts'
import { unknown, type Unknown } from './unknown.ts'

type Day = Extract<Value, { type: 'day' }>
interface Move {
  days?: number
  months?: number
  years?: number
}

const msPerDay = 86_400_000
const daysPerMonth = 30.436_875

export const isDate = (text: string): boolean => dateOf(text) !== undefined
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A calendar date moved by months, then by days; a month that is too short gives its last day. Undefined outside the years 1 to 9999. */
export function moveDate(iso: string, { days = 0, months = 0, years = 0 }: Move): string | undefined {
  const from = dateOf(iso)
  if (!from) return undefined
  const count = from.year * 12 + from.month - 1 + months + years * 12
  const year = Math.floor(count / 12)
  const month = count - year * 12
  const at = utc(year, month, Math.min(from.day, lastOf(year, month)))
  const moved = new Date(at + days * msPerDay)
  const last = moved.getUTCFullYear()
  return last >= 1 && last <= 9999 ? moved.toISOString().slice(0, 10) : undefined
}

export function moveDay(day: Day, { days = 0, months = 0, years = 0 }: Move): Day {
  const all = (day.months ?? 0) + months + years * 12
  return { type: 'day', fromToday: day.fromToday + days, ...(all ? { months: all } : {}) }
}

/** Which of two days counted from today comes first; unknown where it depends on which day today is. */
export function orderDays(a: Day, b: Day): number | Unknown {
  const months = (a.months ?? 0) - (b.months ?? 0)
  const days = a.fromToday - b.fromToday
  if (months === 0 || Math.sign(months) === Math.sign(days)) return Math.sign(days || months)
  // Some months are longer than others, and a date behind the end of a month is moved to its last day.
  const about = months * daysPerMonth + days
  return Math.abs(about) > 3 ? Math.sign(about) : depends()
}

/** Whole years from a day to today; negative ones do not count. */
export function yearsSince({ fromToday, months = 0 }: Day): number | Unknown {
  if (Math.abs(fromToday) < 28) {
    const past = fromToday > 0 ? -months - 1 : -months
    return past < 0 ? unknown('the day has not come yet') : Math.floor(past / 12)
  }
  const past = -fromToday - months * daysPerMonth
  if (past < 0) return unknown('the day has not come yet')
  const least = Math.floor((past - 3) / 365.2425)
  return least === Math.floor((past + 3) / 365.2425) ? least : depends()
}

const depends = (): Unknown => unknown('it depends on which day today is')

function dateOf(iso: string): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lastOf(year, month - 1)
  return real ? { year, month, day } : undefined
}

const lastOf = (year: number, month: number): number => new Date(utc(year, month + 1, 0)).getUTCDate()

/** As `Date.UTC`, which takes the years 0 to 99 for those of the last century. */
function utc(year: number, month: number, day: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, day)
  return date.getTime()
}
