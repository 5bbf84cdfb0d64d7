import { inArray, lt } from 'drizzle-orm'
import { cookieSessions, refreshTokens } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000
const mostRounds = 50

/** Hourly upkeep: removes sessions and refresh tokens that have expired, and returns how many. What one sweep leaves, the next takes. */
export async function sweepSignIns(context: Context): Promise<number> {
  let removed = 0
  for (let round = 0; round < mostRounds; round++) {
    const some = await removeSome(context)
    removed += some
    if (some === 0) break
  }
  return removed
}

async function removeSome({ services: { db }, now }: Context): Promise<number> {
  const oldSessions = db
    .select({ hash: cookieSessions.sessionHash })
    .from(cookieSessions)
    .where(lt(cookieSessions.expiresAt, now()))
    .limit(rowsAtOnce)
  const oldTokens = db
    .select({ hash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(lt(refreshTokens.expiresAt, now()))
    .limit(rowsAtOnce)
  const [sessions, tokens] = await db.batch([
    db.delete(cookieSessions).where(inArray(cookieSessions.sessionHash, oldSessions)),
    db.delete(refreshTokens).where(inArray(refreshTokens.tokenHash, oldTokens)),
  ])
  return sessions.meta.changes + tokens.meta.changes
}
