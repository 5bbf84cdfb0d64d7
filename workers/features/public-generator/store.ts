import { desc, eq, lt } from 'drizzle-orm'
import type { SessionCard, SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import { publicSessions } from '../../../shared/db/tables/public-sessions.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { addressKeyOf } from '../../../shared/services/address.ts'
import { sessionNotFound, sessionStale } from './errors.ts'

/** Reads a session, or throws `sessions.not_found`. */
export async function readSession(context: Context, sessionId: string): Promise<SessionSnapshot> {
  const session = await (await sessionAt(context, sessionId))?.read()
  if (!session) throw sessionNotFound()
  return session
}

/** A session with its object and its pages, or throws `sessions.not_found`. */
export async function openSession(context: Context, sessionId: string) {
  const stub = await sessionAt(context, sessionId)
  const session = await stub?.read()
  if (!stub || !session) throw sessionNotFound()
  const inventory = session.hasPages ? await stub.pages() : null
  return { stub, session, pages: inventory?.pages ?? [] }
}

const mostAttempts = 5

/** Repeats an edit that gives nothing because the session changed meanwhile; throws `sessions.stale` in the end. */
export async function untilStored<T extends object>(edit: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const answer = await edit()
    if (answer) return answer
  }
  throw sessionStale()
}

/** What the listing shows of a session, without its content; throws `sessions.not_found`, with the field that named it if it stood in a body. */
export async function requireSession(
  context: Context,
  sessionId: string,
  path?: string,
): Promise<SessionCard> {
  const card = await (await sessionAt(context, sessionId))?.card()
  if (!card) throw sessionNotFound(path ? { details: [{ path, message: sessionNotFound.sentence }] } : {})
  return card
}

interface IndexEntry {
  sessionId: string
  email: string | null
  updatedAt?: number
  /** Who makes it, where this is its making. */
  madeBy?: string | null
}

/** Enters a session into the index, or moves it forward there. */
export async function indexSession(
  { services, now }: Context,
  { sessionId, email, updatedAt = now(), madeBy = null }: IndexEntry,
): Promise<void> {
  await services.db
    .insert(publicSessions)
    .values({ sessionId, email, madeBy, createdAt: updatedAt, updatedAt })
    .onConflictDoUpdate({ target: publicSessions.sessionId, set: { updatedAt } })
}

/** Who makes a session, as the listing knows them again; null where their network address is not known. */
export const makerOf = ({ addressKey, services: { settings } }: Context): string | null =>
  addressKey === addressKeyOf(null, settings.SIGNING_SECRET) ? null : addressKey

export const isMaker = (context: Context, madeBy: string | null): boolean =>
  madeBy !== null && madeBy === makerOf(context)

/** The sessions of an address, the most recent first. */
export function sessionsOf({ services }: Context, email: string, limit: number) {
  return services.db
    .select({ sessionId: publicSessions.sessionId, madeBy: publicSessions.madeBy })
    .from(publicSessions)
    .where(eq(publicSessions.email, email))
    .orderBy(desc(publicSessions.updatedAt))
    .limit(limit)
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
