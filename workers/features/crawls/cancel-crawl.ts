import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { crawls } from '../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { endCrawl } from './end-crawl.ts'
import { crawlNotFound, crawlOver } from './errors.ts'
import { Crawl } from './schemas.ts'
import { type CrawlRow, readCrawl, viewsOf } from './store.ts'

export const cancelCrawl = defineOperation({
  id: 'crawls.cancel',
  route: 'POST /api/knowledge-bases/{id}/crawls/{crawlId}/cancel',
  summary: 'Stop a crawl, and its schedule',
  description:
    'A crawl under way stops before the next page; what it has read stays. Of one that has ended, the schedule alone is stopped.',
  access: {
    role: 'member',
    organization: sharedBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { id, crawlId }) => readCrawl(context, id, crawlId),
  },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ id: z.uuid(), crawlId: z.uuid() }),
  output: Crawl,
  errors: [knowledgeBaseNotFound, crawlNotFound, crawlOver],
  mcp: 'listed',
  async run(context, { id, crawlId }) {
    const row = await readCrawl(context, id, crawlId)
    const isEnded = row.status === 'running' && (await endCrawl(context, row, { status: 'cancelled' }))
    if (!isEnded) await stopSchedule(context, row)
    const [view] = await viewsOf(context, [await readCrawl(context, id, crawlId)])
    if (!view) throw crawlNotFound()
    return view
  },
})

async function stopSchedule(
  context: Context,
  { organizationId, kbId, crawlId, url, status }: CrawlRow,
): Promise<void> {
  const { db } = context.services
  const scheduled = sql`exists (select 1 from ${crawls} where crawl_id = ${crawlId} and next_at is not null)`
  const refusal = status === 'cancelled' ? () => new AlreadyDone() : crawlOver
  const note = {
    resource: 'knowledge_base',
    resourceId: kbId,
    summary: `Stopped the schedule of the crawl of ${url}`,
  }
  try {
    const guards = [{ condition: scheduled, refusal }]
    await commit(context, { organizationId, action: 'crawls.cancel', ...note, guards }, [
      db
        .update(crawls)
        .set({ nextAt: null, updatedAt: context.now() })
        .where(and(eq(crawls.crawlId, crawlId), eq(crawls.kbId, kbId))),
    ])
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
  }
}
