import type { Range } from '../../../shared/domain/analytics/figures/rows.ts'

const yearMs = 365 * 86_400_000

/** The stretch of time before a range, as long as it, or the same a year before. */
export function comparedWith({ from, until }: Range, compare: 'prev' | 'yoy'): Range {
  const back = compare === 'yoy' ? yearMs : until - from
  return { from: from - back, until: until - back }
}
