import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofDelivery } from './access.ts'
import { readDelivery } from './deliveries.ts'
import { deliveryNotFound, webhookInactive, webhookNotFound } from './errors.ts'
import { webhookTo } from './rules.ts'
import { WebhookDelivery } from './schemas.ts'
import { sendLimits, sendNow } from './send-now.ts'
import { readRow } from './store.ts'

export const replayWebhookDelivery = defineOperation({
  id: 'webhooks.replayDelivery',
  route: 'POST /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  summary: 'Send a message to a web hook again',
  description:
    'The same body under the same `webhook-id`, signed anew, as a delivery of its own with all its attempts.',
  access: ofDelivery,
  effect: 'write',
  input: () => ({ organizationId: z.uuid(), webhookId: z.uuid(), deliveryId: z.uuid() }),
  output: WebhookDelivery,
  errors: [organizationNotFound, webhookNotFound, deliveryNotFound, webhookInactive],
  limits: sendLimits,
  mcp: 'listed',
  async run(context, { webhookId, deliveryId }) {
    const { url } = await readRow(context, webhookId)
    const { eventId, eventType, body } = await readDelivery(context, { webhookId, deliveryId })
    const message = { eventId, eventType, body }
    const summary = `Replayed the delivery ${deliveryId} of ${eventType} by ${webhookTo(url)}`
    const sending = { action: 'webhooks.replayDelivery', summary, webhookId, message }
    return sendNow(context, sending)
  },
})
