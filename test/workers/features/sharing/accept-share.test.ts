import { expect, test } from 'vitest'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { acceptShare } from '../../../../workers/features/sharing/accept-share.ts'
import { declineShare } from '../../../../workers/features/sharing/decline-share.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { listShares } from '../../../../workers/features/sharing/list-shares.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'
import { offeredBase, told } from './support.ts'

test('an accepted base is in the list of the other organization, and each side hears of it', async () => {
  const { id, owner, other, received } = await offeredBase('write')
  const share = await ask(acceptShare, received, other)
  expect(share).toMatchObject({ kbId: id, name: 'Pool', permission: 'write', status: 'accepted' })
  expect(share.acceptedAt).not.toBeNull()
  const { knowledgeBases } = await ask(listKnowledgeBases, {}, other)
  expect(knowledgeBases).toMatchObject([{ kbId: id, permission: 'write' }])
  const { organizationId } = other
  expect((await ask(listShares, { id }, owner)).shares).toMatchObject([
    { organizationId, name: 'Acme', status: 'accepted' },
  ])
  expect(await told(owner)).toEqual([
    'sharing.accept: Acme accepted the offer of the knowledge base: write',
    `sharing.share: Offered the knowledge base to the organization ${organizationId}: write`,
  ])
  expect(await told(other)).toEqual([
    'sharing.accept: Accepted the knowledge base Pool of Acme: write',
    'sharing.share: Acme offers the knowledge base Pool to this organization: write',
  ])
})

test('accepted twice, at once and again, it is accepted once', async () => {
  const { owner, other, received } = await offeredBase()
  const answers = await Promise.all([1, 2, 3].map(() => ask(acceptShare, received, other)))
  for (const answer of [...answers, await ask(acceptShare, received, other)])
    expect(answer).toEqual(answers[0])
  for (const side of [owner, other])
    expect((await told(side)).filter((entry) => entry.startsWith('sharing.accept'))).toHaveLength(1)
})

test('an offer that was withdrawn is accepted by nobody, and one that was accepted is not declined', async () => {
  const { id, owner, other, received } = await offeredBase()
  await ask(endShare, { id, organizationId: other.organizationId }, owner)
  await expectRefusal(send(acceptShare, received, other), 404, 'sharing.offer_not_found')
  await ask(shareBase, { id, targetOrgId: other.organizationId }, owner)
  await ask(acceptShare, received, other)
  await expectRefusal(send(declineShare, received, other), 404, 'sharing.offer_not_found')
  expect((await ask(listKnowledgeBases, {}, other)).knowledgeBases).toHaveLength(1)
})

test('an offer that is withdrawn while it is accepted ends as one of the two', async () => {
  const { id, owner, other, received } = await offeredBase()
  const { organizationId } = other
  const [accepted, ended] = await Promise.all([
    send(acceptShare, received, other),
    send(endShare, { id, organizationId }, owner),
  ])
  expect(ended.status).toBe(200)
  expect([200, 404]).toContain(accepted.status)
  expect((await ask(listKnowledgeBases, {}, other)).knowledgeBases).toEqual([])
  expect((await ask(listShares, { id }, owner)).shares).toEqual([])
})

test('only admins of the organization that it is offered to accept it', async () => {
  const { owner, other, received } = await offeredBase()
  const { key } = await newKey(other, { scopes: ['write'] })
  for (const { token } of [await newMember(other, 'member'), { token: key }])
    for (const operation of [acceptShare, declineShare])
      await expectRefusal(send(operation, received, { token }), 403)
  for (const stranger of [owner, await newOwner()])
    await expectRefusal(send(acceptShare, received, stranger), 404)
  const admin = await newMember(other, 'admin')
  expect(await ask(acceptShare, received, admin)).toMatchObject({ status: 'accepted' })
})
