import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofWebhook } from './access.ts'
import { deliveriesOf } from './deliveries.ts'
import { webhookNotFound } from './errors.ts'
import { WebhookDelivery } from './schemas.ts'
import { readRow } from './store.ts'

export const listWebhookDeliveries = defineOperation({
  id: 'webhooks.listDeliveries',
  route: 'GET /api/organizations/{organizationId}/webhooks/{webhookId}/deliveries',
  summary: 'List what was sent to a web hook in the last 30 days, newest first, and what came of it',
  access: ofWebhook,
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), webhookId: z.uuid(), ...pageFields() }),
  output: () => z.object({ deliveries: z.array(WebhookDelivery()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound, webhookNotFound],
  mcp: 'listed',
  async run(context, { webhookId, limit, cursor }) {
    await readRow(context, webhookId)
    return deliveriesOf(context, { webhookId, limit, cursor })
  },
})
