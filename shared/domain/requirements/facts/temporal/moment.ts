import { clockTime, dayNumber, isoDate } from './calendar.ts'

export type TemporalKind = 'date' | 'time' | 'datetime'

/**
 * A point of an ordered domain of days or minutes. `calendar`: days since 1970-01-01 (date), minutes since midnight (time) or
 * minutes since 1970-01-01T00:00 (datetime). `today`: so many months and then days from the day of the run.
 */
export type Moment = { from: 'calendar'; at: number } | { from: 'today'; months: number; days: number }

/** Both ends belong to the range; its step is one day for dates and one minute otherwise. */
export interface TemporalRange {
  of: TemporalKind
  min?: Moment
  max?: Moment
  /** Minutes between two allowed times, where the text states them; counted from `min`. */
  step?: number
  /** The text states ages, so a later day of birth is "too young". */
  byAge?: true
}

export function today(days = 0, months = 0): Moment {
  return { from: 'today', months, days }
}

/** The moment so many steps (days or minutes) later; undefined beyond a day of 24 hours or the years 1 to 9999. */
export function shifted(moment: Moment, steps: number, of: TemporalKind): Moment | undefined {
  if (moment.from === 'today') return { ...moment, days: moment.days + steps }
  const at = moment.at + steps
  return inDomain(at, of) ? { from: 'calendar', at } : undefined
}

const firstDay = -719_162
const lastDay = 2_932_896

function inDomain(at: number, of: TemporalKind): boolean {
  if (of === 'time') return at >= 0 && at < 1440
  const day = of === 'date' ? at : Math.floor(at / 1440)
  return day >= firstDay && day <= lastDay
}

// A span of months is known in days only up to the lengths of its months and the end of a short one.
const monthDays = 30.436_875
const monthDoubt = 5

/** Negative, zero or positive as `a` lies before, at or after `b`; undefined when that depends on the day of the run. */
export function compareMoments(a: Moment, b: Moment): number | undefined {
  if (a.from === 'calendar' && b.from === 'calendar') return a.at - b.at
  if (a.from === 'calendar' || b.from === 'calendar') return undefined
  if (a.months === b.months) return a.days - b.days
  const days = (a.months - b.months) * monthDays + a.days - b.days
  return Math.abs(days) > monthDoubt ? days : undefined
}

/** Where a moment lies; a range of one fixed and one moving end is taken to be not empty on the day of the run. */
export function positionIn(
  moment: Moment,
  { min, max }: { min?: Moment; max?: Moment },
): 'below' | 'inside' | 'above' | 'unknown' {
  const low = min ? compareMoments(moment, min) : 1
  const high = max ? compareMoments(moment, max) : -1
  if (low !== undefined && low < 0) return 'below'
  if (high !== undefined && high > 0) return 'above'
  if (low === 0 || high === 0) return 'inside'
  return low === undefined || high === undefined ? 'unknown' : 'inside'
}

/** The literal of a moment: "2026-01-31", "08:00", "2026-01-31T08:00", or `%TODAY-18Y+1D%`, which a run replaces by the ISO date. */
export function writeMoment(moment: Moment, of: TemporalKind): string {
  if (moment.from === 'today') return `%TODAY${offset(moment)}%`
  if (of === 'date') return isoDate(moment.at)
  if (of === 'time') return clockTime(moment.at)
  const day = Math.floor(moment.at / 1440)
  return `${isoDate(day)}T${clockTime(moment.at - day * 1440)}`
}

function offset({ months, days }: { months: number; days: number }): string {
  const part = (value: number, unit: string) =>
    value === 0 ? '' : `${value < 0 ? '-' : '+'}${Math.abs(value)}${unit}`
  const inYears = months % 12 === 0
  return `${part(inYears ? months / 12 : months, inYears ? 'Y' : 'M')}${part(days, 'D')}`
}

const dayMark = /^%TODAY((?:[+-]\d{1,5}[DWMY]){0,4})%$/

/** Reads a literal as `writeMoment` writes it; undefined for anything else, an impossible day or an impossible time included. */
export function parseMoment(literal: string, of: TemporalKind): Moment | undefined {
  const relative = of === 'date' ? dayMark.exec(literal) : null
  if (relative) return parseOffset(relative[1] ?? '')
  const at = of === 'time' ? parseTime(literal) : parseDay(literal, of)
  return at === undefined ? undefined : { from: 'calendar', at }
}

function parseOffset(text: string): Moment {
  let months = 0
  let days = 0
  for (const [, count = '0', unit] of text.matchAll(/([+-]\d{1,5})([DWMY])/g)) {
    if (unit === 'Y' || unit === 'M') months += Number(count) * (unit === 'Y' ? 12 : 1)
    else days += Number(count) * (unit === 'W' ? 7 : 1)
  }
  return today(days, months)
}

function parseTime(literal: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(literal)
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2])]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined
}

function parseDay(literal: string, of: TemporalKind): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}))?$/.exec(literal)
  if (!match || (match[4] !== undefined) !== (of === 'datetime')) return undefined
  const day = dayNumber(Number(match[1]), Number(match[2]), Number(match[3]))
  if (of === 'date' || day === undefined) return day
  const minutes = parseTime(match[4] ?? '')
  return minutes === undefined ? undefined : day * 1440 + minutes
}
