import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { webhookDeliveries, webhooks } from '../../../shared/db/tables/webhooks.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofWebhook } from './access.ts'
import { webhookNotFound } from './errors.ts'
import { webhookTo } from './rules.ts'
import { isWebhook, readRow, webhookIs } from './store.ts'

// D1 is one writer: long deletes would hold up everyone. What is left nobody can read any more, and the upkeep takes it in time.
const deliveriesAtOnce = 1000

export const deleteWebhook = defineOperation({
  id: 'webhooks.delete',
  route: 'DELETE /api/organizations/{organizationId}/webhooks/{webhookId}',
  summary: 'Delete a web hook with its delivery log',
  description: 'What still waits to be delivered is not sent any more.',
  access: ofWebhook,
  effect: 'destroy',
  input: () => ({ organizationId: z.uuid(), webhookId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [organizationNotFound, webhookNotFound],
  async run(context, { organizationId, webhookId }) {
    const { db } = context.services
    const { url } = await readRow(context, webhookId)
    const some = db
      .select({ deliveryId: webhookDeliveries.deliveryId })
      .from(webhookDeliveries)
      .where(
        and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.organizationId, organizationId)),
      )
      .limit(deliveriesAtOnce)
    const summary = `Deleted ${webhookTo(url)}`
    const note = { organizationId, resource: 'webhook', resourceId: webhookId, summary }
    const guards = [{ condition: webhookIs(webhookId, organizationId), refusal: webhookNotFound }]
    await commit(context, { ...note, action: 'webhooks.delete', guards }, [
      db.delete(webhooks).where(isWebhook(webhookId, organizationId)),
      db.delete(webhookDeliveries).where(inArray(webhookDeliveries.deliveryId, some)),
    ])
    return { deleted: true as const }
  },
})
