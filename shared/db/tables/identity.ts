import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const users = sqliteTable('users', {
  userId: text('user_id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** `algorithm$parameters$salt$hash`; null for people who sign in elsewhere. */
  passwordHash: text('password_hash'),
  createdAt: integer('created_at').notNull(),
})

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
  (table) => [index('refresh_tokens_family').on(table.familyId)],
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
  (table) => [index('cookie_sessions_user').on(table.userId)],
)
