import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofDelivery } from './access.ts'
import { deliveryView, readDelivery } from './deliveries.ts'
import { deliveryNotFound, webhookNotFound } from './errors.ts'
import { WebhookDelivery } from './schemas.ts'
import { readRow } from './store.ts'

export const getWebhookDelivery = defineOperation({
  id: 'webhooks.getDelivery',
  route: 'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}',
  summary: 'Get a delivery with the body that was sent',
  access: ofDelivery,
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), webhookId: z.uuid(), deliveryId: z.uuid() }),
  output: () =>
    WebhookDelivery()
      .extend({ body: z.string().describe('To the letter, as it was signed') })
      .meta({ id: 'WebhookDeliveryWithBody' }),
  errors: [organizationNotFound, webhookNotFound, deliveryNotFound],
  mcp: 'listed',
  async run(context, { webhookId, deliveryId }) {
    await readRow(context, webhookId)
    const row = await readDelivery(context, { webhookId, deliveryId })
    return { ...deliveryView(row), body: row.body }
  },
})
