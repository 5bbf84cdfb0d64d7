import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** First answers to requests that carried an Idempotency-Key, for 24 hours. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** `user:…`, `key:…` or `address:…`. */
    caller: text('caller').notNull(),
    keyHash: text('key_hash').notNull(),
    operation: text('operation').notNull(),
    /** HMAC-SHA-256 of operation, organization, input and files. */
    requestHash: text('request_hash').notNull(),
    startedAt: integer('started_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** What the ids of this key's work derive from, whichever attempt does it. */
    seed: text('seed').notNull().default(''),
    /** Counts the requests that took the key after one that died. Only the latest may write. */
    attempt: integer('attempt').notNull().default(0),
    /** Until when the request that holds the key is believed to live, unless it says so again. */
    leaseUntil: integer('lease_until').notNull().default(0),
    /** Null while the first request is running. */
    status: integer('status'),
    headers: text('headers', { mode: 'json' }).$type<Record<string, string>>(),
    /** Compressed and sealed. */
    body: blob('body').$type<Uint8Array>(),
    /** What counts against the room that visitors have; null for everybody else. */
    bytes: integer('bytes'),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.keyHash] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
    index('idempotency_keys_room')
      .on(table.caller, table.bytes)
      .where(sql`bytes is not null`),
  ],
)
