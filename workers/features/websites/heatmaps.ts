import { and, eq, inArray, sql } from 'drizzle-orm'
import { heatmaps } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { heatmapsBuilding, heatmapsOf } from '../../../shared/kernel/file-prefixes.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'

/** What was counted so far knows who was counted: heatmaps that are being built begin anew, without whoever was erased. Those that are ready know nobody. */
export async function restartHeatmaps(context: Context, websiteId: string): Promise<void> {
  await context.services.db
    .update(heatmaps)
    // Another time than before, so that a step that is under way at this moment does not count.
    .set({ status: 'pending', built: null, updatedAt: sql`max(${context.now()}, ${heatmaps.updatedAt} + 1)` })
    .where(and(eq(heatmaps.websiteId, websiteId), inArray(heatmaps.status, ['pending', 'building'])))
  while ((await purgeFiles(context, heatmapsBuilding(websiteId))) > 0);
}

/** Rows first: what is being built finds its own gone, and removes what it has written since. */
export async function forgetHeatmaps(context: Context, websiteId: string): Promise<void> {
  await context.services.db.delete(heatmaps).where(eq(heatmaps.websiteId, websiteId))
  for (const folder of [heatmapsBuilding(websiteId), heatmapsOf(websiteId)])
    while ((await purgeFiles(context, folder)) > 0);
}
