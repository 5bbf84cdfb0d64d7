import { expect, test } from 'vitest'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { chatWithProject } from '../../../../workers/features/search/chat-with-project.route.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { sharedBase } from './support.ts'

// What the contract of tenancy does not ask: searches, texts and links to files are there.
test('when sharing ends, the base leaves lists and projects of the other organization at once', async () => {
  const owner = await newOwner()
  const { id, other } = await sharedBase(owner)
  const { organizationId } = other
  const { projectId } = await ask(
    createProject,
    { name: 'Reader', organizationId, knowledgeBaseIds: [id] },
    other,
  )
  const answer = async () =>
    (await send(chatWithProject, { projectId, query: 'When is the pool open?' }, other)).json()
  expect(await answer()).toMatchObject({ totalResults: 1 })
  await ask(endShare, { id, organizationId }, owner)
  expect((await ask(listKnowledgeBases, {}, other)).knowledgeBases).toEqual([])
  expect(await ask(getProject, { projectId }, other)).toMatchObject({ knowledgeBaseIds: [] })
  expect(await answer()).toMatchObject({ totalResults: 0 })
  await expectRefusal(send(endShare, { id, organizationId }, owner), 404, 'sharing.not_found')
})
