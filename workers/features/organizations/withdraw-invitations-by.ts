import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import { invitations } from '../../../shared/db/tables/organizations.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { invitableRoles } from './team-rules.ts'

/** Who made things in an organization that take a role. */
export interface Maker {
  organizationId: string
  userId: string
  /** What they are from now on; null for who is no member any more. */
  role: Role | null
}

/**
 * Takes back the open invitations that somebody made and could not make any more, so that nobody comes back by one. `summary` says how many, behind the one
 * that is given; it has to be read before `statement` in the same transaction, as an audit entry is.
 */
export function withdrawInvitationsBy(
  { services: { db }, now }: Context,
  { organizationId, userId, role }: Maker,
  summary: string,
) {
  const theirs = and(
    eq(invitations.organizationId, organizationId),
    eq(invitations.invitedBy, userId),
    gt(invitations.expiresAt, now()),
    notInArray(invitations.role, invitableRoles(role)),
  )
  const counted = sql`case count(*) when 0 then '' else '; open invitations of theirs withdrawn: ' || count(*) end`
  return {
    statement: db.delete(invitations).where(theirs),
    summary: sql<string>`${summary} || (select ${counted} from ${invitations} where ${theirs})`,
  }
}
