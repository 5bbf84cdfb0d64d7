import { and, eq, gt } from 'drizzle-orm'
import { cookieSessions, users } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { hashToken, randomToken } from './secrets.ts'
import { embedded } from './users.ts'

export const sessionSeconds = 30 * 86_400

export interface FoundSession {
  sessionId: string
  organizationId: string | null
  expiresAt: number
  user: { userId: string; email: string; name: string }
}

/** Begins a browser session; returns the secret for its cookie, of which only a hash is kept. */
export async function startSession({ services: { db, ids }, now }: Context, userId: string): Promise<string> {
  const token = randomToken()
  const createdAt = now()
  await db.insert(cookieSessions).values({
    sessionHash: hashToken(token),
    sessionId: ids.uuid(),
    userId,
    organizationId: null,
    createdAt,
    expiresAt: createdAt + sessionSeconds * 1000,
  })
  return token
}

export async function findSession(
  { services: { db }, now }: Context,
  token: string,
): Promise<FoundSession | null> {
  const [found] = await db
    .select({
      sessionId: cookieSessions.sessionId,
      organizationId: cookieSessions.organizationId,
      expiresAt: cookieSessions.expiresAt,
      user: { userId: users.userId, email: users.email, name: users.name },
    })
    .from(cookieSessions)
    .innerJoin(users, and(eq(users.userId, cookieSessions.userId), eq(users.issuer, embedded)))
    .where(and(eq(cookieSessions.sessionHash, hashToken(token)), gt(cookieSessions.expiresAt, now())))
  return found ?? null
}

export async function endSession({ services: { db } }: Context, token: string): Promise<void> {
  await db.delete(cookieSessions).where(eq(cookieSessions.sessionHash, hashToken(token)))
}

/** Remembers the organization that a browser session works in. */
export async function chooseOrganization(
  { services: { db } }: Context,
  sessionId: string,
  organizationId: string,
): Promise<void> {
  await db.update(cookieSessions).set({ organizationId }).where(eq(cookieSessions.sessionId, sessionId))
}
