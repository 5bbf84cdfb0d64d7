import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { projects } from '../../../../shared/db/tables/projects.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { db, newBases, newMember, workIn } from './support.ts'

const { token, organizationId } = await newOwner()

test('a project is returned as it was created, to a viewer too', async () => {
  const knowledgeBaseIds = await newBases(organizationId, 2)
  const input = { name: 'Shop', organizationId, templateType: 'qa' as const, knowledgeBaseIds }
  const project = await ask(createProject, input, { token })
  const viewer = await newMember(organizationId, 'viewer')
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

test('one of another organization, one that was deleted and one that never was answer alike', async () => {
  const other = await newOwner()
  const foreign = await ask(createProject, { name: 'x', organizationId: other.organizationId }, other)
  const deleted = await ask(createProject, { name: 'x', organizationId }, { token })
  await db.update(projects).set({ deletedAt: 1 }).where(eq(projects.projectId, deleted.projectId))
  const answers = []
  for (const projectId of [foreign.projectId, deleted.projectId, crypto.randomUUID()]) {
    const { requestId: _, ...answer } = await refusal(send(getProject, { projectId }, { token }))
    answers.push(answer)
  }
  expect(answers).toEqual(
    Array(3).fill({ status: 404, error: 'projects.not_found', message: 'Project not found' }),
  )
})
