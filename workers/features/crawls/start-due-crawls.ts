import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { crawls } from '../../../shared/db/tables/crawls.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { beginCrawl } from './begin.ts'

const mostAtOnce = 100

/** Hourly upkeep: starts crawls whose schedule says so. A base that is busy, or takes no files now, has its turn with a later upkeep. Returns how many began. */
export async function startDueCrawls(context: Context): Promise<number> {
  const due = await context.services.db
    .select({ crawl: crawls })
    .from(crawls)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, crawls.kbId))
    .where(
      and(
        sql`${crawls.nextAt} is not null`,
        lte(crawls.nextAt, context.now()),
        isNull(knowledgeBases.deletedAt),
        eq(knowledgeBases.status, 'active'),
      ),
    )
    .orderBy(asc(crawls.nextAt))
    .limit(mostAtOnce)
  let begun = 0
  for (const { crawl } of due) if (await begin(context, crawl)) begun++
  return begun
}

async function begin(context: Context, crawl: typeof crawls.$inferSelect): Promise<boolean> {
  const { crawlId, organizationId, kbId, url, maxPages, maxDepth, include, exclude, schedule } = crawl
  const { allowPrivate, ownHosts, createdBy } = crawl
  const asBefore = { organizationId, kbId, url, maxPages, maxDepth, include, exclude, schedule }
  // Somebody may have stopped it since it was read.
  const isDue = sql`exists (select 1 from ${crawls} where crawl_id = ${crawlId} and next_at is not null)`
  const guards = [{ condition: isDue, refusal: () => new AlreadyDone() }]
  try {
    await beginCrawl(context, { ...asBefore, allowPrivate, ownHosts, createdBy }, guards)
    return true
  } catch (error) {
    if (!isServiceError(error) && !(error instanceof AlreadyDone)) throw error
    return false
  }
}
