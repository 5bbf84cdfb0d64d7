import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Role } from '../../../shared/kernel/access.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { logNote } from '../../../shared/services/log.ts'
import { changesOf, readClaim } from './claim-rules.ts'
import {
  type Claim,
  type Claimant,
  type Step,
  eventOf,
  guardsOf,
  newerToken,
  statementsOf,
} from './claim-step.ts'
import { memberChangedMeanwhile } from './errors.ts'
import { type OrganizationSettings, settingsOf } from './rules.ts'
import { claimed } from './team-summaries.ts'
import { withdrawInvitationsBy } from './withdraw-invitations-by.ts'

/** What became of a change: `stale` when the membership is another by now, `outdated` when a newer token was seen. */
type Outcome = 'settled' | 'stale' | 'outdated'

const mostRounds = 5

/**
 * Brings the memberships that come from the claim of the identity provider in step with it. Of several tokens the one made last counts, whichever comes first.
 * What the organization's own rules forbid (no room, no other owner) stays undone and stops nobody from signing in.
 */
export async function followClaim(context: Context, person: Claimant, claim: Claim): Promise<void> {
  const wanted = readClaim(claim.value)
  for (let round = 0; round < mostRounds; round++) {
    const outcomes: Outcome[] = []
    for (const step of await stepsOf(context, person, claim, wanted))
      outcomes.push(await apply(context, step))
    if (outcomes.includes('outdated')) return
    if (!outcomes.includes('stale')) return noteFollowed(context, person, claim)
  }
}

/** Announces the token, so that an older one changes nothing from here on, and then reads what there is to change. */
async function stepsOf(
  { services: { db } }: Context,
  person: Claimant,
  claim: Claim,
  wanted: ReadonlyMap<string, Role>,
): Promise<Step[]> {
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
  const asked = new Map(
    named.flatMap(({ organizationId, slug }) => {
      const role = wanted.get(slug)
      return role ? [[organizationId, role] as const] : []
    }),
  )
  return changesOf(asked, held).map((change) => {
    const { tier = 'startup', settings = {} } = byId.get(change.organizationId) ?? {}
    const { maxMembers } = settingsOf(tier, settings as Partial<OrganizationSettings>)
    return { person, claim, change, maxMembers }
  })
}

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

async function apply(context: Context, step: Step): Promise<Outcome> {
  const { person, change } = step
  const { organizationId, role } = change
  const { userId } = person
  const invited = withdrawInvitationsBy(context, { organizationId, userId, role }, claimed(person, change))
  const note = {
    organizationId,
    action: 'organizations.followClaim',
    resource: 'member',
    resourceId: userId,
    summary: invited.summary,
    events: [eventOf(step)],
    guards: guardsOf(context, step),
  }
  const asPerson: Context = { ...context, actor: { kind: 'user', ...person } }
  try {
    await commit(asPerson, note, [...statementsOf(context, step), invited.statement])
  } catch (error) {
    if (isUniqueViolation(error, 'memberships.organization_id')) return 'stale'
    if (!isServiceError(error)) throw error
    if (error.code === memberChangedMeanwhile.code) return 'stale'
    if (error.code === newerToken.code) return 'outdated'
    logNote({ at: 'organizations.followClaim', organizationId, userId, refused: error.code })
  }
  return 'settled'
}
