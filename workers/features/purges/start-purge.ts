import type { Statement } from '../../../shared/db/database.ts'
import { purges } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { runPurgeJob } from './run-purge.job.ts'
import type { Resource } from './purgeable.ts'

interface Deleted {
  resource: Resource
  resourceId: string
  organizationId: string
}

/** The statement that orders a purge, for the transaction of the deletion. */
export const orderPurge = ({ services: { db }, now }: Context, deleted: Deleted): Statement =>
  db.insert(purges).values({ ...deleted, requestedAt: now(), removed: {} })

/** Starts a purge that was ordered. A queue that does not answer delays it: the hourly upkeep takes what still waits. */
export async function startPurge(context: Context, resourceId: string): Promise<void> {
  try {
    await enqueue(context, runPurgeJob, { resourceId })
  } catch (error) {
    logError({ kind: 'purges.start', requestId: context.requestId, error })
  }
}
