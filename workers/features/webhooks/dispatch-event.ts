import { and, eq } from 'drizzle-orm'
import type { ToldEvent } from '../../../shared/db/commit.ts'
import { outboxEvents, webhookDeliveries, webhooks } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { uuidV8 } from '../../../shared/services/ids.ts'
import { deliverJob } from './deliver.job.ts'
import { bodyOf, dueDelivery } from './deliveries.ts'
import { asksFor } from './rules.ts'

/**
 * Hands an event of the outbox to the web hooks that ask for it. The event leaves the outbox last, so that whatever breaks off is done again;
 * the id of a delivery follows from event and web hook, so that doing it again adds nothing.
 */
export async function dispatchEvent(context: Context, eventId: string): Promise<void> {
  const { db } = context.services
  const [event] = await db.select().from(outboxEvents).where(eq(outboxEvents.eventId, eventId))
  if (!event) return
  const { organizationId, type: eventType } = event
  const message = { organizationId, eventId, eventType, body: bodyOf(event) }
  const deliveries = await Promise.all(
    (await receivers(context, event)).map(async (webhookId) => {
      const deliveryId = await uuidV8(`${eventId}\n${webhookId}`)
      return dueDelivery({ deliveryId, webhookId, ...message }, context.now())
    }),
  )
  const [first, ...others] = deliveries.map((delivery) =>
    db.insert(webhookDeliveries).values(delivery).onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...others])
  const payloads = deliveries.map(({ deliveryId }) => ({ deliveryId }))
  await enqueueAll(context, deliverJob, payloads)
  await db.delete(outboxEvents).where(eq(outboxEvents.eventId, eventId))
}

async function receivers(
  { services: { db } }: Context,
  { organizationId, type }: ToldEvent,
): Promise<string[]> {
  const rows = await db
    .select({ webhookId: webhooks.webhookId, eventTypes: webhooks.eventTypes })
    .from(webhooks)
    .where(and(eq(webhooks.organizationId, organizationId), eq(webhooks.active, true)))
  return rows.filter(({ eventTypes }) => asksFor(eventTypes, type)).map(({ webhookId }) => webhookId)
}
