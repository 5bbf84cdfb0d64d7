import { expect, test } from 'vitest'
import { listShares } from '../../../../workers/features/sharing/list-shares.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { sharedBase } from './support.ts'

test('sharing again changes the permission', async () => {
  const owner = await newOwner()
  const { id, other } = await sharedBase(owner)
  await ask(shareBase, { id, targetOrgId: other.organizationId, permission: 'write' }, owner)
  expect((await ask(listShares, { id }, owner)).shares).toMatchObject([{ permission: 'write' }])
})
