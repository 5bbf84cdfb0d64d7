import { expect, test } from 'vitest'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import { leaveShare } from '../../../../workers/features/sharing/leave-share.ts'
import { listShares } from '../../../../workers/features/sharing/list-shares.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { offeredBase, sharedBase, told } from './support.ts'

test('the organization that a base is shared with ends that by itself, links of its projects included', async () => {
  const owner = await newOwner()
  const { id, other } = await sharedBase(owner)
  const { organizationId } = other
  const project = { name: 'Reader', organizationId, knowledgeBaseIds: [id] }
  const { projectId } = await ask(createProject, project, other)
  const received = { organizationId, kbId: id }
  await expectRefusal(send(leaveShare, received, await newMember(other, 'member')), 403)
  expect(await ask(leaveShare, received, other)).toEqual({ deleted: true })
  expect((await ask(listKnowledgeBases, {}, other)).knowledgeBases).toEqual([])
  expect(await ask(getProject, { projectId }, other)).toMatchObject({ knowledgeBaseIds: [] })
  await expectRefusal(send(searchBase, { id, question: 'When is the pool open?' }, other), 404)
  expect((await ask(listShares, { id }, owner)).shares).toEqual([])
  expect((await told(other))[0]).toBe('sharing.leave: Ended the share of the knowledge base Pool of Acme')
  expect((await told(owner))[0]).toBe('sharing.leave: Acme ended the share of the knowledge base')
  await expectRefusal(send(leaveShare, received, other), 404)
})

test('an offer is no share that could be left', async () => {
  const { other, received } = await offeredBase()
  await expectRefusal(send(leaveShare, received, other), 404, 'sharing.not_found')
})
