import { expect, test } from 'vitest'
import { knowledgeBaseShares } from '../../../../shared/db/tables/knowledge.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { operations } from '../../../../workers/features/sharing/operations.ts'
import { acceptShare } from '../../../../workers/features/sharing/accept-share.ts'
import { mostOpenOffers, mostWaitingOffers } from '../../../../workers/features/sharing/rules.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask, expectRefusal, send, statusesOf } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { type Owner, newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { db, newBases } from '../projects/support.ts'

/** Offers of bases of an organization, as rows alone. */
async function offers({ organizationId }: Owner, count: number, to: () => string): Promise<string[]> {
  const bases = await newBases(organizationId, count)
  for (const kbId of bases)
    await db
      .insert(knowledgeBaseShares)
      .values({ kbId, organizationId: to(), permission: 'read', createdAt: 1, status: 'offered' })
  return bases
}

test('so many offers of one organization wait at another, and no more until one is answered', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const targetOrgId = other.organizationId
  const [first = ''] = await offers(owner, mostWaitingOffers.ofEach - 1, () => targetOrgId)
  const bases = await newBases(owner.organizationId, 3)
  const offered = () => Promise.all(bases.map((id) => send(shareBase, { id, targetOrgId }, owner)))
  const answers = await offered()
  expect(statusesOf(answers)).toEqual([200, 409, 409])
  // What waits already may be offered again, and with another permission.
  expect((await send(shareBase, { id: first, targetOrgId, permission: 'write' }, owner)).status).toBe(200)
  await ask(acceptShare, { organizationId: targetOrgId, kbId: first }, other)
  expect(statusesOf(await offered())).toEqual([200, 200, 409])
  const id = await newBase(owner)
  await expectRefusal(send(shareBase, { id, targetOrgId }, owner), 409, 'sharing.target_limit_reached')
})

test('offers of many organizations together do not flood one', async () => {
  const other = crypto.randomUUID()
  for (let at = 0; at < mostWaitingOffers.ofAll / mostWaitingOffers.ofEach; at++)
    await offers(await newOwner(), mostWaitingOffers.ofEach, () => other)
  const owner = await newOwner()
  const id = await newBase(owner)
  const refused = send(shareBase, { id, targetOrgId: other }, owner)
  await expectRefusal(refused, 409, 'sharing.target_limit_reached')
})

test('an organization has so many open offers and no more', async () => {
  const owner = await newOwner()
  await offers(owner, mostOpenOffers, () => crypto.randomUUID())
  const id = await newBase(owner)
  const refused = send(shareBase, { id, targetOrgId: crypto.randomUUID() }, owner)
  await expectRefusal(refused, 409, 'sharing.offer_limit_reached')
})

test('an organization offers so often in an hour, and no more: those that were withdrawn count as well', async () => {
  const owner = await newOwner()
  const id = await newBase(owner)
  const transport = deploy(operations, { SHARE_OFFERS_PER_HOUR: '2' })
  const offered = async () => {
    const organizationId = crypto.randomUUID()
    const { status } = await send(shareBase, { id, targetOrgId: organizationId }, { ...owner, transport })
    await send(endShare, { id, organizationId }, { ...owner, transport })
    return status
  }
  expect([await offered(), await offered(), await offered()]).toEqual([200, 200, 429])
})
