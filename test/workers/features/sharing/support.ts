import { expect } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask } from '../../../support/client.ts'
import { type Owner, newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

/** A base with a file, and another organization that it is shared with. */
export async function sharedBase(owner: Owner, permission: 'read' | 'write' = 'read') {
  const other = await newOwner()
  const id = await newBase(owner, 'Pool')
  const file = { fileName: 'pool.txt', content: 'The pool is open from six to nine.' }
  const { fileId } = await uploaded(id, file, owner)
  const { shares } = await ask(shareBase, { id, targetOrgId: other.organizationId, permission }, owner)
  expect(shares).toMatchObject([{ organizationId: other.organizationId, permission }])
  return { id, fileId, other }
}

/** A base with a file, which is open to the public. */
export async function publicBase() {
  const owner = await newOwner()
  const id = await newBase(owner, 'Opening hours')
  const file = { fileName: 'hours.txt', content: 'The library is open until eight in the evening.' }
  await uploaded(id, file, owner)
  const { publicSlug } = await ask(updateKnowledgeBase, { id, isPublic: true }, owner)
  return { id, slug: publicSlug ?? '', owner }
}
