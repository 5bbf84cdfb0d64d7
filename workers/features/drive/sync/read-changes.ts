import type { DriveItem } from '../../../../shared/domain/drive/item.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { DriveFault } from '../../../../shared/services/drive-fault.ts'
import type { DriveChanges } from '../../../../shared/services/drive-api.ts'
import { saveSync } from './hold.ts'
import { type Found, knownItems, noteGone, noteItems } from './note-items.ts'
import { type Pause, type Sync, stopped } from './types.ts'

/** Takes down a page of what has changed in the drive since the last sync, as far as it is of this folder. */
export async function readChanges(context: Context, sync: Sync): Promise<Pause | undefined> {
  const { state, drive, access, row } = sync
  const from = state.pageToken ?? row.changesFrom ?? ''
  const page = await drive.listChanges(access, from).catch((error: unknown) => {
    if (error instanceof DriveFault && (error.reason === 'rejected' || error.reason === 'gone')) return null
    throw error
  })
  if (!page) return listAnew(context, sync)
  const statements = await statementsOf(context, sync, page.changes)
  if (page.next !== null) state.pageToken = page.next
  else {
    state.pageToken = null
    state.changesTo = page.goesOnAt ?? state.changesTo
    state.phase = 'list'
  }
  state.setbacks = 0
  return (await saveSync(context, sync, statements)) ? undefined : stopped
}

/** The vendor keeps changes for a while only. */
async function listAnew(context: Context, sync: Sync): Promise<Pause | undefined> {
  sync.state.phase = 'open'
  return (await saveSync(context, sync, [], { changesFrom: null })) ? undefined : stopped
}

/**
 * The statements that follow from changes, in their order: a folder that came into the tree on this page makes what lies in it part of the tree, and one that
 * left takes it away. What lies in a folder that came is found when that is listed, whether or not it was told before.
 */
async function statementsOf(context: Context, sync: Sync, changes: DriveChanges['changes']) {
  const { folderId } = sync.row
  const ids = changes.flatMap(({ itemId, item }) => [itemId, ...(item?.parentIds ?? [])])
  const known = await knownItems(context, sync, ids)
  const statements = []
  let found: Found[] = []
  for (const { itemId, item } of changes) {
    // What becomes of the folder itself is looked at when the sync opens it.
    if (itemId === folderId) continue
    const parentId = item && !item.isTrashed ? parentIn(item, known) : undefined
    if (item && parentId !== undefined) {
      found.push({ item, parentId })
      if (isFolderOf(item)) known.set(itemId, { isOpenFolder: true })
    } else if (known.has(itemId)) {
      statements.push(...noteItems(context, sync, found), noteGone(context, sync, [itemId]))
      found = []
      known.set(itemId, { isOpenFolder: false })
    }
  }
  return [...statements, ...noteItems(context, sync, found)]
}

const isFolderOf = ({ mediaType }: DriveItem) => mediaType === 'application/vnd.google-apps.folder'

const parentIn = (item: DriveItem, known: ReadonlyMap<string, { isOpenFolder: boolean }>) =>
  item.parentIds.find((id) => known.get(id)?.isOpenFolder === true)
