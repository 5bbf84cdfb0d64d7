import { expect, test } from 'vitest'
import { getFilePreview } from '../../../../workers/features/documents/get-file-preview.ts'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { chatWithProject } from '../../../../workers/features/search/chat-with-project.route.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import { searchOrganization } from '../../../../workers/features/search/search-organization.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask, fetchApi, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

const owner = await newOwner()
const question = 'When is the pool open?'

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

test('when sharing ends it ends at once: search, lists, chat, links of projects, links to files', async () => {
  const { id, fileId, other } = await sharedBase()
  const given = { name: 'Reader', organizationId: other.organizationId, knowledgeBaseIds: [id] }
  const { projectId } = await ask(createProject, given, other)
  expect(await (await send(chatWithProject, { projectId, query: question }, other)).json()).toMatchObject({
    totalResults: 1,
  })
  const inOrganization = { organizationId: other.organizationId, q: question }
  expect(await ask(searchOrganization, inOrganization, other)).toMatchObject({ totalResults: 1 })
  const { url } = await ask(getFilePreview, { id, fileId }, other)
  expect((await fetchApi(new Request(url))).status).toBe(200)

  await ask(endShare, { id, organizationId: other.organizationId }, owner)
  expect(await refusal(send(searchBase, { id, question }, other))).toMatchObject({ status: 404 })
  expect((await ask(listKnowledgeBases, {}, other)).knowledgeBases).toEqual([])
  expect(await ask(getProject, { projectId }, other)).toMatchObject({ knowledgeBaseIds: [] })
  expect(await (await send(chatWithProject, { projectId, query: question }, other)).json()).toMatchObject({
    totalResults: 0,
  })
  expect(await ask(searchOrganization, inOrganization, other)).toMatchObject({ totalResults: 0 })
  expect((await fetchApi(new Request(url))).status).toBe(404)
  expect(await refusal(send(endShare, { id, organizationId: other.organizationId }, owner))).toMatchObject({
    status: 404,
    error: 'sharing.not_found',
  })
})
