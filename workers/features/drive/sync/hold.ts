import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { commitAnswer } from '../../../../shared/db/commit.ts'
import type { Statement } from '../../../../shared/db/database.ts'
import { AlreadyDone } from '../../../../shared/db/guard.ts'
import { driveFolders, driveItems } from '../../../../shared/db/tables/drive.ts'
import { knowledgeBases } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { SyncMessage } from '../start-sync.ts'
import { type FolderRow, isFolder, isInFolder } from '../store.ts'
import type { Sync } from './types.ts'

/** Longer than a request and the keeping of what it brought may take. Whoever is slower finds that somebody else goes on, and writes nothing then. */
const patienceMs = 60_000

const isAtWork = inArray(driveFolders.status, ['syncing', 'removing'])

/** Takes a folder for the stretch that a message is for; null where that is over or somebody is at it, whom `waitMs` tells apart. */
export async function takeFolder(
  context: Context,
  message: SyncMessage,
): Promise<{ row: FolderRow; holder: string } | { row: null; waitMs: number | null }> {
  const { db, ids } = context.services
  const [now, holder] = [context.now(), ids.uuid()]
  const base = and(eq(knowledgeBases.kbId, driveFolders.kbId), isNull(knowledgeBases.deletedAt))
  const isMeant = and(
    isFolder(message),
    eq(driveFolders.turn, message.turn),
    isAtWork,
    exists(db.select({ kbId: knowledgeBases.kbId }).from(knowledgeBases).where(base)),
  )
  const [row] = await db
    .update(driveFolders)
    .set({ holder, heldUntil: now + patienceMs, updatedAt: now })
    .where(and(isMeant, lte(driveFolders.heldUntil, now)))
    .returning()
  if (row) return { row, holder }
  const [held] = await db.select({ until: driveFolders.heldUntil }).from(driveFolders).where(isMeant)
  return { row: null, waitMs: held ? Math.max(1000, Math.min(held.until - now, 5000)) : null }
}

const isMine = ({ row, holder }: Pick<Sync, 'row' | 'holder'>) =>
  and(isFolder(row), eq(driveFolders.holder, holder), isAtWork)

/** Leaves a folder to the next stretch. Returns its message; null where the sync was stopped. */
export async function leaveFolder(
  context: Context,
  sync: Pick<Sync, 'row' | 'holder'>,
): Promise<SyncMessage | null> {
  const { kbId, folderId, turn } = sync.row
  const left = await context.services.db
    .update(driveFolders)
    .set({ holder: '', heldUntil: 0, turn: turn + 1, updatedAt: context.now() })
    .where(isMine(sync))
  return left.meta.changes > 0 ? { kbId, folderId, turn: turn + 1 } : null
}

/** Writes how far a sync has come, with other statements, in one transaction. False where it was stopped, or somebody else goes on with it: nothing is written then. */
export async function saveSync(
  context: Context,
  sync: Pick<Sync, 'row' | 'holder' | 'state'>,
  statements: readonly Statement[],
  change: Partial<FolderRow> = {},
): Promise<boolean> {
  const { db } = context.services
  const { row, state } = sync
  const counted = (which: string) =>
    sql<number>`(select count(*) from ${driveItems} where ${isInFolder(row)} and state = ${which} and is_folder = 0)`
  const now = context.now()
  const save = db
    .update(driveFolders)
    .set({
      sync: state,
      files: counted('kept'),
      waiting: counted('waiting'),
      skipped: counted('skipped'),
      heldUntil: now + patienceMs,
      updatedAt: now,
      ...change,
    })
    .where(isFolder(row))
  const held = sql`exists (select 1 from ${driveFolders} where ${isMine(sync)})`
  const guards = [{ condition: held, refusal: () => new AlreadyDone() }]
  try {
    await commitAnswer(context, { guards }, [...statements, save])
    Object.assign(row, change)
    return true
  } catch (error) {
    if (error instanceof AlreadyDone) return false
    throw error
  }
}
