import { and, eq, isNull } from 'drizzle-orm'
import { crawls } from '../../../../shared/db/tables/crawls.ts'
import { knowledgeBases } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'

/** The crawl of a message, where it is under way, the message is for its next stretch, and its base was not deleted. */
export async function findRunning(
  { services: { db } }: Context,
  { crawlId, turn }: { crawlId: string; turn: number },
) {
  const [found] = await db
    .select({ row: crawls, baseStatus: knowledgeBases.status })
    .from(crawls)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, crawls.kbId))
    .where(
      and(
        eq(crawls.crawlId, crawlId),
        eq(crawls.turn, turn),
        eq(crawls.status, 'running'),
        isNull(knowledgeBases.deletedAt),
      ),
    )
  return found
}
