import { and, asc, lt, sql } from 'drizzle-orm'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type ExecutionStatus, isOver } from '../../../shared/kernel/events.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { runEndedJob } from './end-run.job.ts'

const patienceMs = 30 * 60_000
const mostAtOnce = 200

/** Hourly upkeep: orders the end of runs again that are over, and whose project was not told because the message was lost. Returns how many. */
export async function resumeEndedRuns(context: Context): Promise<number> {
  const open = await openRuns(context)
  const ends = await Promise.all(open.map((run) => endOf(context, run)))
  const over = ends.filter((end) => end !== null)
  await enqueueAll(context, runEndedJob, over)
  return over.length
}

type OpenRun = Awaited<ReturnType<typeof openRuns>>[number]

async function endOf({ services, now }: Context, run: OpenRun) {
  const record = await services.executions.getByName(run.executionId).record()
  // A run whose object is gone will never say anything.
  const status = record?.status ?? 'failed'
  return isEnd(status) ? { ...run, status, finishedAt: record?.finishedAt ?? now() } : null
}

const isEnd = (status: ExecutionStatus): status is 'completed' | 'failed' | 'cancelled' => isOver(status)

export function openRuns({ services: { db }, now }: Context) {
  const { executionId, organizationId, projectId, createdAt } = testRuns
  return (
    db
      .select({ executionId, organizationId, projectId })
      .from(testRuns)
      // Written out: the index of open runs holds no bound value.
      .where(and(sql`finished_at is null`, lt(createdAt, now() - patienceMs)))
      .orderBy(asc(createdAt))
      .limit(mostAtOnce)
  )
}
