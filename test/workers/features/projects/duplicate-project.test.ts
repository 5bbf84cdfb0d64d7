import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizations } from '../../../../shared/db/tables/organizations.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { duplicateProject } from '../../../../workers/features/projects/duplicate-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { listProjects } from '../../../../workers/features/projects/list-projects.ts'
import { updateProject } from '../../../../workers/features/projects/update-project.ts'
import { ask, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { auditOf, db, newBases, workIn } from './support.ts'

const owner = await newOwner()
const { token, organizationId } = owner

test('a copy has the configuration and the links, and nothing that was made in the original', async () => {
  const knowledgeBaseIds = await newBases(organizationId, 2)
  const input = { name: 'Bid', organizationId, description: 'About', knowledgeBaseIds }
  const original = await ask(createProject, { ...input, templateType: 'rfp' }, { token })
  const { projectId } = original
  await workIn(original, [Date.now() + 60_000])
  await ask(updateProject, { projectId, status: 'archived' }, { token })
  const member = await newMember(owner, 'member')
  const response = await send(duplicateProject, { projectId }, member)
  expect(response.status).toBe(201)
  const copy = await response.json<typeof original>()
  const { projectId: copyId, createdAt } = copy
  const agentConfigs = original.agentConfigs.map((agent) => ({ ...agent, agentId: expect.any(String) }))
  const stats = { fileCount: 0, agentRunCount: 0, lastActivityAt: createdAt }
  const own = {
    projectId: copyId,
    name: 'Bid (copy)',
    createdBy: member.userId,
    createdAt,
    updatedAt: createdAt,
  }
  expect(copy).toEqual({ ...original, ...own, agentConfigs, status: 'active', stats })
  expect(copy.projectId).not.toBe(projectId)
  expect(copy.agentConfigs[0]?.agentId).not.toBe(original.agentConfigs[0]?.agentId)
  expect(await ask(getProject, { projectId: copy.projectId }, member)).toEqual(copy)
  expect(await auditOf(copy.projectId)).toMatchObject([
    { action: 'projects.duplicate', summary: 'Created the project Bid (copy)' },
  ])
})

test('copies count against the maximum, also many at once', async () => {
  const person = await newOwner()
  const mine = person.organizationId
  await db
    .update(organizations)
    .set({ settings: { maxProjects: 3 } })
    .where(eq(organizations.organizationId, mine))
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId: mine }, person)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(duplicateProject, { projectId }, person)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    201,
    ...Array(4).fill(409),
  ])
  expect((await ask(listProjects, { organizationId: mine }, person)).projects).toHaveLength(3)
})
