import { and, eq, gt, sql } from 'drizzle-orm'
import type { Change } from '../../../shared/db/commit.ts'
import type { Statement } from '../../../shared/db/database.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { invitations, memberships } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineError } from '../../../shared/kernel/errors.ts'
import type { ClaimChange } from './claim-rules.ts'
import { memberChangedMeanwhile } from './errors.ts'
import { memberChanged } from './events.ts'
import { anotherOwner, roomFor } from './guards.ts'
import { claimed } from './team-summaries.ts'
import type { Maker } from './withdraw-invitations-by.ts'

export interface Claimant {
  userId: string
  email: string
  name: string
}

export interface Claim {
  value: unknown
  /** When the token that carries it was made, in milliseconds. */
  issuedAt: number
}

/** One change of a membership that a claim asks for. */
export interface Step {
  person: Claimant
  claim: Claim
  change: ClaimChange
  maxMembers: number
}

// Never answered: it only tells why a change was not made.
export const newerToken = defineError('organizations.newer_token', 409, 'A newer token was seen')

/** One transaction that a claim asks for. */
export interface ClaimWrite {
  change: Change & { summary: string }
  statements: Statement[]
  /** Whose role it changes. */
  maker?: Maker
}

export function writeOf(context: Context, step: Step): ClaimWrite {
  const { organizationId, role } = step.change
  const { userId } = step.person
  return {
    change: {
      organizationId,
      action: 'organizations.followClaim',
      resource: 'member',
      resourceId: userId,
      summary: claimed(step.person, step.change),
      events: [eventOf(step)],
      guards: guardsOf(context, step),
    },
    statements: statementsOf(context, step),
    maker: { organizationId, userId, role },
  }
}

/** What web hooks are told of it. */
function eventOf({ person: { userId }, change: { role, previousRole } }: Step) {
  const kind = role === null ? 'removed' : previousRole === null ? 'added' : 'role_changed'
  return memberChanged.of({
    change: kind,
    userId,
    invitationId: null,
    role: role ?? previousRole ?? 'viewer',
    previousRole: kind === 'role_changed' ? previousRole : null,
  })
}

/** A claim counts only as long as no newer token was seen. */
export function noNewerToken({ userId }: Claimant, { issuedAt }: Claim): Guard {
  const newer = and(eq(users.userId, userId), gt(users.claimsIssuedAt, issuedAt))
  return {
    condition: sql`not exists (select 1 from ${users} where ${newer})`,
    refusal: newerToken,
  }
}

/** What has to hold for it when it is written. */
function guardsOf(context: Context, { person, claim, change, maxMembers }: Step): Guard[] {
  const { organizationId, role, previousRole } = change
  const { userId, email } = person
  const newest = noNewerToken(person, claim)
  if (previousRole === null) return [newest, roomFor(context, { organizationId, email, maxMembers })]
  const unchanged: Guard = {
    condition: sql`exists (select 1 from ${memberships} where ${claimedAs(change, userId)})`,
    refusal: memberChangedMeanwhile,
  }
  const keepsOwner = previousRole === 'owner' && role !== 'owner'
  return [newest, unchanged, ...(keepsOwner ? [anotherOwner(organizationId, userId)] : [])]
}

function statementsOf({ services: { db }, now }: Context, { person, change }: Step): Statement[] {
  const { organizationId, role, previousRole } = change
  const { userId } = person
  if (role === null) return [db.delete(memberships).where(claimedAs(change, userId))]
  if (previousRole === null) {
    const waiting = and(eq(invitations.organizationId, organizationId), eq(invitations.email, person.email))
    return [
      db.insert(memberships).values({ organizationId, userId, role, joinedAt: now(), source: 'claim' }),
      // Otherwise one person would take two places.
      db.delete(invitations).where(waiting),
    ]
  }
  return [db.update(memberships).set({ role }).where(claimedAs(change, userId))]
}

/** The membership as it was when the change was decided. */
const claimedAs = ({ organizationId, previousRole }: ClaimChange, userId: string) =>
  and(
    eq(memberships.organizationId, organizationId),
    eq(memberships.userId, userId),
    eq(memberships.source, 'claim'),
    previousRole === null ? undefined : eq(memberships.role, previousRole),
  )
