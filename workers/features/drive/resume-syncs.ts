import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { driveFolders } from '../../../shared/db/tables/drive.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { startSync } from './start-sync.ts'

/** Longer than all retries of a message take. */
const patienceMs = 30 * 60_000
const mostAtOnce = 500

/** Hourly upkeep: goes on with syncs and removals that stand still, because a message was lost or a process died. Returns how many. */
export async function resumeSyncs(context: Context): Promise<number> {
  const rows = await context.services.db
    .select({ kbId: driveFolders.kbId, folderId: driveFolders.folderId, turn: driveFolders.turn })
    .from(driveFolders)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, driveFolders.kbId))
    .where(
      and(
        // Written out: the index of what stands still holds no bound value.
        sql`${driveFolders}.status in ('syncing', 'removing')`,
        lt(driveFolders.updatedAt, context.now() - patienceMs),
        isNull(knowledgeBases.deletedAt),
      ),
    )
    .orderBy(asc(driveFolders.updatedAt))
    .limit(mostAtOnce)
  await startSync(context, ...rows)
  return rows.length
}
