import { expect, test } from 'vitest'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { ask, expectRefusal, send, statusesOf } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { auditIn, eventsIn, rolesIn, withoutQueue as transport } from './support.ts'

test('a viewer leaves, and the organization is unknown to them from then on', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token, userId, email } = await newMember(owner, 'viewer')
  expect(await ask(leaveOrganization, { organizationId }, { token, transport })).toEqual({ deleted: true })
  expect((await send(getOrganization, { organizationId }, { token })).status).toBe(404)
  expect((await send(leaveOrganization, { organizationId }, { token, transport })).status).toBe(404)
  expect(await auditIn(organizationId)).toMatchObject([
    {
      actor: `user:${userId}`,
      action: 'organizations.leave',
      resource: 'member',
      resourceId: userId,
      summary: `${email} left (was viewer)`,
    },
  ])
  expect(await eventsIn(organizationId)).toMatchObject([{ data: { change: 'removed', userId } }])
})

test('the last owner stays, and nothing tells of a departure', async () => {
  const owner = await newOwner()
  await newMember(owner, 'admin')
  const { organizationId, token } = owner
  await expectRefusal(
    send(leaveOrganization, { organizationId }, { token, transport }),
    409,
    'organizations.last_owner',
  )
  expect(await auditIn(organizationId)).toEqual([])
  expect(await eventsIn(organizationId)).toEqual([])
})

test('of five owners who leave at once one stays', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const owners = [owner]
  for (let i = 0; i < 4; i++) owners.push({ ...(await newMember(owner, 'owner')), organizationId })
  const answers = await Promise.all(
    owners.map(({ token }) => send(leaveOrganization, { organizationId }, { token })),
  )
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 409])
  expect(Object.values(await rolesIn(organizationId))).toEqual(['owner'])
  expect(await auditIn(organizationId)).toHaveLength(4)
})
