import type { Context } from '../../../shared/kernel/context.ts'
import { inOrganization } from '../organizations/index.ts'
import { readDelivery } from './deliveries.ts'
import { readRow } from './store.ts'

interface Named {
  webhookId: string
}

/** Access of an operation on one web hook. */
export const ofWebhook = {
  ...inOrganization('admin'),
  existing: (context: Context, { webhookId }: Named) => readRow(context, webhookId),
}

/** Access of an operation on one delivery of a web hook. */
export const ofDelivery = {
  ...inOrganization('admin'),
  async existing(context: Context, { webhookId, deliveryId }: Named & { deliveryId: string }) {
    await readRow(context, webhookId)
    await readDelivery(context, { webhookId, deliveryId })
  },
}
