import { eq } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { webhookDeliveries, webhooks } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { logError } from '../../../shared/services/log.ts'
import { deliverJob } from './deliver.job.ts'
import { type DeliveryRow, deliveryView, dueDelivery } from './deliveries.ts'
import { webhookInactive } from './errors.ts'
import type { WebhookDelivery } from './schemas.ts'
import { webhookIs } from './store.ts'

/** Messages that people order: enough to try a receiver out, too few to harm a stranger with. */
export const sendLimits: readonly Limit<unknown>[] = [
  {
    name: 'test messages and replays',
    setting: 'WEBHOOK_SENDS_PER_HOUR',
    key: (context) => tenantOf(context).organizationId,
  },
]

interface Sending {
  action: string
  summary: string
  webhookId: string
  message: Pick<DeliveryRow, 'eventId' | 'eventType' | 'body'>
}

/** Stores a delivery that somebody asked for and has it sent. Throws the refusal of a web hook that is switched off. */
export async function sendNow(
  context: Context,
  { action, summary, webhookId, message }: Sending,
): Promise<WebhookDelivery> {
  const { db, ids } = context.services
  const { organizationId } = tenantOf(context)
  const deliveryId = ids.uuid()
  const row = dueDelivery({ deliveryId, webhookId, organizationId, ...message }, context.now())
  const note = { organizationId, resource: 'webhook', resourceId: webhookId, summary }
  const guards = [
    { condition: webhookIs(webhookId, organizationId, eq(webhooks.active, true)), refusal: webhookInactive },
  ]
  const answer = deliveryView(row)
  await commit(context, { ...note, action, guards, answer }, [db.insert(webhookDeliveries).values(row)])
  await startDelivery(context, deliveryId)
  return answer
}

/** A queue that does not answer delays a delivery: the hourly upkeep takes what is due. */
async function startDelivery(context: Context, deliveryId: string): Promise<void> {
  try {
    await enqueue(context, deliverJob, { deliveryId })
  } catch (error) {
    logError({ kind: 'webhooks.send', requestId: context.requestId, error })
  }
}
