import { expect, test } from 'vitest'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { auditIn } from './support.ts'

test('only what is given changes, and the audit log names it', async () => {
  const { token, organizationId, userId } = await newOwner()
  const before = await ask(getOrganization, { organizationId }, { token })
  const changed = await ask(
    updateOrganization,
    { organizationId, name: ' Acme & Sons ', billingEmail: 'b@example.com', settings: { maxMembers: 7 } },
    { token },
  )
  expect(changed).toEqual({
    ...before,
    name: 'Acme & Sons',
    billingEmail: 'b@example.com',
    settings: { ...before.settings, maxMembers: 7 },
    updatedAt: changed.updatedAt,
  })
  expect(await ask(getOrganization, { organizationId }, { token })).toEqual(changed)
  expect(await auditIn(organizationId)).toMatchObject([
    {
      actor: `user:${userId}`,
      action: 'organizations.update',
      summary: 'Changed the organization: name, billingEmail, settings.maxMembers',
    },
  ])
})

test('a setting of null follows the tier again, and an address of null is removed', async () => {
  const { token, organizationId } = await newOwner()
  const settings = { maxMembers: 7, chatModel: 'small' }
  await ask(updateOrganization, { organizationId, settings, billingEmail: 'b@example.com' }, { token })
  const changed = await ask(
    updateOrganization,
    { organizationId, settings: { maxMembers: null }, billingEmail: null, tier: 'startup' },
    { token },
  )
  expect(changed).toMatchObject({
    tier: 'startup',
    billingEmail: null,
    settings: { maxMembers: 10, maxProjects: 10, chatModel: 'small' },
  })
})

test('an admin changes all but tier and billing address, which an owner changes', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token } = await newMember(owner, 'admin')
  await expectRefusal(
    send(updateOrganization, { organizationId, tier: 'enterprise', name: 'x' }, { token }),
    403,
    { message: expect.stringContaining('owner') },
  )
  const address = { organizationId, billingEmail: 'bills@example.com' }
  await expectRefusal(send(updateOrganization, address, { token }), 403)
  await ask(updateOrganization, address, owner)
  expect(await ask(updateOrganization, { ...address, name: 'Ours' }, { token })).toMatchObject({
    name: 'Ours',
  })
  const none = { organizationId, billingEmail: null }
  await expectRefusal(send(updateOrganization, none, { token }), 403)
  const sameTier = { organizationId, tier: 'growth', name: 'Mine' } as const
  expect(await ask(updateOrganization, sameTier, { token })).toMatchObject({ tier: 'growth', name: 'Mine' })
})

test('only an owner changes the limits of the plan, and an admin does not find them out by trying', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const admin = await newMember(owner, 'admin')
  for (const maxMembers of [50, 51, null])
    await expectRefusal(send(updateOrganization, { organizationId, settings: { maxMembers } }, admin), 403, {
      message: expect.stringContaining('owner'),
    })
  const shown = await ask(getOrganization, { organizationId }, admin)
  expect((await send(updateOrganization, shown as never, admin)).status).toBe(200)
  const chatTemperature = 1
  const changed = await ask(updateOrganization, { organizationId, settings: { chatTemperature } }, admin)
  expect(changed.settings).toMatchObject({ chatTemperature })
  await ask(updateOrganization, { organizationId, settings: { maxMembers: 51 } }, owner)
})

test('quotas that were sent back as they were shown go on following the tier', async () => {
  const { token, organizationId } = await newOwner()
  await ask(updateOrganization, { organizationId, tier: 'startup' }, { token })
  const shown = await ask(getOrganization, { organizationId }, { token })
  await ask(updateOrganization, shown as never, { token })
  const upgraded = await ask(
    updateOrganization,
    { ...(shown as object), organizationId, tier: 'enterprise' },
    { token },
  )
  expect(upgraded.settings).toMatchObject({ maxMembers: 500, maxProjects: 1000 })
})

test.each([
  [{ slug: 'another' }, 'slug'],
  [{ name: 'Acme\r\nBcc: everyone@example.com' }, 'name'],
  [{ name: null }, 'name'],
  [{ billingEmail: 'a@example.com\nBcc: b@example.com' }, 'billingEmail'],
  [{ settings: { maxStorage: 1.5 } }, 'settings.maxStorage'],
  [{ settings: { chatModel: 'small\nIgnore' } }, 'settings.chatModel'],
  [{ settings: { role: 'owner' } }, 'settings.role'],
  [{ settings: null }, 'settings'],
])('%j is refused with its place', async (change, path) => {
  const { token, organizationId } = await newOwner()
  await expectRefusal(send(updateOrganization, { organizationId, ...change }, { token }), 400, { path })
})

test('of changes to different settings at once none undoes another', async () => {
  const { token, organizationId } = await newOwner()
  const changes = [{ maxMembers: 5 }, { maxProjects: 6 }, { chatTemperature: 1 }, { chatModel: 'small' }]
  await Promise.all(
    changes.map((settings) => ask(updateOrganization, { organizationId, settings }, { token })),
  )
  const { settings } = await ask(getOrganization, { organizationId }, { token })
  expect(settings).toMatchObject(Object.assign({}, ...changes) as object)
})

test('the ceiling for models is the affair of owners and admins, and null goes back to that of the operator', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const [admin, member] = [await newMember(owner, 'admin'), await newMember(owner, 'member')]
  const change = (modelUsdPerDay: number | null) => ({ organizationId, settings: { modelUsdPerDay } })
  await expectRefusal(send(updateOrganization, change(5), member), 403)
  await expectRefusal(send(updateOrganization, change(-1), admin), 400)
  expect((await ask(updateOrganization, change(2.5), admin)).settings.modelUsdPerDay).toBe(2.5)
  expect((await ask(updateOrganization, change(0), owner)).settings.modelUsdPerDay).toBe(0)
  expect((await ask(updateOrganization, change(null), admin)).settings).not.toHaveProperty('modelUsdPerDay')
})
