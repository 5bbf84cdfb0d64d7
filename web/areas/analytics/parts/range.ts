import { beginOfDay, localTime } from './zoned.ts'

export const rangeIds = ['today', '24h', '7d', '30d', '90d', 'year'] as const
export type RangeId = (typeof rangeIds)[number]
export type Unit = 'hour' | 'day' | 'month'

/** A stretch of time in milliseconds since the epoch, both ends included, and what it is cut into. */
export interface Range {
  startAt: number
  endAt: number
  unit: Unit
}

const dayMs = 86_400_000
const mostDays = 92
const days: Partial<Record<RangeId, number>> = { today: 1, '7d': 7, '30d': 30, '90d': 90 }

export const rangeIdOf = (text: string | undefined): RangeId => rangeIds.find((each) => each === text) ?? '7d'

/** The time that a choice means at this moment: whole days of the time zone, the present one as far as it has come. */
export function rangeOf(id: RangeId, { timezone, now }: { timezone: string; now: number }): Range {
  if (id === '24h') return { startAt: now - dayMs, endAt: now, unit: 'hour' }
  const { year, month, day } = localTime(now, timezone)
  const many = days[id]
  const first = many === undefined ? { year, month: 1, day: 1 } : { year, month, day: day - many + 1 }
  const startAt = beginOfDay(first, timezone)
  const isLong = now - startAt > mostDays * dayMs
  return { startAt, endAt: now, unit: id === 'today' ? 'hour' : isLong ? 'month' : 'day' }
}
