import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { Webhook } from './schemas.ts'
import { webhooksOf } from './store.ts'

export const listWebhooks = defineOperation({
  id: 'webhooks.list',
  route: 'GET /api/organizations/{organizationId}/webhooks',
  summary: "List an organization's web hooks, newest first, without their secrets",
  access: inOrganization('admin'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), ...pageFields() }),
  output: () => z.object({ webhooks: z.array(Webhook()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context, { limit, cursor }) => webhooksOf(context, { limit, cursor }),
})
