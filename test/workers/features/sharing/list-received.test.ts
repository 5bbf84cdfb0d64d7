import { expect, test } from 'vitest'
import { deleteKnowledgeBase } from '../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { listReceived } from '../../../../workers/features/sharing/list-received.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { offeredBase, shareWith, told } from './support.ts'

test('admins see who offers what, offers before what they have accepted', async () => {
  const { id, owner, other } = await offeredBase('write')
  const { organizationId } = other
  const second = await newBase(owner, 'Prices')
  await shareWith(other, { id: second }, owner)
  const { shares } = await ask(listReceived, { organizationId }, await newMember(other, 'admin'))
  const offeredBy = {
    organizationId: owner.organizationId,
    organizationName: 'Acme',
    person: { name: 'Ada', email: owner.email },
  }
  expect(shares).toMatchObject([
    { kbId: id, name: 'Pool', permission: 'write', status: 'offered', acceptedAt: null, offeredBy },
    { kbId: second, name: 'Prices', permission: 'read', status: 'accepted', offeredBy },
  ])
  await expectRefusal(send(listReceived, { organizationId }, await newMember(other, 'member')), 403)
  await expectRefusal(send(listReceived, { organizationId }, owner), 404)
  expect((await ask(listReceived, { organizationId: owner.organizationId }, owner)).shares).toEqual([])
})

test('of whoever has left the offering organization neither name nor address is told', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const admin = await newMember(owner, 'admin')
  const id = await newBase(owner, 'Pool')
  const { organizationId } = other
  await ask(shareBase, { id, targetOrgId: organizationId }, admin)
  const person = async () =>
    (await ask(listReceived, { organizationId }, other)).shares.map(({ offeredBy }) => offeredBy.person)
  expect(await person()).toEqual([{ name: 'Grace', email: admin.email }])
  await ask(leaveOrganization, { organizationId: owner.organizationId }, admin)
  expect(await person()).toEqual([null])
})

test('with a base go its offers and shares, and the other organizations hear of it', async () => {
  const { id, owner, other } = await offeredBase()
  const reader = await newOwner()
  await shareWith(reader, { id }, owner)
  await ask(deleteKnowledgeBase, { id }, owner)
  for (const { organizationId, token } of [other, reader])
    expect((await ask(listReceived, { organizationId }, { token })).shares).toEqual([])
  expect((await told(other))[0]).toBe(
    'knowledgeBases.delete: Acme withdrew its offer of the knowledge base Pool, which it deleted',
  )
  expect((await told(reader))[0]).toBe(
    'knowledgeBases.delete: Acme deleted the knowledge base Pool, which it shared with this organization',
  )
})
