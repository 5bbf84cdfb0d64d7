import { eq, sql } from 'drizzle-orm'
import { commitAnswer } from '../../../../shared/db/commit.ts'
import type { Statement } from '../../../../shared/db/database.ts'
import { AlreadyDone } from '../../../../shared/db/guard.ts'
import { crawlAddresses, crawls } from '../../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { goesOn } from './host-lease.ts'
import type { Walk } from './types.ts'

const mostWarnings = 20

/** Writes how far a walk has come, with other statements, in one transaction. False where it was cancelled, or somebody else goes on with it: nothing is written then. */
export async function saveState(
  context: Context,
  walk: Walk,
  statements: readonly Statement[] = [],
): Promise<boolean> {
  const { db } = context.services
  const { row, state, lease } = walk
  walk.warnings.splice(mostWarnings)
  const counted = (which: string) =>
    sql<number>`(select count(*) from ${crawlAddresses} where crawl_id = ${row.crawlId} and state = ${which})`
  const change = db
    .update(crawls)
    .set({
      walk: state,
      warnings: walk.warnings,
      found: sql`(select count(*) from ${crawlAddresses} where crawl_id = ${row.crawlId})`,
      fetched: counted('fetched'),
      unchanged: counted('unchanged'),
      skipped: counted('skipped'),
      gone: counted('gone'),
      updatedAt: context.now(),
    })
    .where(eq(crawls.crawlId, row.crawlId))
  const guards = [{ condition: goesOn(lease), refusal: () => new AlreadyDone() }]
  try {
    await commitAnswer(context, { guards }, [...statements, change])
    return true
  } catch (error) {
    if (error instanceof AlreadyDone) return false
    throw error
  }
}
