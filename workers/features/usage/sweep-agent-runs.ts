import { and, eq, inArray, lt } from 'drizzle-orm'
import { agentRuns } from '../../../shared/db/tables/usage.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const longestMs = 3_600_000
// D1 is one writer: long writes would hold up everyone.
const rowsAtOnce = 500
const mostRounds = 20

/**
 * Hourly upkeep: ends runs that have been running for more than an hour as failed, because the process that did them is gone. Returns how many.
 * One that ends after all says so itself.
 */
export async function sweepAgentRuns(context: Context): Promise<number> {
  const { services, now } = context
  let ended = 0
  for (let round = 0; round < mostRounds; round++) {
    const { meta } = await services.db
      .update(agentRuns)
      .set({ status: 'failed', error: 'interrupted', finishedAt: now() })
      .where(inArray(agentRuns.runId, lostRuns(context)))
    ended += meta.changes
    if (meta.changes < rowsAtOnce) break
  }
  return ended
}

export const lostRuns = ({ services: { db }, now }: Context) =>
  db
    .select({ runId: agentRuns.runId })
    .from(agentRuns)
    .where(and(eq(agentRuns.status, 'running'), lt(agentRuns.startedAt, now() - longestMs)))
    .limit(rowsAtOnce)
