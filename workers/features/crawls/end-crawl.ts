import { eq, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { crawls } from '../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { crawlFinished } from './events.ts'
import { robotsKey } from './keys.ts'
import type { CrawlRow } from './store.ts'

export interface End {
  status: 'completed' | 'failed' | 'cancelled'
  /** Why it failed, in a sentence. */
  error?: string
}

const words: Record<End['status'], string> = {
  completed: 'Completed',
  failed: 'Could not complete',
  cancelled: 'Cancelled',
}

/**
 * Ends a crawl and tells of it, once. A cancelled one starts no more by its schedule. False when it was over, or is gone.
 */
export async function endCrawl(context: Context, row: CrawlRow, { status, error }: End): Promise<boolean> {
  const { db, files } = context.services
  const { organizationId, kbId, crawlId, url, found, fetched, unchanged, skipped, gone } = row
  const isRunning = sql`exists (select 1 from ${crawls} where crawl_id = ${crawlId} and status = 'running')`
  const guards = [{ condition: isRunning, refusal: () => new AlreadyDone() }]
  const figures = { found, fetched, unchanged, skipped, gone }
  const events = [crawlFinished.of({ kbId, crawlId, url, status, ...figures })]
  const told = error === undefined ? '' : `: ${error}`
  const summary = `${words[status]} the crawl of ${url}${told}`
  const note = { resource: 'knowledge_base', resourceId: kbId, summary }
  const now = context.now()
  const set = {
    status,
    error: error ?? null,
    endedAt: now,
    updatedAt: now,
    ...(status === 'cancelled' && { nextAt: null }),
  }
  try {
    const action = status === 'cancelled' ? 'crawls.cancel' : 'crawls.end'
    await commit(context, { organizationId, action, ...note, events, guards }, [
      db.update(crawls).set(set).where(eq(crawls.crawlId, crawlId)),
    ])
  } catch (fault) {
    if (fault instanceof AlreadyDone) return false
    throw fault
  }
  await files.delete(robotsKey(row))
  return true
}
