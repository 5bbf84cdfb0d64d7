import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { logNote } from '../../../shared/services/log.ts'
import { commitWithdrawing } from './commit-withdrawing.ts'
import { changesOf, ownedByBoth, readClaim } from './claim-rules.ts'
import { type Claim, type Claimant, type ClaimWrite, newerToken, writeOf } from './claim-step.ts'
import { memberChangedMeanwhile } from './errors.ts'
import { settingsOf } from './rules.ts'
import type { OrganizationRow } from './store.ts'
import { trustClaims } from './trust-claims.ts'

/** What became of a change: `stale` when the membership is another by now, `outdated` when a newer token was seen. */
type Outcome = 'settled' | 'stale' | 'outdated'

const mostRounds = 5

/**
 * Brings the memberships that come from the claim of the identity provider in step with it. Of several tokens the one made last counts, whichever comes first.
 * Only organizations whose owner the provider has called their owner follow it: anybody may take a slug, and share one with a group by chance.
 * What the organization's own rules forbid (no room, no other owner) stays undone and stops nobody from signing in.
 */
export async function followClaim(context: Context, person: Claimant, claim: Claim): Promise<void> {
  const wanted = readClaim(claim.value)
  for (let round = 0; round < mostRounds; round++) {
    const outcomes: Outcome[] = []
    for (const write of await writesOf(context, person, claim, wanted))
      outcomes.push(await attempt(context, person, write))
    if (outcomes.includes('outdated')) return
    if (!outcomes.includes('stale')) return noteFollowed(context, person, claim)
  }
}

/** Announces the token, so that an older one changes nothing from here on, and then reads what there is to change. */
async function writesOf(
  context: Context,
  person: Claimant,
  claim: Claim,
  wanted: ReadonlyMap<string, Role>,
): Promise<ClaimWrite[]> {
  const { db } = context.services
  const slugs = JSON.stringify([...wanted.keys()])
  const isThem = eq(users.userId, person.userId)
  const [, named, held] = await db.batch([
    db
      .update(users)
      .set({ claimsIssuedAt: claim.issuedAt })
      .where(and(isThem, or(isNull(users.claimsIssuedAt), lt(users.claimsIssuedAt, claim.issuedAt)))),
    db
      .select()
      .from(organizations)
      .where(sql`${organizations.slug} in (select value from json_each(${slugs}))`),
    db.select().from(memberships).where(eq(memberships.userId, person.userId)),
  ])
  const byId = new Map(named.map((organization) => [organization.organizationId, organization]))
  const trusting = named.filter(({ claimsTrustedAt }) => claimsTrustedAt !== null)
  const others = named.filter(({ claimsTrustedAt }) => claimsTrustedAt === null)
  return [
    ...ownedByBoth(rolesIn(others, wanted), held).map((organizationId) =>
      trustClaims(context, { person, claim, organizationId }),
    ),
    ...changesOf(rolesIn(trusting, wanted), held).map((change) => {
      const { tier = 'startup', settings = {} } = byId.get(change.organizationId) ?? {}
      const { maxMembers } = settingsOf(tier, settings)
      return writeOf(context, { person, claim, change, maxMembers })
    }),
  ]
}

/** The wanted roles by organization, instead of by slug. */
const rolesIn = (rows: readonly OrganizationRow[], wanted: ReadonlyMap<string, Role>) =>
  new Map(
    rows.flatMap(({ organizationId, slug }) => {
      const role = wanted.get(slug)
      return role ? [[organizationId, role] as const] : []
    }),
  )

async function noteFollowed(
  { services: { db } }: Context,
  { userId }: Claimant,
  { issuedAt }: Claim,
): Promise<void> {
  const isBehind = or(isNull(users.claimsFollowedAt), lt(users.claimsFollowedAt, issuedAt))
  await db
    .update(users)
    .set({ claimsFollowedAt: issuedAt })
    .where(and(eq(users.userId, userId), isBehind))
}

async function attempt(
  context: Context,
  person: Claimant,
  { change, statements, maker }: ClaimWrite,
): Promise<Outcome> {
  const asPerson: Context = { ...context, actor: { kind: 'user', ...person } }
  try {
    await (maker
      ? commitWithdrawing(asPerson, maker, change, statements)
      : commit(asPerson, change, statements))
  } catch (error) {
    if (isUniqueViolation(error, 'memberships.organization_id')) return 'stale'
    if (!isServiceError(error)) throw error
    if (error.code === memberChangedMeanwhile.code) return 'stale'
    if (error.code === newerToken.code) return 'outdated'
    const { organizationId } = change
    logNote({ kind: 'organizations.followClaim', organizationId, userId: person.userId, refused: error.code })
  }
  return 'settled'
}
