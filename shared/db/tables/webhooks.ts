import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Events of organizations, written in the transaction of what they tell of, and deleted once they have been handed to the web hooks. */
export const outboxEvents = sqliteTable(
  'outbox_events',
  {
    eventId: text('event_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    type: text('type').notNull(),
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('outbox_events_at').on(table.at)],
)

export const webhooks = sqliteTable(
  'webhooks',
  {
    webhookId: text('webhook_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    eventTypes: text('event_types', { mode: 'json' }).$type<string[]>().notNull(),
    /** The signing secret, sealed. */
    sealedSecret: text('sealed_secret').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull(),
    /** Why we switched it off; null when people did, or when it is on. */
    inactiveReason: text('inactive_reason', { enum: ['gone', 'failing'] }),
    /** When the first delivery after the last success was given up. */
    failingSince: integer('failing_since'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('webhooks_organization').on(table.organizationId, table.createdAt, table.webhookId)],
)

export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    deliveryId: text('delivery_id').primaryKey(),
    webhookId: text('webhook_id').notNull(),
    organizationId: text('organization_id').notNull(),
    eventId: text('event_id').notNull(),
    eventType: text('event_type').notNull(),
    /** The body as it is sent, so that every attempt and replay sends the same. */
    body: text('body').notNull(),
    status: text('status', { enum: ['pending', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull(),
    responseStatus: integer('response_status'),
    error: text('error'),
    createdAt: integer('created_at').notNull(),
    nextAttemptAt: integer('next_attempt_at'),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt, table.deliveryId),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`status = 'pending'`),
  ],
)
