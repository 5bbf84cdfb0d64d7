import { and, eq, isNull, sql } from 'drizzle-orm'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Claim, type Claimant, type ClaimWrite, noNewerToken } from './claim-step.ts'
import { memberChangedMeanwhile } from './errors.ts'
import { claimsTrusted } from './team-summaries.ts'

interface Trust {
  person: Claimant
  claim: Claim
  organizationId: string
}

/** Lets the claims of the identity provider make members of an organization from now on, because its own owner is named its owner by one. */
export function trustClaims(
  { services: { db }, now }: Context,
  { person, claim, organizationId }: Trust,
): ClaimWrite {
  const untrusted = and(
    eq(organizations.organizationId, organizationId),
    isNull(organizations.claimsTrustedAt),
  )
  const ownsIt = and(
    eq(memberships.organizationId, organizationId),
    eq(memberships.userId, person.userId),
    eq(memberships.role, 'owner'),
    eq(memberships.source, 'self'),
  )
  const holds = sql`exists (select 1 from ${organizations} where ${untrusted}) and exists (select 1 from ${memberships} where ${ownsIt})`
  return {
    change: {
      organizationId,
      action: 'organizations.followClaim',
      resource: 'organization',
      resourceId: organizationId,
      summary: claimsTrusted(person),
      guards: [noNewerToken(person, claim), { condition: holds, refusal: memberChangedMeanwhile }],
    },
    statements: [db.update(organizations).set({ claimsTrustedAt: now() }).where(untrusted)],
  }
}
