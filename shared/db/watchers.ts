import { and, eq, exists, gt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type Watcher, cookieSessions, refreshTokens, users } from './tables/identity.ts'
import { accessKeys, memberships } from './tables/organizations.ts'

/** `signed-out` when whoever opened the socket is nobody any more, `stranger` when they are somebody from elsewhere. */
export type Standing = 'member' | 'stranger' | 'signed-out'

/** What a watcher is to an organization at this moment, in one read. */
export const standingOf = (
  db: Database,
  watcher: Watcher,
  organizationId: string,
  now: number,
): Promise<Standing> =>
  watcher.kind === 'key'
    ? keyStanding(db, watcher, organizationId, now)
    : personStanding(db, watcher, organizationId, now)

async function keyStanding(
  db: Database,
  { id }: Watcher,
  organizationId: string,
  now: number,
): Promise<Standing> {
  const [key] = await db.select().from(accessKeys).where(eq(accessKeys.keyId, id))
  if (!key || (key.expiresAt !== null && key.expiresAt <= now)) return 'signed-out'
  return key.organizationId === organizationId ? 'member' : 'stranger'
}

async function personStanding(
  db: Database,
  { id, openedAt, sessionId, familyId, endsAt = Infinity }: Watcher,
  organizationId: string,
  now: number,
): Promise<Standing> {
  const one = { one: sql`1` }
  const session = db
    .select(one)
    .from(cookieSessions)
    .where(and(eq(cookieSessions.sessionId, sessionId ?? ''), gt(cookieSessions.expiresAt, now)))
  const revoked = db
    .select(one)
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, familyId ?? ''), gt(refreshTokens.revokedAt, 0)))
  const ofThem = and(eq(memberships.userId, users.userId), eq(memberships.organizationId, organizationId))
  const [found] = await db
    .select({
      role: memberships.role,
      signedOutAt: users.signedOutAt,
      hasSession: sql<number>`${exists(session)}`,
      isRevoked: sql<number>`${exists(revoked)}`,
    })
    .from(users)
    .leftJoin(memberships, ofThem)
    .where(eq(users.userId, id))
  if (!found || found.isRevoked || endsAt <= now) return 'signed-out'
  // A browser session that asked for the others to end goes on itself.
  const isSignedIn = sessionId ? found.hasSession : (found.signedOutAt ?? 0) <= openedAt
  if (!isSignedIn) return 'signed-out'
  return found.role ? 'member' : 'stranger'
}
