import { and, eq, ne, sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { webhooks } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso, isoOrNull } from '../../../shared/schemas/time.ts'
import { addressTaken, webhookNotFound } from './errors.ts'
import type { Webhook } from './schemas.ts'

export type WebhookRow = typeof webhooks.$inferSelect

export const isWebhook = (webhookId: string, organizationId: string) =>
  and(eq(webhooks.webhookId, webhookId), eq(webhooks.organizationId, organizationId))

/** The condition, for any statement, that a web hook exists and is as told. */
export const webhookIs = (webhookId: string, organizationId: string, ...others: ReturnType<typeof eq>[]) =>
  sql`exists (select 1 from ${webhooks} where ${and(isWebhook(webhookId, organizationId), ...others)})`

/** No other web hook of the organization sends there, so that what happens once arrives once. */
export function addressIsFree({
  webhookId,
  organizationId,
  url,
}: Pick<WebhookRow, 'webhookId' | 'organizationId' | 'url'>): Guard {
  const others = and(
    eq(webhooks.organizationId, organizationId),
    eq(webhooks.url, url),
    ne(webhooks.webhookId, webhookId),
  )
  return { condition: sql`not exists (select 1 from ${webhooks} where ${others})`, refusal: addressTaken }
}

export async function readRow(context: Context, webhookId: string): Promise<WebhookRow> {
  const [row] = await context.services.db
    .select()
    .from(webhooks)
    .where(isWebhook(webhookId, tenantOf(context).organizationId))
  if (!row) throw webhookNotFound()
  return row
}

const newest = newestFirst(webhooks, 'createdAt', 'webhookId')

export async function webhooksOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { webhooks: items.map(viewOf), nextCursor }
}

/** A web hook as its admins see it: never the secret. */
export const viewOf = (row: WebhookRow): Webhook => ({
  webhookId: row.webhookId,
  url: row.url,
  events: row.eventTypes,
  description: row.description,
  active: row.active,
  inactiveReason: row.inactiveReason,
  failingSince: isoOrNull(row.failingSince),
  createdBy: row.createdBy,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})
