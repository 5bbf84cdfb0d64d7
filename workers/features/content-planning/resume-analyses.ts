import { and, asc, eq, lt } from 'drizzle-orm'
import { contentAnalyses } from '../../../shared/db/tables/content-planning.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { analyzeJob } from './analyze.job.ts'

/** Longer than all retries of a message take. */
const patienceMs = 30 * 60_000
const mostAtOnce = 500

/** Hourly upkeep: goes on with analyses that stand still, because a message was lost or a process died. Returns how many. */
export async function resumeAnalyses(context: Context): Promise<number> {
  const rows = await context.services.db
    .select({ jobId: contentAnalyses.jobId })
    .from(contentAnalyses)
    .where(
      and(eq(contentAnalyses.status, 'running'), lt(contentAnalyses.updatedAt, context.now() - patienceMs)),
    )
    .orderBy(asc(contentAnalyses.updatedAt))
    .limit(mostAtOnce)
  await enqueueAll(context, analyzeJob, rows)
  return rows.length
}
