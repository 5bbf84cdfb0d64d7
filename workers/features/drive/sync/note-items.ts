import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statement } from '../../../../shared/db/database.ts'
import { idsIn } from '../../../../shared/db/ids-in.ts'
import { jsonColumns, jsonRows } from '../../../../shared/db/rows-of-json.ts'
import { driveItems } from '../../../../shared/db/tables/drive.ts'
import { type DriveItem, folderType } from '../../../../shared/domain/drive/item.ts'
import { versionOf } from '../../../../shared/domain/drive/plan-fetch.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { type ItemRow, isInFolder } from '../store.ts'
import type { Sync } from './types.ts'

/** An item, and the folder of the tree that it was found in. */
export interface Found {
  item: DriveItem
  parentId: string
}

/**
 * The statements that take items down as they are now. What is new or has other content waits to be fetched, and a folder that this listing has not met waits
 * to be listed; everything else stays as it is, so that doing it again changes nothing.
 */
export function noteItems(context: Context, { row }: Sync, found: readonly Found[]): Statement[] {
  if (found.length === 0) return []
  const rows = found.map(({ item, parentId }) => rowOf(context, row, item, parentId))
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  const now = sql.raw('drive_items')
  const state = sql<ItemRow['state']>`case
    when ${excluded('is_folder')} then
      case when ${now}.state = 'gone' or ${now}.seen < ${excluded('seen')} then 'waiting' else ${now}.state end
    when ${now}.version <> ${excluded('version')} then 'waiting'
    when ${now}.state <> 'gone' then ${now}.state
    when ${now}.file_id is null then 'waiting' else 'kept' end`
  return [
    context.services.db
      .insert(driveItems)
      .select(
        sql`select ${jsonColumns(driveItems)} from json_each(${`[${jsonRows(rows).join()}]`}) where true`,
      )
      .onConflictDoUpdate({
        target: [driveItems.kbId, driveItems.folderId, driveItems.itemId],
        set: {
          parentId: sql`${excluded('parent_id')}`,
          isFolder: sql`${excluded('is_folder')}`,
          name: sql`${excluded('name')}`,
          mediaType: sql`${excluded('media_type')}`,
          size: sql`${excluded('size')}`,
          mayDownload: sql`${excluded('may_download')}`,
          version: sql`${excluded('version')}`,
          tries: sql`case when ${now}.version <> ${excluded('version')} then 0 else ${now}.tries end`,
          state,
          seen: sql`${excluded('seen')}`,
          updatedAt: sql`${excluded('updated_at')}`,
        },
      }),
  ]
}

function rowOf(
  { now }: Context,
  { kbId, folderId, organizationId, listing }: Sync['row'],
  item: DriveItem,
  parentId: string,
): ItemRow {
  const { itemId, name, mediaType, size, mayDownload } = item
  return {
    kbId,
    folderId,
    itemId,
    organizationId,
    parentId,
    isFolder: mediaType === folderType,
    name,
    mediaType,
    size,
    mayDownload,
    version: versionOf(item),
    state: 'waiting',
    reason: null,
    fileId: null,
    seen: listing,
    tries: 0,
    updatedAt: now(),
  }
}

/** The statement by which items are gone, with all that lies in those of them that are folders. */
export const noteGone = (
  { services: { db }, now }: Context,
  { row }: Sync,
  itemIds: readonly string[],
): Statement => {
  // `union` meets nothing twice, so a circle of folders ends.
  const below = sql`with recursive below(id) as (
      select value from json_each(${JSON.stringify(itemIds)})
      union
      select item_id from ${driveItems}, below where ${isInFolder(row)} and parent_id = below.id)
    select id from below`
  return db
    .update(driveItems)
    .set({ state: 'gone', reason: null, updatedAt: now() })
    .where(and(isInFolder(row), inArray(driveItems.itemId, sql`(${below})`)))
}

/** Those of some ids that are items of the tree, and whether they are folders of it that are there. */
export async function knownItems(
  { services: { db } }: Context,
  { row }: Sync,
  itemIds: readonly string[],
): Promise<Map<string, { isOpenFolder: boolean }>> {
  const found = await db
    .select({ itemId: driveItems.itemId, isFolder: driveItems.isFolder, state: driveItems.state })
    .from(driveItems)
    .where(and(isInFolder(row), inArray(driveItems.itemId, idsIn(itemIds))))
  return new Map(
    found.map(({ itemId, isFolder, state }) => [itemId, { isOpenFolder: isFolder && state !== 'gone' }]),
  )
}

/** What a listing of the whole tree has not met. */
export const notSeen = ({ services: { db }, now }: Context, { row }: Sync): Statement =>
  db
    .update(driveItems)
    .set({ state: 'gone', reason: null, updatedAt: now() })
    .where(and(isInFolder(row), sql`${driveItems.seen} < ${row.listing}`))

/** The one item, and its state. */
export const isItem = (row: Sync['row'], itemId: string) =>
  and(isInFolder(row), eq(driveItems.itemId, itemId))
