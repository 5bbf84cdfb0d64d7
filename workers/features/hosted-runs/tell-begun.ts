import { and, eq } from 'drizzle-orm'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'

/** Lets the list of a project say that a run of it is under way. The run goes on without. */
export async function tellBegun({ services: { db } }: Context, executionId: string): Promise<void> {
  const queued = and(eq(testRuns.executionId, executionId), eq(testRuns.status, 'queued'))
  try {
    await db.update(testRuns).set({ status: 'running' }).where(queued)
  } catch (error) {
    logError({ kind: 'hosted-runs.begun', requestId: executionId, error })
  }
}
