import { and, asc, isNull, lt } from 'drizzle-orm'
import { purges } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { runPurgeJob } from './run-purge.job.ts'

const patienceMs = 30 * 60_000
const mostAtOnce = 500

/** Hourly upkeep: starts purges again that have not ended, because their message was lost or a store failed. Returns how many. */
export async function resumePurges(context: Context): Promise<number> {
  const rows = await waitingPurges(context)
  await enqueueAll(context, runPurgeJob, rows)
  return rows.length
}

export const waitingPurges = ({ services: { db }, now }: Context) =>
  db
    .select({ resourceId: purges.resourceId })
    .from(purges)
    .where(and(isNull(purges.finishedAt), lt(purges.requestedAt, now() - patienceMs)))
    .orderBy(asc(purges.requestedAt))
    .limit(mostAtOnce)
