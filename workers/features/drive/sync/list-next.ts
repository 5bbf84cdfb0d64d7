import { and, asc, count, eq } from 'drizzle-orm'
import { driveItems } from '../../../../shared/db/tables/drive.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { DriveFault } from '../../../../shared/services/drive-fault.ts'
import { isInFolder } from '../store.ts'
import { saveSync } from './hold.ts'
import { isItem, noteGone, noteItems, notSeen } from './note-items.ts'
import { type Pause, type Sync, failed, stopped } from './types.ts'

/** What is written down of one folder, files that are left out included, for each file that it may bring. */
const itemsAFile = 10

/** Lists the next page of the next folder that waits; when none does, what a whole listing has not met is gone, and files are next. */
export async function listNext(context: Context, sync: Sync): Promise<Pause | undefined> {
  const { row, state, drive, access } = sync
  const begun = state.pageToken === null ? null : state.parentId
  const parentId = begun ?? (await nextFolder(context, sync))
  if (parentId === undefined) return listed(context, sync)
  const most = context.services.settings.DRIVE_FILES * itemsAFile
  if ((await countOf(context, sync)) > most) return failed(tooMany(most))
  const from = state.pageToken
  const page = await drive.listFolder(access, { parentId, from }).catch((error: unknown) => {
    if (error instanceof DriveFault && isOfFolder(error, from)) return null
    throw error
  })
  if (!page) return notListed(context, sync, parentId)
  // A folder that lies in itself, however deep, is met once: it is known by then.
  const found = page.items
    .filter(({ itemId, isTrashed }) => itemId !== row.folderId && !isTrashed)
    .map((item) => ({ item, parentId }))
  Object.assign(state, { pageToken: page.next, parentId })
  state.setbacks = 0
  const done = page.next === null ? [isListed(context, sync, parentId)] : []
  return (await saveSync(context, sync, [...noteItems(context, sync, found), ...done])) ? undefined : stopped
}

const tooMany = (most: number) =>
  `There are more than ${most.toLocaleString('en')} files and folders in it, which is more than one folder may hold. Remove it here, and add the folders in it that matter.`

const isOfFolder = ({ reason }: DriveFault, from: string | null) =>
  reason === 'gone' || reason === 'forbidden' || (reason === 'rejected' && from !== null)

/** A folder that went meanwhile takes what was in it along; where a page is known no more, the folder is listed from its beginning. */
async function notListed(context: Context, sync: Sync, parentId: string): Promise<Pause | undefined> {
  const { state, row } = sync
  const isExpired = state.pageToken !== null
  state.pageToken = null
  if (!isExpired && parentId === row.folderId)
    throw new DriveFault('unavailable', 'the folder went meanwhile')
  if (isExpired) state.setbacks++
  const gone = isExpired ? [] : [noteGone(context, sync, [parentId])]
  return (await saveSync(context, sync, gone)) ? undefined : stopped
}

async function nextFolder({ services: { db } }: Context, { row }: Sync): Promise<string | undefined> {
  const [next] = await db
    .select({ itemId: driveItems.itemId })
    .from(driveItems)
    .where(and(isInFolder(row), eq(driveItems.state, 'waiting'), eq(driveItems.isFolder, true)))
    .orderBy(asc(driveItems.itemId))
    .limit(1)
  return next?.itemId
}

async function countOf({ services: { db } }: Context, { row }: Sync): Promise<number> {
  const [all] = await db.select({ items: count() }).from(driveItems).where(isInFolder(row))
  return all?.items ?? 0
}

const isListed = ({ services: { db }, now }: Context, { row }: Sync, itemId: string) =>
  db.update(driveItems).set({ state: 'kept', updatedAt: now() }).where(isItem(row, itemId))

async function listed(context: Context, sync: Sync): Promise<Pause | undefined> {
  const { state } = sync
  state.phase = 'files'
  const rest = state.isWhole ? [notSeen(context, sync)] : []
  return (await saveSync(context, sync, rest)) ? undefined : stopped
}
