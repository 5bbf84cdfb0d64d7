import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { driveItems } from '../../../../shared/db/tables/drive.ts'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import { folderType } from '../../../../shared/domain/drive/item.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { DriveFault } from '../../../../shared/services/drive-fault.ts'
import { isInFolder } from '../store.ts'
import { saveSync } from './hold.ts'
import { noteItems } from './note-items.ts'
import { type Pause, type Sync, failed, stopped } from './types.ts'

const notThere =
  'The folder is not in the drive any more, or the connected account may not see it. Restore it or share it with that account; or remove it here, and its files leave the base.'
const inTrash =
  'The folder is in the trash of the drive. Restore it there; or remove it here, and its files leave the base.'

/**
 * Looks the folder up, and decides whether what has changed is asked for or everything is listed. A folder that is gone as a whole takes nothing from the base:
 * a wrong account or a share that was taken away by mistake would empty it.
 */
export async function openFolder(context: Context, sync: Sync): Promise<Pause | undefined> {
  const { row, state, drive, access } = sync
  const item = await drive.readItem(access, row.folderId).catch((error: unknown) => {
    if (error instanceof DriveFault && (error.reason === 'gone' || error.reason === 'forbidden')) return null
    throw error
  })
  if (!item) return failed(notThere)
  if (item.isTrashed) return failed(inTrash)
  if (item.mediaType !== folderType) return failed('It is no folder. Remove it here, and add a folder.')
  sync.access = { ...access, driveId: item.driveId }
  const isWhole = row.changesFrom === null
  // From before the listing begins, so that what changes meanwhile is told by the next sync.
  state.changesTo = row.changesFrom ?? (await drive.startOfChanges(sync.access))
  state.isWhole = isWhole
  state.phase = isWhole ? 'list' : 'changes'
  state.pageToken = null
  row.listing += isWhole ? 1 : 0
  const change = { driveId: item.driveId, listing: row.listing }
  const itself = noteItems(context, sync, [{ item, parentId: '' }])
  return (await saveSync(context, sync, [...itself, tryAgain(context, sync)], change)) ? undefined : stopped
}

/** What an outage has left out is asked for again, and what somebody has deleted from the base comes back. */
const tryAgain = ({ services: { db } }: Context, { row }: Sync) => {
  const live = db
    .select({ fileId: files.fileId })
    .from(files)
    .where(and(eq(files.fileId, driveItems.fileId), isNull(files.deletedAt)))
  const lost = and(eq(driveItems.state, 'kept'), sql`not exists ${live}`)
  const missed = and(eq(driveItems.state, 'skipped'), sql`${driveItems.tries} > 0`)
  return db
    .update(driveItems)
    .set({ state: 'waiting', tries: 0, reason: null })
    .where(and(isInFolder(row), eq(driveItems.isFolder, false), or(lost, missed)))
}
