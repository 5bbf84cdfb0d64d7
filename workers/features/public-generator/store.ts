import { desc, eq, lt } from 'drizzle-orm'
import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import { publicSessions } from '../../../shared/db/tables/public-sessions.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { sessionNotFound } from './errors.ts'

/** Reads a session, or throws `sessions.not_found`. */
export async function readSession({ services }: Context, sessionId: string): Promise<SessionSnapshot> {
  const session = await services.publicSessions.getByName(sessionId).read()
  if (!session) throw sessionNotFound()
  return session
}

/** Enters a session into the index, or moves it forward there. */
export async function indexSession(
  context: Context,
  session: { sessionId: string; email: string | null },
): Promise<void> {
  const now = context.now()
  await context.services.db
    .insert(publicSessions)
    .values({ sessionId: session.sessionId, email: session.email, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: publicSessions.sessionId, set: { updatedAt: now } })
}

export async function sessionIdsOf({ services }: Context, email: string, limit: number): Promise<string[]> {
  const rows = await services.db
    .select({ sessionId: publicSessions.sessionId })
    .from(publicSessions)
    .where(eq(publicSessions.email, email))
    .orderBy(desc(publicSessions.updatedAt))
    .limit(limit)
  return rows.map(({ sessionId }) => sessionId)
}

export async function sessionsUntouchedSince(
  { services }: Context,
  time: number,
  limit: number,
): Promise<string[]> {
  const rows = await services.db
    .select({ sessionId: publicSessions.sessionId })
    .from(publicSessions)
    .where(lt(publicSessions.updatedAt, time))
    .limit(limit)
  return rows.map(({ sessionId }) => sessionId)
}

export async function unindexSession({ services }: Context, sessionId: string): Promise<void> {
  await services.db.delete(publicSessions).where(eq(publicSessions.sessionId, sessionId))
}
