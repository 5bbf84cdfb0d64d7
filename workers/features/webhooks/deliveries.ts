import { and, eq } from 'drizzle-orm'
import type { ToldEvent } from '../../../shared/db/commit.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { webhookDeliveries } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso, isoOrNull } from '../../../shared/schemas/time.ts'
import { deliveryNotFound } from './errors.ts'
import type { DeliveryError } from './rules.ts'
import type { WebhookDelivery } from './schemas.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** What receivers get. */
export const bodyOf = ({ eventId, organizationId, type, data, at }: ToldEvent): string =>
  JSON.stringify({ id: eventId, type, at: iso(at), organizationId, data })

interface Start {
  deliveryId: string
  webhookId: string
  organizationId: string
  eventId: string
  eventType: string
  body: string
}

/** A delivery that is due at once. */
export const dueDelivery = (start: Start, now: number): DeliveryRow => ({
  ...start,
  status: 'pending',
  attempts: 0,
  responseStatus: null,
  error: null,
  createdAt: now,
  nextAttemptAt: now,
  finishedAt: null,
})

interface Named {
  webhookId: string
  deliveryId: string
}

export async function readDelivery(context: Context, { webhookId, deliveryId }: Named): Promise<DeliveryRow> {
  const { deliveryId: id, webhookId: hook, organizationId } = webhookDeliveries
  const [row] = await context.services.db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(id, deliveryId), eq(hook, webhookId), eq(organizationId, tenantOf(context).organizationId)))
  if (!row) throw deliveryNotFound()
  return row
}

interface PageOfWebhook extends Page {
  webhookId: string
}

const newest = newestFirst(webhookDeliveries, 'createdAt', 'deliveryId')

export async function deliveriesOf(context: Context, { webhookId, limit, cursor }: PageOfWebhook) {
  const rows = await context.services.db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.organizationId, tenantOf(context).organizationId),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { deliveries: items.map(deliveryView), nextCursor }
}

export const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.deliveryId,
  webhookId: row.webhookId,
  eventId: row.eventId,
  eventType: row.eventType,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  error: row.error as DeliveryError | null,
  createdAt: iso(row.createdAt),
  nextAttemptAt: isoOrNull(row.nextAttemptAt),
  finishedAt: isoOrNull(row.finishedAt),
})
