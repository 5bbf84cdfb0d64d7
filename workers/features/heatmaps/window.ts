import { pathOf } from '../../../shared/domain/analytics/heatmap/seen.ts'

const dayMs = 86_400_000
const usualDays = 30
const mostDays = 366

interface Given {
  windowStart?: string | undefined
  windowEnd?: string | undefined
}

/** The time of a heatmap in milliseconds since the epoch: until now, and the thirty days before its end, unless told. */
export function windowOf({ windowStart, windowEnd }: Given, now: number): { from: number; to: number } {
  const to = windowEnd === undefined ? now : Date.parse(windowEnd)
  return { from: windowStart === undefined ? to - usualDays * dayMs : Date.parse(windowStart), to }
}

/** What is wrong with a window; null where nothing is. */
export function faultOf({ from, to }: { from: number; to: number }): string | null {
  if (from >= to) return 'Must be before its end'
  return to - from > mostDays * dayMs ? `Must be ${mostDays} days before its end at most` : null
}

/** The path of a page as visitors are at it: of what was pasted, without address, query and hash. Null for what is none. */
export const pagePath = (given: string): string | null =>
  given.startsWith('/') || /^https?:\/\//i.test(given) ? pathOf(given) : null
