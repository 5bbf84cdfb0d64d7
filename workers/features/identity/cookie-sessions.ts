import { and, eq, gt, sql } from 'drizzle-orm'
import { cookieSessions, users } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { endingRights } from '../../../shared/kernel/endings.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { isSomebody } from './demo-account.ts'
import { wrongCredentials } from './errors.ts'
import { randomToken } from './secrets.ts'
import { presentIssuer } from './issuer.ts'
import { type User, stillSignedIn } from './users.ts'

export const sessionSeconds = 30 * 86_400
/** Of who signed in at another issuer: that may know them no longer, and tells nobody. */
export const externalSessionSeconds = 12 * 3600

/** How old the time of the last use may be: written for every request it would make each read a write. */
const useKnownMs = 5 * 60_000

export interface FoundSession {
  sessionId: string
  organizationId: string | null
  expiresAt: number
  user: Pick<User, 'userId' | 'email' | 'name' | 'emailVerifiedAt'>
}

/**
 * Begins a browser session; returns the secret for its cookie, of which only a hash is kept. A person who was signed out everywhere since they were
 * read has to sign in again.
 */
export async function startSession(
  { services: { db, ids }, now }: Context,
  user: Pick<User, 'userId' | 'signedOutAt'>,
  { userAgent = null, seconds = sessionSeconds }: { userAgent?: string | null; seconds?: number } = {},
): Promise<string> {
  const token = randomToken()
  const at = now()
  const [started] = await db
    .insert(cookieSessions)
    .select(
      db
        .select({
          sessionHash: sql<string>`${hashToken(token)}`.as('session_hash'),
          sessionId: sql<string>`${ids.uuid()}`.as('session_id'),
          userId: users.userId,
          organizationId: sql<string | null>`null`.as('organization_id'),
          createdAt: sql<number>`${at}`.as('created_at'),
          expiresAt: sql<number>`${at + seconds * 1000}`.as('expires_at'),
          userAgent: sql<string | null>`${userAgent}`.as('user_agent'),
          lastUsedAt: sql<number>`${at}`.as('last_used_at'),
        })
        .from(users)
        .where(stillSignedIn(user)),
    )
    .returning()
  if (!started) throw wrongCredentials()
  return token
}

export async function findSession(context: Context, token: string): Promise<FoundSession | null> {
  const { services, now, waitUntil } = context
  const [row] = await services.db
    .select({
      sessionId: cookieSessions.sessionId,
      organizationId: cookieSessions.organizationId,
      expiresAt: cookieSessions.expiresAt,
      lastUsedAt: cookieSessions.lastUsedAt,
      user: {
        userId: users.userId,
        email: users.email,
        name: users.name,
        emailVerifiedAt: users.emailVerifiedAt,
      },
    })
    .from(cookieSessions)
    .innerJoin(
      users,
      and(eq(users.userId, cookieSessions.userId), eq(users.issuer, presentIssuer(services.settings))),
    )
    .where(
      and(
        eq(cookieSessions.sessionHash, hashToken(token)),
        gt(cookieSessions.expiresAt, now()),
        isSomebody(services.settings),
      ),
    )
  if (!row) return null
  const { lastUsedAt, ...found } = row
  if ((lastUsedAt ?? 0) <= now() - useKnownMs) waitUntil(noteUse(context, found.sessionId))
  return found
}

async function noteUse({ services: { db }, now }: Context, sessionId: string): Promise<void> {
  await db.update(cookieSessions).set({ lastUsedAt: now() }).where(eq(cookieSessions.sessionId, sessionId))
}

export async function endSession(context: Context, token: string): Promise<void> {
  const { db } = context.services
  const isIt = eq(cookieSessions.sessionHash, hashToken(token))
  const [row] = await db.select({ id: cookieSessions.userId }).from(cookieSessions).where(isIt)
  if (!row) return
  await endingRights(context, [{ kind: 'user', id: row.id }], () => db.delete(cookieSessions).where(isIt))
}

/** The statement that remembers the organization which a browser session works in. */
export const choosingOrganization = (
  { services: { db } }: Context,
  sessionId: string,
  organizationId: string,
) => db.update(cookieSessions).set({ organizationId }).where(eq(cookieSessions.sessionId, sessionId))
