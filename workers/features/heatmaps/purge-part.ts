import { eq } from 'drizzle-orm'
import { heatmaps } from '../../../shared/db/tables/analytics.ts'
import { heatmapsBuilding, heatmapsOf } from '../../../shared/kernel/file-prefixes.ts'
import { type PurgePart, purgeFiles } from '../../../shared/kernel/purge-part.ts'

/** Heatmaps of a website: what is being built finds its row gone, and removes what it has written since. */
export const heatmapsPart: PurgePart = {
  name: 'heatmaps',
  words: ['file of a heatmap', 'files of heatmaps'],
  async purge(context, websiteId) {
    await context.services.db.delete(heatmaps).where(eq(heatmaps.websiteId, websiteId))
    const building = await purgeFiles(context, heatmapsBuilding(websiteId))
    return building + (await purgeFiles(context, heatmapsOf(websiteId)))
  },
}
