import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { socketTickets, type Watcher } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { randomToken } from '../../features/identity/index.ts'

const lifetimeMs = 60_000

/** More than one, so that those which nobody used become fewer with each that is made. */
const removedAtOnce = 10

/** Makes a ticket that opens one socket within a minute, and clears away some that have expired. Of its secret only a hash is kept. */
export async function issueTicket(
  context: Context,
  watcher: Watcher,
): Promise<{ ticket: string; expiresAt: number }> {
  const { db } = context.services
  const ticket = randomToken()
  const now = context.now()
  const expiresAt = now + lifetimeMs
  const { ticketHash } = socketTickets
  const expired = db
    .select({ ticketHash })
    .from(socketTickets)
    .where(lte(socketTickets.expiresAt, now))
    .limit(removedAtOnce)
  await db.batch([
    db.delete(socketTickets).where(inArray(ticketHash, expired)),
    db.insert(socketTickets).values({ ticketHash: hashToken(ticket), watcher, expiresAt }),
  ])
  return { ticket, expiresAt }
}

/** Uses a ticket up; null when it is unknown, used or expired. One statement decides, so that of two at once one gets in. */
export async function redeemTicket({ services, now }: Context, ticket: string): Promise<Watcher | null> {
  const good = and(eq(socketTickets.ticketHash, hashToken(ticket)), gt(socketTickets.expiresAt, now()))
  const [used] = await services.db.delete(socketTickets).where(good).returning()
  return used?.watcher ?? null
}
