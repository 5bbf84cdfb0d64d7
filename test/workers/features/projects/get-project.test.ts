import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { ask } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newBases, workIn } from './support.ts'

const owner = await newOwner()
const { token, organizationId } = owner

test('a project is returned as it was created, to a viewer too', async () => {
  // Not the order of their ids.
  const knowledgeBaseIds = (await newBases(organizationId, 3)).toSorted().reverse()
  const input = { name: 'Shop', organizationId, templateType: 'qa' as const, knowledgeBaseIds }
  const project = await ask(createProject, input, { token })
  const viewer = await newMember(owner, 'viewer')
  expect(await ask(getProject, { projectId: project.projectId }, viewer)).toEqual(project)
})

test('its statistics are true at once', async () => {
  const project = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const startedAt = Date.now() + 60_000
  await workIn(project, [1, startedAt, 2])
  const { stats } = await ask(getProject, { projectId: project.projectId }, { token })
  expect(stats).toEqual({
    fileCount: 0,
    agentRunCount: 3,
    lastActivityAt: new Date(startedAt).toISOString(),
  })
})

test('what works in it at once is counted, each run once', async () => {
  const project = await ask(createProject, { name: 'Shop', organizationId }, { token })
  await Promise.all([1, 2, 3, 4].map((at) => workIn(project, [at, at])))
  const { stats } = await ask(getProject, { projectId: project.projectId }, { token })
  expect(stats.agentRunCount).toBe(8)
})
