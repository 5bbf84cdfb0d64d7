import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { memberships, organizations } from '../../../../shared/db/tables/organizations.ts'
import { outboxEvents } from '../../../../shared/db/tables/webhooks.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { followClaim } from '../../../../workers/features/organizations/follow-claim.ts'
import { claimed } from '../../../../workers/features/organizations/team-summaries.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { silentQueue } from '../../../support/queues.ts'
import { auditIn, db, invitationsIn, newEmail, rolesIn, trustClaimsIn, withMails } from './support.ts'

/** A context whose queue hands nothing on, so that events stay in the outbox. */
const quiet = () => withServices(newContext(), { queues: { jobs: silentQueue } })

/** An organization with its slug, and a person who says what the provider said of them. */
async function newClaimant() {
  const owner = await newOwner()
  const [row] = await db
    .select()
    .from(organizations)
    .where(eq(organizations.organizationId, owner.organizationId))
  const slug = row!.slug
  await trustClaimsIn(owner.organizationId)
  const { userId, email } = await newPerson()
  const person = { userId, email, name: 'Ada' }
  const claim = (value: unknown, issuedAt: number) => followClaim(quiet(), person, { value, issuedAt })
  const role = async () => (await rolesIn(owner.organizationId))[userId]
  return { owner, organizationId: owner.organizationId, slug, userId, person, claim, role }
}

test('a membership is made, changed and ended as the claim says, each told in the audit log', async () => {
  const { organizationId, slug, claim, role, userId, person } = await newClaimant()
  await claim([`${slug}:admin`], 1000)
  expect(await role()).toBe('admin')
  await claim([`${slug}:viewer`], 2000)
  expect(await role()).toBe('viewer')
  await claim([], 3000)
  expect(await role()).toBeUndefined()
  const told = (await auditIn(organizationId)).filter(({ action }) => action === 'organizations.followClaim')
  expect(told.map(({ actor, summary }) => [actor, summary])).toEqual([
    [`user:${userId}`, `Added ${person.email} as admin, by the identity provider`],
    [`user:${userId}`, `Changed the role of ${person.email} from admin to viewer, by the identity provider`],
    [`user:${userId}`, `Removed ${person.email} (was viewer), by the identity provider`],
  ])
  const events = await db.select().from(outboxEvents).where(eq(outboxEvents.organizationId, organizationId))
  expect(events.map(({ data }) => (data as { change: string }).change)).toEqual([
    'added',
    'role_changed',
    'removed',
  ])
})

test('an admin whom the claim demotes or removes does not come back by an invitation they made', async () => {
  for (const next of ['member', null] as const) {
    const { organizationId, slug, claim, person } = await newClaimant()
    await claim([`${slug}:admin`], 1000)
    const { context } = withMails(person)
    await call(changeTeam, context, { organizationId, action: 'invite', email: newEmail(), role: 'admin' })
    expect(await invitationsIn(organizationId)).toHaveLength(1)
    await claim(next ? [`${slug}:${next}`] : [], 2000)
    expect(await invitationsIn(organizationId)).toEqual([])
    expect((await auditIn(organizationId)).at(-1)?.summary).toBe(
      `${claimed(person, { previousRole: 'admin', role: next })}; open invitations of theirs withdrawn: 1`,
    )
  }
})

test('what people decided stays: an invited member is neither raised nor removed', async () => {
  const { organizationId, slug, userId, claim, role } = await newClaimant()
  await db.insert(memberships).values({ organizationId, userId, role: 'viewer', joinedAt: 1 })
  await claim([`${slug}:owner`], 1000)
  expect(await role()).toBe('viewer')
  await claim([], 2000)
  expect(await role()).toBe('viewer')
})

test('a role that was raised by hand goes back to that of the claim with the next sign-in', async () => {
  const { owner, organizationId, slug, userId, claim, role } = await newClaimant()
  await claim([slug], 1000)
  const { token } = owner
  await ask(changeTeam, { organizationId, action: 'update_role', userId, role: 'admin' }, { token })
  expect(await role()).toBe('admin')
  await claim([slug], 2000)
  expect(await role()).toBe('member')
})

test('organizations that do not exist, and those of others that are not named, are left alone', async () => {
  const { slug, claim, person } = await newClaimant()
  const stranger = await newClaimant()
  await claim(
    [`${slug}x`, 'no-such-organization:owner', `${slug}:root`, { slug: stranger.slug, role: 7 }],
    1000,
  )
  expect(await newContext().services.memberships.ofUser(person.userId)).toEqual([])
})

test('an older token changes nothing, also when it comes last or at the same time', async () => {
  const { slug, claim, role } = await newClaimant()
  await claim([slug], 1000)
  await claim([], 3000)
  await claim([`${slug}:owner`], 2000)
  expect(await role()).toBeUndefined()
  for (let round = 4000; round < 12_000; round += 1000) {
    await Promise.all([
      claim([`${slug}:admin`], round),
      claim([], round + 500),
      claim([`${slug}:viewer`], round + 900),
      claim([`${slug}:admin`], round + 100),
    ])
    expect(await role()).toBe('viewer')
  }
})

test('many requests with one token make one membership', async () => {
  const { organizationId, slug, claim, role } = await newClaimant()
  await Promise.all(Array.from({ length: 8 }, () => claim([slug], 1000)))
  expect(await role()).toBe('member')
  const told = (await auditIn(organizationId)).filter(({ action }) => action === 'organizations.followClaim')
  expect(told.length).toBe(1)
})

test('the last owner stays owner, whatever the claim says, until there is another', async () => {
  const { owner, organizationId, slug, claim, role } = await newClaimant()
  await claim([`${slug}:owner`], 1000)
  await db
    .delete(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, owner.userId)))
  await claim([`${slug}:viewer`], 2000)
  expect(await role()).toBe('owner')
  await claim([], 3000)
  expect(await role()).toBe('owner')
  const { userId } = await newPerson()
  await db.insert(memberships).values({ organizationId, userId, role: 'owner', joinedAt: 1 })
  await claim([], 4000)
  expect(await role()).toBeUndefined()
})

test('an organization that is full takes nobody in by claim either', async () => {
  const { organizationId, slug, claim, role } = await newClaimant()
  await db
    .update(organizations)
    .set({ settings: { maxMembers: 1 } })
    .where(eq(organizations.organizationId, organizationId))
  await claim([slug], 1000)
  expect(await role()).toBeUndefined()
})

test('no statement reads a whole table', async () => {
  const { slug, person } = await newClaimant()
  const { database, statements } = recordingDatabase(env.DB)
  const context = withServices(quiet(), { db: openDatabase(database) })
  for (const [value, issuedAt] of [
    [[`${slug}:owner`], 1000],
    [[`${slug}:viewer`], 2000],
    [[], 3000],
  ] as const)
    await followClaim(context, person, { value, issuedAt })
  expect(statements.size).toBeGreaterThan(5)
  for (const sql of statements) {
    const found = fullScans(await queryPlan(env.DB, sql))
    expect([sql, found]).toEqual([sql, []])
  }
})

test('who comes by claim takes one place only: the invitation that waits for their address is gone', async () => {
  const { owner, organizationId, slug, person, role } = await newClaimant()
  const [other, { token }] = [newEmail(), owner]
  const moved = { ...person, email: newEmail() }
  for (const email of [moved.email, other])
    await ask(changeTeam, { organizationId, action: 'invite', email }, { token })
  await followClaim(quiet(), moved, { value: [slug], issuedAt: 1000 })
  expect(await role()).toBe('member')
  expect((await invitationsIn(organizationId)).map(({ email }) => email)).toEqual([other])
})
