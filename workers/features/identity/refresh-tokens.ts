import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { refreshTokens, users } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { endingRights } from '../../../shared/kernel/endings.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { invalidRefreshToken, wrongCredentials } from './errors.ts'
import { randomToken } from './secrets.ts'
import { type User, stillSignedIn } from './users.ts'

const lifetimeMs = 30 * 86_400_000

export interface Grant {
  refreshToken: string
  familyId: string
  userId: string
}

/** Begins a family of refresh tokens: one sign-in. A person who was signed out everywhere since they were read has to sign in again. */
export async function startFamily(
  { services: { db, ids }, now }: Context,
  user: Pick<User, 'userId' | 'signedOutAt'>,
  userAgent: string | null = null,
): Promise<Grant> {
  const refreshToken = randomToken()
  const familyId = ids.secret()
  const at = now()
  const [started] = await db
    .insert(refreshTokens)
    .select(
      db
        .select({
          tokenHash: sql<string>`${hashToken(refreshToken)}`.as('token_hash'),
          familyId: sql<string>`${familyId}`.as('family_id'),
          userId: users.userId,
          createdAt: sql<number>`${at}`.as('created_at'),
          expiresAt: sql<number>`${at + lifetimeMs}`.as('expires_at'),
          usedAt: sql<number | null>`null`.as('used_at'),
          revokedAt: sql<number | null>`null`.as('revoked_at'),
          userAgent: sql<string | null>`${userAgent}`.as('user_agent'),
          signedInAt: sql<number>`${at}`.as('signed_in_at'),
        })
        .from(users)
        .where(stillSignedIn(user)),
    )
    .returning()
  if (!started) throw wrongCredentials()
  return { refreshToken, familyId, userId: user.userId }
}

/**
 * Exchanges a refresh token for the next of its family. Each is good for one exchange: of two at once exactly one wins, and whoever comes with a used token
 * ends the whole family, because one of the two holders has stolen it (RFC 9700, section 4.14.2).
 */
export async function exchangeRefreshToken(context: Context, refreshToken: string): Promise<Grant> {
  const { db } = context.services
  const tokenHash = hashToken(refreshToken)
  const next = randomToken()
  const now = context.now()
  const usable = and(
    eq(refreshTokens.tokenHash, tokenHash),
    isNull(refreshTokens.usedAt),
    isNull(refreshTokens.revokedAt),
    gt(refreshTokens.expiresAt, now),
  )
  // One transaction: the successor is made from the usable token before that is marked as used.
  const [made] = await db.batch([
    db
      .insert(refreshTokens)
      .select(
        db
          .select({
            tokenHash: sql<string>`${hashToken(next)}`.as('token_hash'),
            familyId: refreshTokens.familyId,
            userId: refreshTokens.userId,
            createdAt: sql<number>`${now}`.as('created_at'),
            expiresAt: sql<number>`${now + lifetimeMs}`.as('expires_at'),
            usedAt: sql<number | null>`null`.as('used_at'),
            revokedAt: sql<number | null>`null`.as('revoked_at'),
            userAgent: refreshTokens.userAgent,
            signedInAt: sql<number>`coalesce(${refreshTokens.signedInAt}, ${refreshTokens.createdAt})`.as(
              'signed_in_at',
            ),
          })
          .from(refreshTokens)
          .where(usable),
      )
      .returning(),
    db.update(refreshTokens).set({ usedAt: now }).where(usable),
  ])
  const [successor] = made
  if (successor) return { refreshToken: next, familyId: successor.familyId, userId: successor.userId }
  await revokeFamilyOf(context, refreshToken, { onlyIfUsed: true })
  throw invalidRefreshToken()
}

/** Revokes the family that a token belongs to. */
export async function revokeFamilyOf(
  context: Context,
  refreshToken: string,
  { onlyIfUsed = false } = {},
): Promise<void> {
  const [row] = await context.services.db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)))
  if (row && (row.usedAt !== null || !onlyIfUsed)) await revokeFamily(context, row)
}

export async function revokeFamily(
  context: Context,
  { familyId, userId }: Pick<Grant, 'familyId' | 'userId'>,
): Promise<void> {
  const { services, now } = context
  await endingRights(context, [{ kind: 'user', id: userId }], () =>
    services.db
      .update(refreshTokens)
      .set({ revokedAt: now() })
      .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedAt))),
  )
}
