import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofWebhook } from './access.ts'
import { webhookNotFound } from './errors.ts'
import { Webhook } from './schemas.ts'
import { readRow, viewOf } from './store.ts'

export const getWebhook = defineOperation({
  id: 'webhooks.get',
  route: 'GET /api/organizations/{organizationId}/webhooks/{webhookId}',
  summary: 'Get a web hook, without its secret',
  access: ofWebhook,
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), webhookId: z.uuid() }),
  output: Webhook,
  errors: [organizationNotFound, webhookNotFound],
  mcp: 'listed',
  run: async (context, { webhookId }) => viewOf(await readRow(context, webhookId)),
})
