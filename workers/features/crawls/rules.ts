import { normalAddress } from '../../../shared/domain/crawling/normal-address.ts'
import { checkTarget, type TargetPolicy } from '../../../shared/domain/targets/check-target.ts'
import type { WalkState, crawlSchedules } from '../../../shared/db/tables/crawls.ts'

export type Schedule = (typeof crawlSchedules)[number]

/** The job that takes a walk a stretch further. */
export const walkJobName = 'crawls.walk'

/** Of links; the start has none before it. */
export const usualDepth = 10
export const deepest = 100

const dayMs = 86_400_000
const intervals: Record<Schedule, number | null> = { none: null, daily: dayMs, weekly: 7 * dayMs }

/** When the schedule of a walk that begins now starts the next one, in milliseconds; null where it does not. */
export const nextAfter = (schedule: Schedule, now: number): number | null => {
  const interval = intervals[schedule]
  return interval === null ? null : now + interval
}

export const newWalk = (): WalkState => ({
  isSeeded: false,
  sitemaps: [],
  sitemapsRead: 0,
  asked: 0,
  setbacks: 0,
})

/** The start of a walk in its normal form, or what is wrong with it. */
export function readStart(
  given: string,
  policy: TargetPolicy,
): { ok: true; url: string } | { ok: false; fault: string } {
  const target = checkTarget(given, policy)
  if (!target.ok) return { ok: false, fault: target.reason }
  const url = normalAddress(given)
  return url === undefined
    ? { ok: false, fault: 'Must be the address of a page, of at most 2,000 characters' }
    : { ok: true, url }
}
