import { type SQL, sql } from 'drizzle-orm'
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

/**
 * The same for several things of a kind: `deleted` selects the `id` and the `organization` of each. One whose purge was ordered before is purged again: there may be more
 * of it by now.
 */
export const orderPurges = (
  { services: { db }, now }: Context,
  resource: Resource,
  deleted: SQL,
): Statement => {
  const requestedAt = now()
  return db
    .insert(purges)
    .select(
      sql`select id, ${resource}, organization, ${requestedAt}, null, '{}' from (${deleted}) where true`,
    )
    .onConflictDoUpdate({ target: purges.resourceId, set: { requestedAt, finishedAt: null } })
}

/** Starts a purge that was ordered. A queue that does not answer delays it: the hourly upkeep takes what still waits. */
export async function startPurge(context: Context, resourceId: string): Promise<void> {
  try {
    await enqueue(context, runPurgeJob, { resourceId })
  } catch (error) {
    logError({ kind: 'purges.start', requestId: context.requestId, error })
  }
}
