import { inArray, lt } from 'drizzle-orm'
import { inSteps, rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { agentRuns } from '../../../shared/db/tables/usage.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const dayMs = 86_400_000

/** Hourly upkeep: forgets runs that began more than `AGENT_RUN_RETENTION_DAYS` ago, of projects and of none. Returns how many. */
export function sweepAgentRuns({ services: { db, settings }, now }: Context): Promise<number> {
  const old = db
    .select({ runId: agentRuns.runId })
    .from(agentRuns)
    .where(lt(agentRuns.startedAt, now() - settings.AGENT_RUN_RETENTION_DAYS * dayMs))
    .limit(rowsAtOnce)
  return inSteps(() => db.delete(agentRuns).where(inArray(agentRuns.runId, old)))
}
