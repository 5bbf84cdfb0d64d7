import { and, asc, lt, sql } from 'drizzle-orm'
import { webhookDeliveries } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { deliverJob } from './deliver.job.ts'

const patienceMs = 5 * 60_000
const mostAtOnce = 500

/** Hourly upkeep: sends for deliveries that are overdue, because their message was lost or an attempt died. Returns how many. */
export async function resumeDeliveries(context: Context): Promise<number> {
  const { deliveryId, nextAttemptAt } = webhookDeliveries
  // Written out: the index of what is due holds no bound value.
  const pending = sql`status = 'pending'`
  const rows = await context.services.db
    .select({ deliveryId })
    .from(webhookDeliveries)
    .where(and(pending, lt(nextAttemptAt, context.now() - patienceMs)))
    .orderBy(asc(nextAttemptAt))
    .limit(mostAtOnce)
  await enqueueAll(context, deliverJob, rows)
  return rows.length
}
