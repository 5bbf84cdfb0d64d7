import { sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { jsonColumns, jsonRows } from '../../../shared/db/rows-of-json.ts'
import { ciRuns } from '../../../shared/db/tables/ci-triggers.ts'
import { webhookDeliveries } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { uuidV8 } from '../../../shared/services/ids.ts'
import { deliverJob } from './deliver.job.ts'
import { dueDelivery } from './deliveries.ts'

interface Callback {
  executionId: string
  organizationId: string
  body: string
}

/** A run calls back once, whoever orders it: the id follows from the run. */
const callbackId = (executionId: string) => uuidV8(`callback\n${executionId}`)

/**
 * The statement that orders the callback of a run, in a list because awaiting it alone would run it: for the transaction of the run's end. It may be written again, and adds nothing where the run is to call nobody or was removed.
 * A callback is a delivery like any other, whose receiver is the run.
 */
export async function callbackStatements(
  { services: { db }, now }: Context,
  { executionId, organizationId, body }: Callback,
): Promise<Statement[]> {
  const deliveryId = await callbackId(executionId)
  const message = { eventId: deliveryId, eventType: 'run.callback', body }
  const row = dueDelivery({ deliveryId, webhookId: executionId, organizationId, ...message }, now())
  const isOwed = sql`exists (select 1 from ${ciRuns} where ${ciRuns.executionId} = ${executionId} and ${ciRuns.callbackUrl} is not null)`
  const rows = sql`json_each(${`[${jsonRows([row]).join()}]`})`
  return [
    db
      .insert(webhookDeliveries)
      .select(sql`select ${jsonColumns(webhookDeliveries)} from ${rows} where ${isOwed}`)
      .onConflictDoNothing(),
  ]
}

/** Has a callback sent that was ordered. A message that is lost is followed by one of the hourly upkeep. */
export async function sendCallback(context: Context, executionId: string): Promise<void> {
  await enqueue(context, deliverJob, { deliveryId: await callbackId(executionId) })
}
