import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { projectKnowledgeBases } from '../../../../shared/db/tables/projects.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { updateProject } from '../../../../workers/features/projects/update-project.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf, db, newBases, patience } from './support.ts'

afterEach(() => {
  vi.useRealTimers()
})

const { token, organizationId, userId } = await newOwner()
const newProject = (more: object = {}) =>
  ask(createProject, { name: 'Shop', organizationId, ...more }, { token })

test('only what is given changes, and the change is audited', async () => {
  const knowledgeBaseIds = await newBases(organizationId, 1)
  const before = await newProject({ description: 'Old', templateType: 'qa', knowledgeBaseIds })
  const { projectId } = before
  const after = await ask(updateProject, { projectId, name: 'Store', status: 'archived' }, { token })
  expect(after).toEqual({
    ...before,
    name: 'Store',
    status: 'archived',
    updatedAt: expect.any(String),
    stats: { ...before.stats, lastActivityAt: after.updatedAt },
  })
  expect(after.updatedAt >= before.updatedAt).toBe(true)
  expect(await ask(getProject, { projectId }, { token })).toEqual(after)
  expect(await auditOf(projectId)).toContainEqual(
    expect.objectContaining({
      action: 'projects.update',
      actor: `user:${userId}`,
      summary: `Changed the project ${before.name}: name, status`,
    }),
  )
  const active = await ask(updateProject, { projectId, status: 'active' }, { token })
  expect(active.status).toBe('active')
})

test('a change deletes no project, which takes an admin', async () => {
  const { projectId } = await newProject()
  await expectRefusal(send(updateProject, { projectId, status: 'deleted' }, { token }), 400)
  expect((await ask(getProject, { projectId }, { token })).status).toBe('active')
})

test('the linked set is replaced, and emptied', async () => {
  const [one = '', two = '', three = ''] = await newBases(organizationId, 3)
  const { projectId } = await newProject({ knowledgeBaseIds: [one, two] })
  const replaced = await ask(updateProject, { projectId, knowledgeBaseIds: [three, one] }, { token })
  expect(replaced.knowledgeBaseIds).toEqual([three, one])
  expect((await ask(updateProject, { projectId, knowledgeBaseIds: [] }, { token })).knowledgeBaseIds).toEqual(
    [],
  )
})

test('agents are replaced; those that were given out keep their ids', async () => {
  const { projectId, agentConfigs } = await newProject({ templateType: 'qa' })
  const [first, second] = agentConfigs
  const given = [{ ...second!, order: 1, enabled: false }, { ...first!, order: 2 }, { agentType: 'writer' }]
  const after = await ask(updateProject, { projectId, agentConfigs: given }, { token })
  expect(after.agentConfigs).toEqual([
    { ...second, order: 1, enabled: false },
    { ...first, order: 2 },
    { agentId: expect.any(String), agentType: 'writer', enabled: true, order: 3, config: {} },
  ])
})

test('changes at once with a deletion leave no link behind, and the audit log only what happened', async () => {
  const knowledgeBaseIds = await newBases(organizationId, 1)
  const { projectId } = await newProject()
  const change = (description: string) =>
    send(updateProject, { projectId, knowledgeBaseIds, description }, { token })
  const answers = await Promise.all([
    ...['one', 'two', 'three', 'four'].map(change),
    send(deleteProject, { projectId }, { token }),
    ...['five', 'six', 'seven', 'eight'].map(change),
  ])
  for (const { status } of answers) expect([200, 404]).toContain(status)
  expect(answers[4]?.status).toBe(200)
  const entries = await auditOf(projectId)
  const actions = entries.map(({ action }) => action)
  const changed = answers.toSpliced(4, 1).filter(({ status }) => status === 200)
  expect(actions.filter((action) => action === 'projects.update')).toHaveLength(changed.length)
  expect(actions.lastIndexOf('projects.update')).toBeLessThan(actions.indexOf('projects.delete'))
  expect(await refusal(send(updateProject, { projectId, knowledgeBaseIds }, { token }))).toMatchObject({
    status: 404,
  })
  await expect
    .poll(
      () => db.select().from(projectKnowledgeBases).where(eq(projectKnowledgeBases.projectId, projectId)),
      patience,
    )
    .toEqual([])
})

test('changes of one moment are told apart, and what names no version is none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { projectId, updatedAt } = await newProject()
  const change = (name: string, ifMatch: string) =>
    send(updateProject, { projectId, name }, { token, headers: { 'if-match': ifMatch } })
  expect((await change('One', updatedAt)).status).toBe(200)
  for (const ifMatch of [updatedAt, '""', 'W/"x"', 'yesterday', `"${updatedAt}", "another"`])
    expect((await change('Two', ifMatch)).status).toBe(409)
  expect((await ask(getProject, { projectId }, { token })).name).toBe('One')
})
