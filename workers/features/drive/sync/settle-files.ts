import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Statement } from '../../../../shared/db/database.ts'
import { idsIn } from '../../../../shared/db/ids-in.ts'
import { driveItems } from '../../../../shared/db/tables/drive.ts'
import { driveSource } from '../../../../shared/domain/drive/source-address.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { keepFetched, removeFetched } from '../../documents/index.ts'
import { type ItemRow, isInFolder } from '../store.ts'
import { type Fetched, fetchItems } from './fetch-items.ts'
import { saveSync } from './hold.ts'
import { isItem } from './note-items.ts'
import { takeNames } from './take-names.ts'
import { type Pause, type Sync, stopped } from './types.ts'
import { handOver, unheldFiles } from './unheld-files.ts'

const mostAtOnce = 50

/** Lets what is gone leave the base, then fetches what waits; at the end files take the names that they have by now. A batch is written at its end, so that after a crash it is done again, and makes nothing twice. */
export async function settleFiles(context: Context, sync: Sync): Promise<Pause | undefined> {
  const gone = await pick(context, sync, 'gone')
  if (gone.length > 0) return (await letGo(context, sync, gone)) ? undefined : stopped
  const room = context.services.settings.DRIVE_FILES - (await keptOf(context, sync))
  if (room <= 0 && !(await passOverRest(context, sync))) return stopped
  const waiting = await pick(context, sync, 'waiting', Math.min(mostAtOnce, Math.max(room, 1)))
  if (waiting.length === 0) {
    await takeNames(context, sync)
    return { kind: 'end' }
  }
  const { fetched, fault } = await fetchItems(context, sync, waiting)
  sync.state.setbacks = fetched.length > 0 ? 0 : sync.state.setbacks
  if (!(await settle(context, sync, fetched))) return stopped
  if (fault) throw fault
  return undefined
}

function pick(
  { services: { db } }: Context,
  { row }: Sync,
  state: ItemRow['state'],
  most = mostAtOnce,
): Promise<ItemRow[]> {
  const isFile = state === 'gone' ? undefined : eq(driveItems.isFolder, false)
  return db
    .select()
    .from(driveItems)
    .where(and(isInFolder(row), eq(driveItems.state, state), isFile))
    .orderBy(asc(driveItems.tries), asc(driveItems.itemId))
    .limit(most)
}

/** Items whose files leave the index, and they themselves. */
export async function letGo(
  context: Context,
  sync: Pick<Sync, 'row' | 'holder' | 'state'>,
  items: readonly ItemRow[],
): Promise<boolean> {
  const { kbId, organizationId } = sync.row
  const unheld = await unheldFiles(context, kbId, items)
  await removeFetched(context, {
    kbId,
    organizationId,
    fileIds: unheld.map(({ fileId }) => fileId),
    from: 'drive',
  })
  const ids = idsIn(items.map(({ itemId }) => itemId))
  const forget = context.services.db
    .delete(driveItems)
    .where(and(isInFolder(sync.row), inArray(driveItems.itemId, ids)))
  return saveSync(context, sync, [forget])
}

/** What is left when a folder has brought as many files as it may; the next sync looks at it again. */
async function passOverRest(context: Context, sync: Sync): Promise<boolean> {
  const { db, settings } = context.services
  const reason = `The folder has brought as many files as one may (${settings.DRIVE_FILES}).`
  const rest = db
    .update(driveItems)
    .set({ state: 'skipped', reason, tries: 1, updatedAt: context.now() })
    .where(
      and(
        isInFolder(sync.row),
        eq(driveItems.state, 'waiting'),
        eq(driveItems.isFolder, false),
        sql`file_id is null`,
      ),
    )
  return saveSync(context, sync, [rest])
}

async function keptOf({ services: { db } }: Context, { row }: Sync): Promise<number> {
  const [kept] = await db
    .select({ files: sql<number>`count(*)` })
    .from(driveItems)
    .where(and(isInFolder(row), eq(driveItems.state, 'kept'), eq(driveItems.isFolder, false)))
  return kept?.files ?? 0
}

async function settle(context: Context, sync: Sync, fetched: readonly Fetched[]): Promise<boolean> {
  const { kbId, organizationId, createdBy } = sync.row
  const come = fetched.flatMap((one) => ('bytes' in one ? [one] : []))
  const documents = come.map(({ item, fileName, bytes }) => ({
    sourceUrl: driveSource(item.itemId),
    fileName,
    bytes,
  }))
  await handOver(
    context,
    kbId,
    fetched.map(({ item }) => item),
  )
  const kept = await keepFetched(context, { kbId, organizationId, createdBy, documents, from: 'drive' })
  const files = new Map(come.map(({ item }, at) => [item.itemId, kept[at]]))
  const changes = fetched.map((one) => ({ one, change: changeOf(one, files.get(one.item.itemId)?.fileId) }))
  const before = changes.flatMap(({ one: { item }, change }) =>
    item.fileId !== null && change.fileId !== undefined && change.fileId !== item.fileId ? [item] : [],
  )
  // What was fetched from the same address before stays until the new one is indexed, and is replaced by it then.
  const successors = new Map(before.map(({ fileId, itemId }) => [fileId, files.get(itemId)?.sourceUrl]))
  const fileIds = (await unheldFiles(context, kbId, before)).flatMap(({ fileId, sourceUrl }) =>
    successors.get(fileId) === sourceUrl ? [] : [fileId],
  )
  await removeFetched(context, { kbId, organizationId, fileIds, from: 'drive' })
  const statements = changes.map(({ one, change }) => update(context, sync, one.item, change))
  return saveSync(context, sync, statements)
}

type Change = Partial<Pick<ItemRow, 'state' | 'reason' | 'fileId' | 'tries'>>

function changeOf(one: Fetched, fileId: string | undefined): Change {
  if ('bytes' in one)
    return { state: 'kept', reason: null, tries: 0, ...(fileId !== undefined && { fileId }) }
  if ('isGone' in one) return { state: 'gone', reason: null }
  if ('reason' in one) {
    const { reason, tries, leaves } = one
    return { state: 'skipped', reason, tries, ...(leaves && { fileId: null }) }
  }
  return { tries: one.tries }
}

/** A fetch that was made twice is written once, and not over what has changed meanwhile. */
const update = (
  { services: { db }, now }: Context,
  { row }: Sync,
  { itemId, version }: ItemRow,
  change: Change,
): Statement =>
  db
    .update(driveItems)
    .set({ ...change, updatedAt: now() })
    .where(and(isItem(row, itemId), eq(driveItems.version, version), eq(driveItems.state, 'waiting')))
