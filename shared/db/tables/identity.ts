import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const users = sqliteTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    /** Empty for people of the embedded provider, else the issuer of their tokens. */
    issuer: text('issuer').notNull().default(''),
    /** The issuer's own name for this person; null for people of the embedded provider. */
    subject: text('subject'),
    /** Lower case; empty when an external issuer vouches for none. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** `algorithm$parameters$salt$hash`; null for people who sign in elsewhere. */
    passwordHash: text('password_hash'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_subject').on(table.issuer, table.subject),
    // Only the embedded provider owns its addresses; another issuer may give one address to a new person.
    uniqueIndex('users_embedded_email')
      .on(table.email)
      .where(sql`issuer = ''`),
    index('users_email').on(table.issuer, table.email),
  ],
)

/** Keys of the embedded identity provider. The generation is the primary key, so that two first requests make one key by insert-or-ignore. */
export const signingKeys = sqliteTable('signing_keys', {
  generation: integer('generation').primaryKey(),
  keyId: text('key_id').notNull().unique(),
  publicJwk: text('public_jwk').notNull(),
  wrappedPrivateKey: text('wrapped_private_key').notNull(),
  createdAt: integer('created_at').notNull(),
})

export const refreshTokens = sqliteTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** All tokens that came from one sign-in; reuse of one revokes all. */
    familyId: text('family_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    revokedAt: integer('revoked_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
)

export const cookieSessions = sqliteTable(
  'cookie_sessions',
  {
    sessionHash: text('session_hash').primaryKey(),
    sessionId: text('session_id').notNull().unique(),
    userId: text('user_id').notNull(),
    organizationId: text('organization_id'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('cookie_sessions_user').on(table.userId),
    index('cookie_sessions_expiry').on(table.expiresAt),
  ],
)
