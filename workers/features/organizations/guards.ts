import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { invitations, memberships } from '../../../shared/db/tables/organizations.ts'
import { type Role, roleAllows, roles } from '../../../shared/kernel/roles.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { forbidden } from '../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { invitationGone, lastOwner, memberChangedMeanwhile, memberLimitReached } from './errors.ts'
import { limitSeenBy } from './rules.ts'

const member = (organizationId: string, userId: string) =>
  and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))

/** The actor still has the role with which the call was let in, or a higher one. For what only people may do: a key is no member. */
export function stillAllowed(context: Context): Guard {
  const { organizationId, role } = tenantOf(context)
  const enough = roles.filter((each) => roleAllows(each, role))
  const holds = and(member(organizationId, actorId(context.actor)), inArray(memberships.role, enough))
  return {
    condition: sql`exists (select 1 from ${memberships} where ${holds})`,
    refusal: forbidden,
  }
}

/** A member still has the role that the decision was made for. */
export const roleIsStill = (organizationId: string, userId: string, role: Role): Guard => ({
  condition: sql`exists (select 1 from ${memberships} where ${and(member(organizationId, userId), eq(memberships.role, role))})`,
  refusal: memberChangedMeanwhile,
})

export function anotherOwner(organizationId: string, userId: string): Guard {
  const others = and(
    eq(memberships.organizationId, organizationId),
    eq(memberships.role, 'owner'),
    ne(memberships.userId, userId),
  )
  return {
    condition: sql`exists (select 1 from ${memberships} where ${others})`,
    refusal: lastOwner,
  }
}

/** Members and pending invitations leave room for one more; an invitation of the address itself takes no second place. */
export function roomFor(
  { now, tenant }: Context,
  { organizationId, email, maxMembers }: { organizationId: string; email: string; maxMembers: number },
): Guard {
  const ofOrganization = eq(memberships.organizationId, organizationId)
  const pending = and(
    eq(invitations.organizationId, organizationId),
    gt(invitations.expiresAt, now()),
    ne(invitations.email, email),
  )
  return {
    condition: sql`(select count(*) from ${memberships} where ${ofOrganization}) + (select count(*) from ${invitations} where ${pending}) < ${maxMembers}`,
    refusal: () =>
      memberLimitReached({
        message: `${memberLimitReached.sentence}${limitSeenBy(tenant?.role, maxMembers)}`,
      }),
  }
}

/** Members leave room for one more. Invitations that still wait take nothing from the one that is accepted. */
export const seatFor = (organizationId: string, maxMembers: number): Guard => ({
  condition: sql`(select count(*) from ${memberships} where ${eq(memberships.organizationId, organizationId)}) < ${maxMembers}`,
  refusal: () =>
    memberLimitReached({
      message: 'The organization has as many members as it may have: ask for room, then try again',
    }),
})

/** An invitation still waits, under the link that was read. */
export function invitationWaits({ tokenHash }: { tokenHash: string }): Guard {
  return {
    condition: sql`exists (select 1 from ${invitations} where ${eq(invitations.tokenHash, tokenHash)})`,
    refusal: invitationGone,
  }
}
