import { eq } from 'drizzle-orm'
import { websiteFiles } from '../../../shared/db/tables/analytics.ts'
import { type PurgePart, purgeFiles } from '../../../shared/kernel/purge-part.ts'
import { websiteFilesOf } from '../../../shared/kernel/file-prefixes.ts'

/** Exports and imports of a website: what is under way finds its row gone, and writes nothing more. */
export const websiteFilesPart: PurgePart = {
  name: 'websiteFiles',
  words: ['file of its events', 'files of its events'],
  async purge(context, websiteId) {
    await context.services.db.delete(websiteFiles).where(eq(websiteFiles.websiteId, websiteId))
    return purgeFiles(context, websiteFilesOf(websiteId))
  },
}
