import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { memberships, organizations } from '../../../../shared/db/tables/organizations.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { ask, expectRefusal, refusal, send, statusesOf } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'

const { db } = newContext().services
const newSlug = () => `org-${crypto.randomUUID()}`

test('the answer is the whole organization, with the defaults of its tier', async () => {
  const { token, userId } = await newPerson()
  const slug = newSlug()
  const response = await send(createOrganization, { name: ' Acme ', slug }, { token })
  expect(response.status).toBe(201)
  const body = (await response.json()) as { createdAt: string }
  expect(body).toEqual({
    organizationId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    name: 'Acme',
    slug,
    tier: 'growth',
    billingEmail: null,
    settings: {
      chatModel: 'default',
      chatTemperature: 0.2,
      maxMembers: 50,
      maxProjects: 100,
      maxStorage: 50 * 2 ** 30,
      allowPublicKBs: true,
      customBranding: false,
    },
    googleDriveLinked: false,
    createdBy: userId,
    createdAt: expect.stringMatching(/\.\d{3}Z$/),
    updatedAt: body.createdAt,
  })
})

test('who creates it is its owner, and the audit log says so', async () => {
  const { token, userId } = await newPerson()
  const { organizationId } = await ask(createOrganization, { name: 'Acme', slug: newSlug() }, { token })
  const members = await db.select().from(memberships).where(eq(memberships.organizationId, organizationId))
  expect(members).toMatchObject([{ userId, role: 'owner' }])
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId))
  expect(entries).toMatchObject([
    {
      action: 'organizations.create',
      actor: `user:${userId}`,
      resource: 'organization',
      resourceId: organizationId,
    },
  ])
})

test('given settings are kept, the rest follows the tier', async () => {
  const { token } = await newPerson()
  const given = {
    tier: 'startup',
    billingEmail: 'billing@example.com',
    settings: { maxMembers: 3, chatModel: 'small' },
  } as const
  const organization = await ask(createOrganization, { name: 'Acme', slug: newSlug(), ...given }, { token })
  expect(organization).toMatchObject({
    tier: 'startup',
    billingEmail: 'billing@example.com',
    settings: { maxMembers: 3, chatModel: 'small', maxProjects: 10 },
  })
})

test('a slug that is taken is 409, also for its own owner, and leaves nothing behind', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const slug = newSlug()
  await ask(createOrganization, { name: 'Acme', slug }, one)
  for (const { token, userId } of [one, other]) {
    await expectRefusal(
      send(createOrganization, { name: 'Copy', slug }, { token }),
      409,
      'organizations.slug_taken',
    )
    const mine = await db.select().from(memberships).where(eq(memberships.userId, userId))
    expect(mine).toHaveLength(userId === one.userId ? 1 : 0)
    const audit = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actor, `user:${userId}`))
    expect(audit).toHaveLength(userId === one.userId ? 1 : 0)
  }
})

test('of two that want one slug at the same moment exactly one gets it', async () => {
  const people = [await newPerson(), await newPerson()]
  const slug = newSlug()
  const answers = await Promise.all(
    people.map(({ token }) => send(createOrganization, { name: 'Acme', slug }, { token })),
  )
  expect(statusesOf(answers)).toEqual([201, 409])
  expect(await db.select().from(organizations).where(eq(organizations.slug, slug))).toHaveLength(1)
})

test.each([
  [{ slug: 'Not A Slug' }, 'slug'],
  [{ name: '   ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ tier: 'platinum' }, 'tier'],
  [{ billingEmail: 'nobody' }, 'billingEmail'],
  [{ settings: { maxMembers: 0 } }, 'settings.maxMembers'],
  [{ settings: { chatTemperature: 3 } }, 'settings.chatTemperature'],
  [{ settings: { surprise: true } }, 'settings.surprise'],
])('%j is refused with its place', async (change, path) => {
  const { token } = await newPerson()
  const answer = await refusal(
    send(createOrganization, { name: 'Acme', slug: newSlug(), ...change }, { token }),
  )
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.map((detail) => detail.path)).toEqual([path])
})
