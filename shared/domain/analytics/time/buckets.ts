import { DateTime, type DateTimeUnit, IANAZone } from 'luxon'

export const units = ['minute', 'hour', 'day', 'month', 'year'] as const
export type Unit = (typeof units)[number]

/** From `from` until before `until` in milliseconds since the epoch; `x` is the local time at which it begins, as Umami writes it. */
export interface Bucket {
  x: string
  from: number
  until: number
}

export const isTimezone = (name: string): boolean => IANAZone.isValidZone(name)

const minuteMs = 60_000
const mostMinutes: [Unit, number][] = [
  ['minute', 60],
  ['hour', 30 * 24 * 60],
  ['day', 7 * 31 * 24 * 60],
  ['month', 24 * 31 * 24 * 60],
]

/** The unit that is asked for, or the finest one in which a stretch of time is not cut into too many pieces. Bounds as Umami's (src/lib/date.ts). */
export function unitFor(asked: Unit, { from, until }: { from: number; until: number }): Unit {
  const minutes = (until - from) / minuteMs
  const finest = mostMinutes.find(([, most]) => minutes <= most)?.[0] ?? 'year'
  return units.indexOf(asked) >= units.indexOf(finest) ? asked : finest
}

const labels: Record<Unit, string> = {
  minute: 'yyyy-MM-dd HH:mm:00',
  hour: 'yyyy-MM-dd HH:00:00',
  day: 'yyyy-MM-dd 00:00:00',
  month: 'yyyy-MM-01 00:00:00',
  year: 'yyyy-01-01 00:00:00',
}

/**
 * The whole units of a time zone that a stretch of time touches, in order. A day has 23 or 25 hours where clocks are changed; the hour that comes twice is one, because it has
 * one name.
 */
export function bucketsOf(
  { from, until }: { from: number; until: number },
  { unit, timezone }: { unit: Unit; timezone: string },
): Bucket[] {
  const step: DateTimeUnit = unit
  const buckets: Bucket[] = []
  let begin = DateTime.fromMillis(from, { zone: timezone }).startOf(step)
  while (begin.toMillis() < until) {
    const next = begin.plus({ [unit]: 1 })
    const whole = next.startOf(step)
    // Where a clock is set back by half an hour, the hour after begins where this one does.
    const end = whole > begin ? whole : next
    const x = begin.toFormat(labels[unit])
    const last = buckets.at(-1)
    if (last?.x === x) last.until = end.toMillis()
    else buckets.push({ x, from: begin.toMillis(), until: end.toMillis() })
    begin = end
  }
  return buckets
}

/** Tells the name of the bucket that a moment is in, fast for moments that are asked for near each other. */
export function finderOf(buckets: readonly Bucket[]): (at: number) => string {
  let place = 0
  return (at) => {
    while (place > 0 && at < (buckets[place]?.from ?? 0)) place--
    while (place < buckets.length - 1 && at >= (buckets[place]?.until ?? Infinity)) place++
    return buckets[place]?.x ?? ''
  }
}
