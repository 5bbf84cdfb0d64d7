import { and, eq, exists, gt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type Watcher, cookieSessions, refreshTokens, users } from './tables/identity.ts'
import { teamMembers } from './tables/analytics.ts'
import { accessKeys, memberships } from './tables/organizations.ts'
import { roleAllows } from '../kernel/roles.ts'

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

/** Where something is, as one text: in an organization, or in a team of it. */
export const placeOf = ({ organizationId, teamId }: { organizationId: string; teamId: string | null }) =>
  teamId === null ? organizationId : `${organizationId}/${teamId}`

/** The same of a place. What is in a team is for the people of the team and for admins; a key is in no team. */
export async function standingAt(
  db: Database,
  watcher: Watcher,
  place: string,
  now: number,
): Promise<Standing> {
  const [organizationId = '', teamId] = place.split('/')
  const standing = await standingOf(db, watcher, organizationId, now)
  if (standing !== 'member' || teamId === undefined) return standing
  if (watcher.kind === 'key') return 'stranger'
  const inTeam = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, watcher.id))
  const held = and(eq(memberships.organizationId, organizationId), eq(memberships.userId, watcher.id))
  const [found] = await db
    .select({ role: memberships.role, teamId: teamMembers.teamId })
    .from(memberships)
    .leftJoin(teamMembers, inTeam)
    .where(held)
  return found && (found.teamId !== null || roleAllows(found.role, 'admin')) ? 'member' : 'stranger'
}
