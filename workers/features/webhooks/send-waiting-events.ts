import { asc, lt } from 'drizzle-orm'
import { outboxEvents } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { dispatchEventJob } from './dispatch-event.job.ts'

const patienceMs = 60_000
const mostAtOnce = 500

/** Hourly upkeep: hands on events whose message was lost. Returns how many. */
export async function sendWaitingEvents(context: Context): Promise<number> {
  const rows = await context.services.db
    .select({ eventId: outboxEvents.eventId })
    .from(outboxEvents)
    .where(lt(outboxEvents.at, context.now() - patienceMs))
    .orderBy(asc(outboxEvents.at))
    .limit(mostAtOnce)
  await enqueueAll(context, dispatchEventJob, rows)
  return rows.length
}
