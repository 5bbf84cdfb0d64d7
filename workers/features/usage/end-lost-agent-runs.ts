import { and, inArray, lt, sql } from 'drizzle-orm'
import { inSteps, rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { agentRuns } from '../../../shared/db/tables/usage.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const longestMs = 3_600_000

/**
 * Hourly upkeep: ends runs that have been running for more than an hour as failed, because the process that did them is gone. Returns how many.
 * One that ends after all says so itself.
 */
export const endLostAgentRuns = (context: Context): Promise<number> =>
  inSteps(() =>
    context.services.db
      .update(agentRuns)
      .set({ status: 'failed', error: 'interrupted', finishedAt: context.now() })
      .where(inArray(agentRuns.runId, lostRuns(context))),
  )

export function lostRuns({ services: { db }, now }: Context) {
  // Written out: the index of what runs holds no bound value.
  const running = sql`status = 'running'`
  return db
    .select({ runId: agentRuns.runId })
    .from(agentRuns)
    .where(and(running, lt(agentRuns.startedAt, now() - longestMs)))
    .limit(rowsAtOnce)
}
