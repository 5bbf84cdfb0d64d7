import { inArray, lt } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  cookieSessions,
  mailedTokens,
  refreshTokens,
  socketTickets,
} from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000
const mostRounds = 50

/** Hourly upkeep: removes sessions, refresh tokens, mailed links and socket tickets that have expired, and returns how many. What one sweep leaves, the next takes. */
export async function sweepSignIns(context: Context): Promise<number> {
  let removed = 0
  for (let round = 0; round < mostRounds; round++) {
    const some = await removeSome(context)
    removed += some
    if (some === 0) break
  }
  return removed
}

async function removeSome(context: Context): Promise<number> {
  const results = await context.services.db.batch([
    removeExpired(context, cookieSessions, cookieSessions.sessionHash, cookieSessions.expiresAt),
    removeExpired(context, refreshTokens, refreshTokens.tokenHash, refreshTokens.expiresAt),
    removeExpired(context, mailedTokens, mailedTokens.tokenHash, mailedTokens.expiresAt),
    removeExpired(context, socketTickets, socketTickets.ticketHash, socketTickets.expiresAt),
  ])
  return results.reduce((sum, { meta }) => sum + meta.changes, 0)
}

function removeExpired(
  { services: { db }, now }: Context,
  table: SQLiteTable,
  hash: SQLiteColumn,
  expiresAt: SQLiteColumn,
) {
  const expired = db.select({ hash }).from(table).where(lt(expiresAt, now())).limit(rowsAtOnce)
  return db.delete(table).where(inArray(hash, expired))
}
