import { eq } from 'drizzle-orm'
import { websiteFiles } from '../../../shared/db/tables/analytics.ts'
import { type PurgePart, purgeFiles } from '../../../shared/kernel/purge-part.ts'
import { archiveOf, websiteFilesOf } from '../../../shared/kernel/file-prefixes.ts'

/** Exports and imports of a website: what is under way finds its row gone, and writes nothing more. */
export const websiteFilesPart: PurgePart = {
  name: 'websiteFiles',
  words: ['file of its events', 'files of its events'],
  async purge(context, websiteId) {
    await context.services.db.delete(websiteFiles).where(eq(websiteFiles.websiteId, websiteId))
    return purgeFiles(context, websiteFilesOf(websiteId))
  },
}

/** The archive of what its visitors did. */
export const archivePart: PurgePart = {
  name: 'archive',
  words: ['part of its archive', 'parts of its archive'],
  purge: (context, websiteId) => purgeFiles(context, archiveOf(websiteId)),
}
