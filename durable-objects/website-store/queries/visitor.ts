import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { eventsOf } from '../../../shared/domain/analytics/segment/build.ts'
import { type WhoIsMeant, keepRows, rowsOf } from '../../../shared/domain/analytics/segment/keep-rows.ts'
import type { Days } from './reports.ts'

/** What one visitor did, oldest first: a page of it, and how much there is. */
export function visitor(
  events: Days,
  { who, limit, offset }: { who: WhoIsMeant; limit: number; offset: number },
): { total: number; events: AnalyticsEvent[] } {
  const found: AnalyticsEvent[] = []
  let total = 0
  for (const shard of events.shards()) {
    const segment = events.shard(shard)
    const rows = rowsOf(segment, who)
    const [from, until] = [Math.max(0, offset - total), Math.max(0, offset + limit - total)]
    found.push(...eventsOf(keepRows(segment, rows.slice(from, until))))
    total += rows.length
  }
  return { total, events: found }
}
