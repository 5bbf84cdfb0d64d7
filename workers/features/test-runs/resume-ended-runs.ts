import { and, asc, gte, lt, sql } from 'drizzle-orm'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type ExecutionStatus, isOver } from '../../../shared/kernel/events.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { runEndedJob } from './end-run.job.ts'

const patienceMs = 30 * 60_000
const atOnce = 200
const mostPages = 50

/**
 * Hourly upkeep: orders the end of runs again that are over, and whose project was not told because the message was lost. Returns how many. It looks at the next
 * runs where the oldest still go on, so that long ones stand in nobody's way.
 */
export async function resumeEndedRuns(context: Context, most = atOnce): Promise<number> {
  let ordered = 0
  let last: OpenRun | undefined
  for (let page = 0; page < mostPages; page++) {
    const open = await openRuns(context, most, last)
    const ends = await Promise.all(open.map((run) => endOf(context, run)))
    const over = ends.filter((end) => end !== null)
    await enqueueAll(context, runEndedJob, over)
    ordered += over.length
    last = open.at(-1)
    if (open.length < most) break
  }
  return ordered
}

type OpenRun = Awaited<ReturnType<typeof openRuns>>[number]

async function endOf({ services, now }: Context, { executionId, organizationId, projectId }: OpenRun) {
  const record = await services.executions.getByName(executionId).record()
  // A run whose object is gone will never say anything.
  const status = record?.status ?? 'failed'
  const end = { executionId, organizationId, projectId, finishedAt: record?.finishedAt ?? now() }
  return isEnd(status) ? { ...end, status } : null
}

const isEnd = (status: ExecutionStatus): status is 'completed' | 'failed' | 'cancelled' => isOver(status)

/** Runs whose project does not know their end, the oldest first, behind the last of those that were looked at. */
export function openRuns(
  { services: { db }, now }: Context,
  most: number,
  { createdAt: at, place: before }: { createdAt: number; place: number } = { createdAt: 0, place: 0 },
) {
  const { executionId, organizationId, projectId, createdAt } = testRuns
  // The rows of one moment stand in an index in this order.
  const place = sql<number>`rowid`
  return db
    .select({ executionId, organizationId, projectId, createdAt, place })
    .from(testRuns)
    .where(
      and(
        // Written out: the index of open runs holds no bound value.
        sql`finished_at is null`,
        lt(createdAt, now() - patienceMs),
        gte(createdAt, at),
        sql`(${createdAt}, ${place}) > (${at}, ${before})`,
      ),
    )
    .orderBy(asc(createdAt), place)
    .limit(most)
}
