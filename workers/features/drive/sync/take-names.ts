import { and, eq, isNull, sql } from 'drizzle-orm'
import { driveItems } from '../../../../shared/db/tables/drive.ts'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import { planFetch } from '../../../../shared/domain/drive/plan-fetch.ts'
import { driveSource } from '../../../../shared/domain/drive/source-address.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { renameFetched } from '../../documents/index.ts'
import { isInFolder } from '../store.ts'
import type { Sync } from './types.ts'

/**
 * Lets files be called as their items are called by now: one that was renamed with the same bytes is not fetched again. A file that several items share is called as the one
 * that it is known by; what was uploaded or found on a website keeps its name.
 */
export async function takeNames(context: Context, { row }: Pick<Sync, 'row'>): Promise<void> {
  const { db, settings } = context.services
  const { kbId, organizationId } = row
  const kept = await db
    .select({
      fileId: files.fileId,
      wasNamed: files.fileName,
      name: driveItems.name,
      mediaType: driveItems.mediaType,
      size: driveItems.size,
      mayDownload: driveItems.mayDownload,
    })
    .from(driveItems)
    .innerJoin(files, eq(files.fileId, driveItems.fileId))
    .where(
      and(
        isInFolder(row),
        eq(driveItems.state, 'kept'),
        eq(files.ownerId, kbId),
        isNull(files.deletedAt),
        eq(files.sourceUrl, sql`${driveSource('')} || ${driveItems.itemId}`),
      ),
    )
  const named = kept.flatMap(({ fileId, wasNamed, ...item }) => {
    const plan = planFetch(item, settings.MAX_FILE_MB)
    return plan.kind === 'skip' ? [] : [{ fileId, wasNamed, fileName: plan.fileName }]
  })
  await renameFetched(context, { kbId, organizationId, files: named })
}
