import { expect, test } from 'vitest'
import { listOrganizationFiles } from '../../../../workers/features/documents/list-organization-files.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import { searchOrganization } from '../../../../workers/features/search/search-organization.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

const question = 'When is the pool open?'

/** A base with a file that was offered, and not accepted. */
async function pushed() {
  const [owner, other] = [await newOwner(), await newOwner()]
  const id = await newBase(owner, 'Pool')
  const content = 'The pool is open from six to nine.'
  const { fileId } = await uploaded(id, { fileName: 'pool.txt', content }, owner)
  const answer = await ask(shareBase, { id, targetOrgId: other.organizationId, permission: 'write' }, owner)
  return { id, fileId, owner, other, answer }
}

test('a base that nobody accepted is in no list, search, answer or project of the other organization', async () => {
  const { id, other } = await pushed()
  const { organizationId } = other
  expect((await ask(listKnowledgeBases, {}, other)).knowledgeBases).toEqual([])
  expect((await ask(listOrganizationFiles, { organizationId }, other)).files).toEqual([])
  const found = await (await send(searchOrganization, { organizationId, q: question }, other)).json()
  expect(found).toMatchObject({ totalResults: 0 })
  await expectRefusal(send(searchBase, { id, question }, other), 404)
  await expectRefusal(send(getKnowledgeBase, { id }, other), 404)
  const project = { name: 'Reader', organizationId, knowledgeBaseIds: [id] }
  await expectRefusal(send(createProject, project, other), 404)
})

test('the answer to an offer does not tell what the other organization is called, nor whether there is one', async () => {
  const { id, owner, answer, other } = await pushed()
  const nobodys = crypto.randomUUID()
  const both = await ask(shareBase, { id, targetOrgId: nobodys, permission: 'write' }, owner)
  const [known, unknown] = both.shares
  expect(answer.shares).toEqual([known])
  expect(known).toMatchObject({ organizationId: other.organizationId, name: null })
  expect({ ...unknown, offeredAt: '' }).toEqual({ ...known, organizationId: nobodys, offeredAt: '' })
})

test('only an admin opens a base to the world, and closes it: no member and no access key', async () => {
  const owner = await newOwner()
  const id = await newBase(owner)
  const { key } = await newKey(owner, { scopes: ['write'] })
  const admin = await newMember(owner, 'admin')
  const refused = [await newMember(owner, 'member'), { token: key }]
  const made = { name: 'Manuals', organizationId: owner.organizationId, isPublic: true }
  for (const { token } of refused) {
    await expectRefusal(send(updateKnowledgeBase, { id, isPublic: true }, { token }), 403)
    await expectRefusal(send(createKnowledgeBase, made, { token }), 403)
  }
  expect(await ask(updateKnowledgeBase, { id, isPublic: true }, admin)).toMatchObject({ isPublic: true })
  expect(await ask(createKnowledgeBase, made, admin)).toMatchObject({ isPublic: true })
  for (const { token } of refused) {
    await expectRefusal(send(updateKnowledgeBase, { id, isPublic: false }, { token }), 403)
    // What an answer says may be sent back.
    const same = { id, name: 'Renamed', isPublic: true }
    expect((await send(updateKnowledgeBase, same, { token })).status).toBe(200)
  }
})
