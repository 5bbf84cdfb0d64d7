import { and, eq, inArray, isNull } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { readAnew } from './reindex.ts'
import { progressOf } from './rules.ts'
import { type Site, isPage } from './site-furniture.ts'
import { type ReadingUnderWay, startReading, underWay } from './start-reading.ts'
import type { FileRow } from './store.ts'

export type PageRow = FileRow & { sourceUrl: string }

const mostPages = 20_000
const isIndexed = and(eq(files.status, 'indexed'), isNull(files.deletedAt))

/** Pages of websites that were read into a base. */
export async function pagesOf({ services: { db } }: Context, kbId: string): Promise<PageRow[]> {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, kbId), eq(files.fileType, 'html'), isIndexed))
    .limit(mostPages)
  return rows.filter(isPage)
}

/** Orders that pages are cut into pieces anew, from the text that was read of them. They are found as they were until then. */
export async function chunkAnew(
  context: Context,
  { kbId, site, organizationId }: Site & { organizationId: string },
  pages: readonly PageRow[],
): Promise<void> {
  const { db } = context.services
  const summary = `Learned what repeats on the pages of ${site}, to leave it out of what is searched`
  const note = { resource: 'knowledge_base', resourceId: kbId, summary }
  const set = { ...readAnew(context), stage: 'chunking' as const, progress: progressOf('chunking') }
  const which = inArray(files.fileId, idsIn(pages.map(({ fileId }) => fileId)))
  const [rows] = (await commit(context, { organizationId, action: 'documents.learnFurniture', ...note }, [
    db
      .update(files)
      .set(set)
      .where(and(eq(files.ownerId, kbId), which, isIndexed))
      .returning(underWay),
  ])) as [ReadingUnderWay[]]
  await startReading(context, ...rows)
}
