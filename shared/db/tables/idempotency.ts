import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** First answers to requests that carried an Idempotency-Key, for 24 hours. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** `user:…`, `key:…` or `address:…`. */
    caller: text('caller').notNull(),
    keyHash: text('key_hash').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of method, address and body. */
    requestHash: text('request_hash').notNull(),
    startedAt: integer('started_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Null while the first request is running. */
    status: integer('status'),
    headers: text('headers', { mode: 'json' }).$type<Record<string, string>>(),
    /** Compressed and sealed. */
    body: blob('body').$type<Uint8Array>(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.keyHash] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
)
