import { and, inArray, lt } from 'drizzle-orm'
import { heatmaps } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { order } from './order.ts'
import { underWay } from './store.ts'

/** Longer than all retries of a message take. */
const patienceMs = 30 * 60_000
const atOnce = 100

/** Hourly upkeep: goes on with heatmaps that stand still, because a message was lost or a process died. Returns how many. */
export async function resumeHeatmaps(context: Context): Promise<number> {
  const rows = await context.services.db
    .select({ heatmapId: heatmaps.heatmapId, websiteId: heatmaps.websiteId })
    .from(heatmaps)
    .where(and(inArray(heatmaps.status, underWay), lt(heatmaps.updatedAt, context.now() - patienceMs)))
    .limit(atOnce)
  await order(context, ...rows)
  return rows.length
}
