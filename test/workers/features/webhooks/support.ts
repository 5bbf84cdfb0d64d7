import { and, eq } from 'drizzle-orm'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { outboxEvents, webhookDeliveries, webhooks } from '../../../../shared/db/tables/webhooks.ts'
import { createWebhook } from '../../../../workers/features/webhooks/create-webhook.ts'
import { deliver } from '../../../../workers/features/webhooks/deliver.ts'
import { bodyOf, dueDelivery } from '../../../../workers/features/webhooks/deliveries.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { withServices } from '../../../support/with-services.ts'
import { type Owner, newOwner } from '../../../support/people.ts'
import { newReceiver } from '../../../support/receivers.ts'

export const { db } = newContext().services

/** A web hook of the owner's organization; it hears of everything unless told. */
export const newWebhook = (
  { organizationId, token }: Owner,
  given: { url: string; events?: ('*' | 'project.deleted' | 'member.changed')[]; active?: boolean },
) => ask(createWebhook, { organizationId, events: ['*'], ...given }, { token })

/** A receiver and the web hook that calls it, of an organization of their own. */
export async function hooked(given: object = {}, ...answer: Parameters<typeof newReceiver>) {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const receiver = newReceiver(...answer)
  const { webhookId, secret } = await newWebhook(owner, { url: receiver.url, ...given })
  return {
    ...receiver,
    owner,
    organizationId,
    token,
    webhookId,
    secret,
    named: { organizationId, webhookId },
  }
}

export const webhookRow = async (webhookId: string) =>
  (await db.select().from(webhooks).where(eq(webhooks.webhookId, webhookId)))[0]

export const deliveriesOf = (webhookId: string) =>
  db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhookId))

export const deliveryRow = async (deliveryId: string) =>
  (await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.deliveryId, deliveryId)))[0]

export const audited = (webhookId: string, action: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resourceId, webhookId), eq(auditEntries.action, action)))

/** An event in the outbox that no message tells of. */
export async function newEvent(organizationId: string, type = 'project.deleted', at = Date.now()) {
  const eventId = crypto.randomUUID()
  await db.insert(outboxEvents).values({ eventId, organizationId, type, data: { n: 1 }, at })
  return eventId
}

export const outboxRow = async (eventId: string) =>
  (await db.select().from(outboxEvents).where(eq(outboxEvents.eventId, eventId)))[0]

interface Hook {
  webhookId: string
  organizationId: string
}

/** A delivery that is due at a time of its own, of which no message tells. */
export async function newDelivery({ webhookId, organizationId }: Hook, at = Date.now()) {
  const [deliveryId, eventId] = [crypto.randomUUID(), crypto.randomUUID()]
  const type = 'project.deleted'
  const body = bodyOf({ eventId, organizationId, type, data: { n: 1 }, at })
  const start = { deliveryId, webhookId, organizationId, eventId, eventType: type, body }
  await db.insert(webhookDeliveries).values(dueDelivery(start, at))
  return { deliveryId, eventId, body }
}

/** What the job does, at a time. */
export const deliverAt = (deliveryId: string, at: number, settings = {}) =>
  deliver(newContext({ now: () => at, actor: { kind: 'system' }, origin: '', settings }), deliveryId)

/** A context at a time whose queues only remember what they are sent. */
export function recordingQueues(at: number) {
  const sent: unknown[] = []
  const send = (message: { payload: unknown }) => Promise.resolve(sent.push(message.payload))
  const context = newContext({ now: () => at })
  let batches = 0
  const sendBatch = async (messages: Iterable<{ body: { payload: unknown } }>) => {
    batches++
    for (const { body } of messages) await send(body)
  }
  const queue = { send, sendBatch }
  const queues = { jobs: queue, webhooks: queue }
  return { context: withServices(context, { queues }), sent, batches: () => batches }
}
