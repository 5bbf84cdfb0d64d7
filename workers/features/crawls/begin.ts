import { type SQL, and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { crawls } from '../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { takesFilesOf } from '../documents/index.ts'
import { crawlUnderWay } from './errors.ts'
import { type Schedule, newWalk, nextAfter } from './rules.ts'
import { startWalk } from './start-walk.ts'
import type { CrawlRow } from './store.ts'

/** What is decided of a crawl before it begins. */
export type NewCrawl = Pick<
  CrawlRow,
  | 'organizationId'
  | 'kbId'
  | 'url'
  | 'maxPages'
  | 'maxDepth'
  | 'include'
  | 'exclude'
  | 'allowPrivate'
  | 'ownHosts'
  | 'createdBy'
> & {
  /** Unless given, the site keeps the one that it has. */
  schedule: Schedule | undefined
}

/**
 * Begins a crawl and orders its first stretch. Its schedule takes the place of an earlier one of the same site. Throws where one of the base is under way, and what the
 * base refuses.
 */
export async function beginCrawl(
  context: Context,
  { schedule, ...crawl }: NewCrawl,
  guards: readonly Guard[] = [],
) {
  const { db, ids } = context.services
  const now = context.now()
  const { organizationId, kbId, url } = crawl
  const row = { ...newRow(crawl, now), crawlId: ids.uuid() }
  const isScheduled = and(eq(crawls.kbId, kbId), eq(crawls.url, url), isNotNull(crawls.nextAt))
  const underWay = sql`not exists (select 1 from ${crawls} where kb_id = ${kbId} and status = 'running')`
  const all = [
    ...takesFilesOf(kbId, organizationId),
    { condition: underWay, refusal: crawlUnderWay },
    ...guards,
  ]
  const answer = { crawlId: row.crawlId, status: row.status }
  const note = { resource: 'knowledge_base', resourceId: kbId, summary: `Started a crawl of ${url}` }
  await commit(context, { organizationId, action: 'crawls.start', ...note, guards: all, answer }, [
    db.insert(crawls).values({ ...row, ...(schedule ? given(schedule, now) : kept(isScheduled, now)) }),
    db
      .update(crawls)
      .set({ nextAt: null })
      .where(and(isScheduled, ne(crawls.crawlId, row.crawlId))),
  ])
  await startWalk(context, row)
  return answer
}

const given = (schedule: Schedule, now: number) => ({ schedule, nextAt: nextAfter(schedule, now) })

/** Read within the transaction: nobody's stop comes in between. The interval of a schedule is what lies between a crawl and its next. */
const kept = (isScheduled: SQL | undefined, now: number) => ({
  schedule: sql`coalesce((select schedule from ${crawls} where ${isScheduled} limit 1), 'none')`,
  nextAt: sql`(select ${now} + next_at - created_at from ${crawls} where ${isScheduled} limit 1)`,
})

const newRow = (crawl: Omit<NewCrawl, 'schedule'>, now: number) => ({
  ...crawl,
  turn: 1,
  walk: newWalk(),
  status: 'running' as const,
  found: 0,
  fetched: 0,
  unchanged: 0,
  skipped: 0,
  gone: 0,
  warnings: [],
  error: null,
  createdAt: now,
  updatedAt: now,
  endedAt: null,
})
