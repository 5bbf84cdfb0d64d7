import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { driveFolders } from '../../../shared/db/tables/drive.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { begun, isIdle } from './begin-sync.ts'
import { startSync } from './start-sync.ts'
import { isFolder } from './store.ts'

const mostAtOnce = 500

/** Hourly upkeep: starts syncs whose time has come. A base that is archived has its turn when it is not. Returns how many began. */
export async function syncDueFolders(context: Context): Promise<number> {
  const { db, drive } = context.services
  if (!drive) return 0
  const due = await db
    .select({ kbId: driveFolders.kbId, folderId: driveFolders.folderId, turn: driveFolders.turn })
    .from(driveFolders)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, driveFolders.kbId))
    .where(
      and(
        sql`${driveFolders.nextAt} is not null`,
        lte(driveFolders.nextAt, context.now()),
        isNull(knowledgeBases.deletedAt),
        eq(knowledgeBases.status, 'active'),
      ),
    )
    .orderBy(asc(driveFolders.nextAt))
    .limit(mostAtOnce)
  let started = 0
  for (const row of due) {
    const [begins] = await db
      .update(driveFolders)
      .set(begun(context))
      .where(and(isFolder(row), eq(driveFolders.turn, row.turn), isIdle))
      .returning()
    if (!begins) continue
    await startSync(context, begins)
    started++
  }
  return started
}
