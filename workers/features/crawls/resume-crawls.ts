import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { crawls } from '../../../shared/db/tables/crawls.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { startWalk } from './start-walk.ts'

/** Longer than all retries of a message take. */
const patienceMs = 30 * 60_000
const mostAtOnce = 500

/** Hourly upkeep: goes on with walks that stand still, because a message was lost or a process died. Returns how many. */
export async function resumeCrawls(context: Context): Promise<number> {
  const rows = await context.services.db
    .select({ crawlId: crawls.crawlId, turn: crawls.turn })
    .from(crawls)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, crawls.kbId))
    .where(
      and(
        // Written out: the index of what stands still holds no bound value.
        sql`${crawls}.status = 'running'`,
        lt(crawls.updatedAt, context.now() - patienceMs),
        isNull(knowledgeBases.deletedAt),
      ),
    )
    .orderBy(asc(crawls.updatedAt))
    .limit(mostAtOnce)
  await startWalk(context, ...rows)
  return rows.length
}
