import type { Range, RangeId } from '../parts/range.ts'
import { localTime } from '../parts/zoned.ts'

/** A part of a range: as the service names it, and as people do. */
export interface Bucket {
  key: string
  label: string
}

const hourMs = 3_600_000
const two = (value: number) => String(value).padStart(2, '0')
const shown = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
const weekdays = shown({ weekday: 'short' })
const days = shown({ day: 'numeric', month: 'short' })
const daysOfYears = shown({ day: 'numeric', month: 'short', year: 'numeric' })
// Months are parts of one year only.
const months = shown({ month: 'short' })

/** All parts of a range in order, also those in which nothing happened. */
export function bucketsOf(range: Range, { timezone, id }: { timezone: string; id: RangeId }): Bucket[] {
  return range.unit === 'hour' ? hoursOf(range, { timezone, id }) : datesOf(range, timezone)
}

/** The hour that comes twice when clocks go back has one name, and is one. */
function hoursOf({ startAt, endAt }: Range, { timezone, id }: { timezone: string; id: RangeId }): Bucket[] {
  const buckets: Bucket[] = []
  const begin = startAt - localTime(startAt, timezone).minute * 60_000
  for (let at = begin; at <= endAt; at += hourMs) {
    const { year, month, day, hour } = localTime(at, timezone)
    const key = `${year}-${two(month)}-${two(day)} ${two(hour)}:00:00`
    const clock = `${two(hour)}:00`
    const label = id === 'today' ? clock : `${weekdays.format(Date.UTC(year, month - 1, day))} ${clock}`
    if (buckets.at(-1)?.key !== key) buckets.push({ key, label })
  }
  return buckets
}

function datesOf({ startAt, endAt, unit }: Range, timezone: string): Bucket[] {
  const [first, last] = [localTime(startAt, timezone), localTime(endAt, timezone)]
  const dates = first.year === last.year ? days : daysOfYears
  const buckets: Bucket[] = []
  for (let step = 0; ; step++) {
    const at =
      unit === 'day'
        ? Date.UTC(first.year, first.month - 1, first.day + step)
        : Date.UTC(first.year, first.month - 1 + step, 1)
    if (at > Date.UTC(last.year, last.month - 1, last.day)) return buckets
    const key = `${new Date(at).toISOString().slice(0, 10)} 00:00:00`
    buckets.push({ key, label: (unit === 'day' ? dates : months).format(at) })
  }
}

/** The values of a series that leaves out parts without any, each at its part. */
export function valuesOf(points: readonly { x: string; y: number }[], buckets: readonly Bucket[]): number[] {
  const known = new Map(points.map(({ x, y }) => [x, y]))
  return buckets.map(({ key }) => known.get(key) ?? 0)
}

/** At how many parts words may stand below the plot. */
export const ticks: Readonly<Record<Range['unit'], readonly number[]>> = {
  hour: [1, 3, 6, 12, 24],
  day: [1, 2, 7, 14, 28],
  month: [1, 3, 6, 12],
}
