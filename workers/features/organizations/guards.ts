import { type SQL, and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { type AuditNote, type Statement, commit } from '../../../shared/db/commit.ts'
import { failedOn, onlyIf } from '../../../shared/db/only-if.ts'
import { invitations, memberships } from '../../../shared/db/tables/organizations.ts'
import { type Role, roleAllows, roles } from '../../../shared/kernel/access.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { forbidden } from '../../../shared/kernel/errors.ts'
import type { OrganizationEvent } from '../../../shared/kernel/organization-events.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { invitationGone, lastOwner, memberChangedMeanwhile, memberLimitReached } from './errors.ts'

/** What has to hold inside the transaction, whatever was read before it, and the refusal when it does not. */
export interface Guard {
  rule: string
  condition: SQL
  refusal: () => Error
}

/** Commits under guards: all of it or nothing, audit entry and events included. Throws the refusal of the guard that did not hold. */
export async function commitGuarded(
  context: Context,
  note: AuditNote & { events?: readonly OrganizationEvent[] },
  guards: readonly Guard[],
  statements: Statement[],
): Promise<void> {
  const { db } = context.services
  const checks = guards.map(({ rule, condition }) => onlyIf(db, rule, condition))
  try {
    await commit(context, note, [...checks, ...statements])
  } catch (error) {
    throw guards.find(({ rule }) => failedOn(error, rule))?.refusal() ?? error
  }
}

const member = (organizationId: string, userId: string) =>
  and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))

/** The actor still has the role with which the call was let in, or a higher one. */
export function stillAllowed(context: Context): Guard {
  const { organizationId, role } = tenantOf(context)
  const enough = roles.filter((each) => roleAllows(each, role))
  const holds = and(member(organizationId, actorId(context.actor)), inArray(memberships.role, enough))
  return {
    rule: 'team.actor',
    condition: sql`exists (select 1 from ${memberships} where ${holds})`,
    refusal: forbidden,
  }
}

/** A member still has the role that the decision was made for. */
export const roleIsStill = (organizationId: string, userId: string, role: Role): Guard => ({
  rule: 'team.member',
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
    rule: 'team.owner',
    condition: sql`exists (select 1 from ${memberships} where ${others})`,
    refusal: lastOwner,
  }
}

/** Members and pending invitations leave room for one more; an invitation of the address itself takes no second place. */
export function roomFor(
  { now }: Context,
  { organizationId, email, maxMembers }: { organizationId: string; email: string; maxMembers: number },
): Guard {
  const ofOrganization = eq(memberships.organizationId, organizationId)
  const pending = and(
    eq(invitations.organizationId, organizationId),
    gt(invitations.expiresAt, now()),
    ne(invitations.email, email),
  )
  return {
    rule: 'team.limit',
    condition: sql`(select count(*) from ${memberships} where ${ofOrganization}) + (select count(*) from ${invitations} where ${pending}) < ${maxMembers}`,
    refusal: () => memberLimitReached({ message: `${memberLimitReached.sentence} (now ${maxMembers})` }),
  }
}

/** An invitation still waits, under the link that was read. */
export function invitationWaits({ tokenHash }: { tokenHash: string }): Guard {
  return {
    rule: 'team.invitation',
    condition: sql`exists (select 1 from ${invitations} where ${eq(invitations.tokenHash, tokenHash)})`,
    refusal: invitationGone,
  }
}
