import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofWebhook } from './access.ts'
import { bodyOf } from './deliveries.ts'
import { webhookInactive, webhookNotFound } from './errors.ts'
import { webhookTo } from './rules.ts'
import { WebhookDelivery } from './schemas.ts'
import { sendLimits, sendNow } from './send-now.ts'
import { readRow } from './store.ts'

const type = 'ping'

export const testWebhook = defineOperation({
  id: 'webhooks.test',
  route: 'POST /api/organizations/{organizationId}/webhooks/{webhookId}/test',
  summary: 'Send a ping to a web hook, to see whether it arrives',
  description:
    'The delivery log tells what came of it. A ping that fails is tried again as any other message.',
  access: ofWebhook,
  effect: 'write',
  input: () => ({ organizationId: z.uuid(), webhookId: z.uuid() }),
  output: WebhookDelivery,
  errors: [organizationNotFound, webhookNotFound, webhookInactive],
  limits: sendLimits,
  mcp: 'listed',
  async run(context, { organizationId, webhookId }) {
    const { url } = await readRow(context, webhookId)
    const eventId = context.services.ids.uuid()
    const body = bodyOf({ eventId, organizationId, type, data: { webhookId }, at: context.now() })
    const message = { eventId, eventType: type, body }
    const sending = {
      action: 'webhooks.test',
      summary: `Sent a ping by ${webhookTo(url)}`,
      webhookId,
      message,
    }
    return sendNow(context, sending)
  },
})
