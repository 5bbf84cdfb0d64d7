import { inArray, lt } from 'drizzle-orm'
import { invitations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const keptDays = 30
// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000

/** Hourly upkeep: removes invitations that expired 30 days ago, and returns how many. What one sweep leaves, the next takes. */
export async function sweepInvitations({ services: { db }, now }: Context): Promise<number> {
  const old = db
    .select({ id: invitations.invitationId })
    .from(invitations)
    .where(lt(invitations.expiresAt, now() - keptDays * 86_400_000))
    .limit(rowsAtOnce)
  const { meta } = await db.delete(invitations).where(inArray(invitations.invitationId, old))
  return meta.changes
}
