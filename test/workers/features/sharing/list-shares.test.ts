import { expect, test } from 'vitest'
import { listShares } from '../../../../workers/features/sharing/list-shares.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

const owner = await newOwner()

async function sharedBase(permission: 'read' | 'write' = 'read') {
  const other = await newOwner()
  const id = await newBase(owner, 'Pool')
  const { fileId } = await uploaded(
    id,
    { fileName: 'pool.txt', content: 'The pool is open from six to nine.' },
    owner,
  )
  const shares = await ask(shareBase, { id, targetOrgId: other.organizationId, permission }, owner)
  expect(shares.shares).toMatchObject([{ organizationId: other.organizationId, permission }])
  return { id, fileId, other }
}

test('sharing again changes the permission', async () => {
  const { id, other } = await sharedBase()
  await ask(shareBase, { id, targetOrgId: other.organizationId, permission: 'write' }, owner)
  expect((await ask(listShares, { id }, owner)).shares).toMatchObject([{ permission: 'write' }])
})
