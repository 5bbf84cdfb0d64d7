import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Codes that were mailed, each good for the listing of one address, to whoever uses it first. */
export const listingCodes = sqliteTable(
  'listing_codes',
  {
    /** Of the address and the code together, so that a code is found only by whom it was mailed to. */
    codeHash: text('code_hash').primaryKey(),
    /** The network address, as limits know it, that used the code first; null until then. */
    usedBy: text('used_by'),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('listing_codes_expiry').on(table.expiresAt)],
)

/** The index of public sessions by e-mail and age. Everything else about a session lives in its own object. */
export const publicSessions = sqliteTable(
  'public_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    /** Lower case; null when the visitor gave none. */
    email: text('email'),
    /** The network address that made it, as limits know it; null where none was known. */
    madeBy: text('made_by'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('public_sessions_email').on(table.email, table.updatedAt),
    index('public_sessions_updated').on(table.updatedAt),
  ],
)
