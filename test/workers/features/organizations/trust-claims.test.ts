import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { memberships } from '../../../../shared/db/tables/organizations.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { followClaim } from '../../../../workers/features/organizations/follow-claim.ts'
import { switchOrganization } from '../../../../workers/features/organizations/switch-organization.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { type Person, newPerson } from '../../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { auditIn, rolesIn } from './support.ts'

const claim = ({ userId, email }: Person, value: unknown, issuedAt: number) =>
  followClaim(newContext(), { userId, email, name: 'Ada' }, { value, issuedAt })

/** An organization with a slug that a provider may name as well, and one of the provider's people. */
async function newNamesake() {
  const [founder, stranger] = [await newPerson(), await newPerson()]
  const slug = `org-${crypto.randomUUID()}`
  const { organizationId } = await ask(createOrganization, { name: 'Acme', slug }, founder)
  const trusting = async () =>
    (await auditIn(organizationId)).filter(({ resource }) => resource === 'organization')
  return { founder, stranger, slug, organizationId, trusting }
}

test('an organization that shares its slug with a group of the provider admits nobody of it', async () => {
  const { founder, stranger, slug, organizationId } = await newNamesake()
  await claim(founder, [`${slug}:admin`], 1000)
  await claim(stranger, [`${slug}:owner`], 1000)
  expect(await rolesIn(organizationId)).toEqual({ [founder.userId]: 'owner' })
})

test('once the provider calls its owner the owner, its people join with their next tokens', async () => {
  const { founder, stranger, slug, organizationId, trusting } = await newNamesake()
  await claim(stranger, [slug], 1000)
  await claim(founder, [`${slug}:owner`], 1000)
  expect(await trusting()).toMatchObject([
    {
      actor: `user:${founder.userId}`,
      action: 'organizations.followClaim',
      resourceId: organizationId,
      summary: expect.stringContaining(`calls ${founder.email} its owner`),
    },
  ])
  await claim(stranger, [slug], 2000)
  expect(await rolesIn(organizationId)).toEqual({ [founder.userId]: 'owner', [stranger.userId]: 'member' })
})

test('whoever takes a slug and makes the one owner whom the provider names gets none of its people', async () => {
  const { founder, stranger: named, slug, organizationId, trusting } = await newNamesake()
  const { token } = founder
  const { userId } = named
  // As memberships were that admins once gave without asking.
  const given = { organizationId, userId, role: 'member', joinedAt: 1, source: 'others' } as const
  await newContext().services.db.insert(memberships).values(given)
  await ask(changeTeam, { organizationId, action: 'update_role', userId, role: 'owner' }, { token })
  await claim(named, [`${slug}:owner`], 1000)
  expect(await trusting()).toEqual([])
  // Only they themselves can make it theirs.
  await ask(switchOrganization, { organizationId }, named)
  await claim(named, [`${slug}:owner`], 2000)
  expect(await trusting()).toHaveLength(1)
})

test('an older token lets nobody in, and of many at once one does', async () => {
  const { founder, slug, trusting } = await newNamesake()
  await claim(founder, [], 2000)
  await claim(founder, [`${slug}:owner`], 1000)
  expect(await trusting()).toEqual([])
  await Promise.all(Array.from({ length: 6 }, () => claim(founder, [`${slug}:owner`], 3000)))
  expect(await trusting()).toHaveLength(1)
})

test('no statement reads a whole table', async () => {
  const { founder, slug } = await newNamesake()
  const { database, statements } = recordingDatabase(env.DB)
  const context = withServices(newContext(), { db: openDatabase(database) })
  const person = { ...founder, name: 'Ada' }
  await followClaim(context, person, { value: [`${slug}:owner`], issuedAt: 1000 })
  expect(statements.size).toBeGreaterThan(5)
  for (const sql of statements) {
    const found = fullScans(await queryPlan(env.DB, sql))
    expect([sql, found]).toEqual([sql, []])
  }
})
