import { expect, test } from 'vitest'
import { listShares } from '../../../../workers/features/sharing/list-shares.ts'
import { declineShare } from '../../../../workers/features/sharing/decline-share.ts'
import { listReceived } from '../../../../workers/features/sharing/list-received.ts'
import { listAudit } from '../../../../workers/features/organizations/list-audit.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { offeredBase, told } from './support.ts'

test('a declined offer is gone on both sides, and tells no name', async () => {
  const { id, owner, other, received } = await offeredBase()
  expect(await ask(declineShare, received, other)).toEqual({ declined: true })
  const { organizationId } = other
  expect((await ask(listReceived, { organizationId }, other)).shares).toEqual([])
  expect((await ask(listShares, { id }, owner)).shares).toEqual([])
  expect(await told(other)).toContain('sharing.decline: Declined the knowledge base Pool of Acme')
  const { entries } = await ask(listAudit, { organizationId: owner.organizationId }, owner)
  expect(entries.find(({ action }) => action === 'sharing.decline')).toMatchObject({
    actor: `organization:${organizationId}`,
    actorName: null,
    summary: `The organization ${organizationId} declined the offer of the knowledge base`,
  })
  await expectRefusal(send(declineShare, received, other), 404, 'sharing.offer_not_found')
})
