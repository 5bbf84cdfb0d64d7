import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { idsIn } from '../../../../shared/db/ids-in.ts'
import { driveItems } from '../../../../shared/db/tables/drive.ts'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import { driveSource, driveSources } from '../../../../shared/domain/drive/source-address.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { ItemRow } from '../store.ts'

/**
 * Files of a base that nothing holds once some items do not: only what came from a drive, since what somebody has uploaded or a crawl has found is not ours
 * to remove, and no other item has the same bytes, in whichever folder.
 */
export async function unheldFiles(
  { services: { db } }: Context,
  kbId: string,
  items: readonly Pick<ItemRow, 'folderId' | 'itemId' | 'fileId'>[],
): Promise<{ fileId: string; sourceUrl: string | null }[]> {
  const ids = items.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
  if (ids.length === 0) return []
  const leaving = JSON.stringify(items.map(({ folderId, itemId }) => `${folderId}/${itemId}`))
  const others = sql`select 1 from ${driveItems} as other where other.file_id = ${files.fileId} and other.state <> 'gone'
    and other.folder_id || '/' || other.item_id not in (select value from json_each(${leaving}))`
  return db
    .select({ fileId: files.fileId, sourceUrl: files.sourceUrl })
    .from(files)
    .where(
      and(
        eq(files.ownerId, kbId),
        inArray(files.fileId, idsIn(ids)),
        isNull(files.deletedAt),
        like(files.sourceUrl, driveSources),
        sql`not exists (${others})`,
      ),
    )
}

/**
 * Lets files that several items share be known by one of those that are not about to change: a file that comes from the address of another is replaced when that one
 * changes.
 */
export async function handOver(
  { services: { db } }: Context,
  kbId: string,
  items: readonly Pick<ItemRow, 'itemId' | 'fileId'>[],
): Promise<void> {
  const ids = items.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
  if (ids.length === 0) return
  const changing = JSON.stringify(items.map(({ itemId }) => itemId))
  const other = sql`(select min(other.item_id) from ${driveItems} as other where other.file_id = ${files.fileId} and other.state <> 'gone'
    and other.item_id not in (select value from json_each(${changing})))`
  await db
    .update(files)
    .set({ sourceUrl: sql`${driveSource('')} || ${other}` })
    .where(
      and(
        eq(files.ownerId, kbId),
        inArray(files.fileId, idsIn(ids)),
        like(files.sourceUrl, driveSources),
        sql`${other} is not null`,
      ),
    )
}
