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
    /** When the person proved that the address is theirs. */
    emailVerifiedAt: integer('email_verified_at'),
    /** Access tokens issued before are void: set by signing out everywhere and by a new password. */
    signedOutAt: integer('signed_out_at'),
    /** When the newest token was made that named organizations; an older one names none any more. */
    claimsIssuedAt: integer('claims_issued_at'),
    /** The token whose organizations the memberships follow, by when it was made. */
    claimsFollowedAt: integer('claims_followed_at'),
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
    /** What the client called itself at sign-in, for the list of sessions. */
    userAgent: text('user_agent'),
    /** When the family began: its first tokens are swept while it lives on. */
    signedInAt: integer('signed_in_at'),
  },
  (table) => [
    // Every bearer request asks whether its family was revoked, and a family may have thousands of used tokens.
    index('refresh_tokens_family').on(table.familyId, table.revokedAt),
    index('refresh_tokens_user').on(table.userId, table.usedAt),
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
    /** What the browser called itself, for the list of sessions. */
    userAgent: text('user_agent'),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [
    index('cookie_sessions_user').on(table.userId),
    index('cookie_sessions_expiry').on(table.expiresAt),
  ],
)

/** One-time links that were mailed. */
export const mailedTokens = sqliteTable(
  'mailed_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['password-reset', 'email-verification'] }).notNull(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('mailed_tokens_user').on(table.userId, table.purpose),
    index('mailed_tokens_expiry').on(table.expiresAt),
  ],
)

/** Who opened a socket. Times are milliseconds since the epoch. */
export interface Watcher {
  kind: 'user' | 'key'
  id: string
  openedAt: number
  /** The sign-in of a person, which may end before the socket: by browser session, family of refresh tokens, or the end of a token of another issuer. */
  sessionId?: string
  familyId?: string
  endsAt?: number
}

/** One-time tickets that open a socket, each for a minute. */
export const socketTickets = sqliteTable(
  'socket_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    /** Whom the socket will stand for. */
    watcher: text('caller', { mode: 'json' }).$type<Watcher>().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('socket_tickets_expiry').on(table.expiresAt)],
)
