import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { projects } from '../../../../shared/db/tables/projects.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { listProjects } from '../../../../workers/features/projects/list-projects.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { db, newBases, workIn } from './support.ts'

test('projects come newest first, in pages, each with its own links and statistics', async () => {
  const { token, organizationId } = await newOwner()
  // Not the order of their ids.
  const bases = (await newBases(organizationId, 3)).toSorted().reverse()
  const linked = { organizationId, knowledgeBaseIds: bases }
  const first = await ask(createProject, { name: 'first', ...linked }, { token })
  const second = await ask(createProject, { name: 'second', organizationId }, { token })
  const third = await ask(createProject, { name: 'third', organizationId }, { token })
  // Of the same millisecond: the id decides.
  await db
    .update(projects)
    .set({ createdAt: 1, updatedAt: 1 })
    .where(eq(projects.organizationId, organizationId))
  await workIn(second, [5, 9])
  const page = await ask(listProjects, { organizationId, limit: 2 }, { token })
  const rest = await ask(listProjects, { limit: 2, cursor: page.nextCursor ?? '' }, { token })
  expect(rest.nextCursor).toBeNull()
  const all = [...page.projects, ...rest.projects]
  const ids = [first, second, third].map(({ projectId }) => projectId)
  expect(all.map(({ projectId }) => projectId)).toEqual(ids.toSorted().reverse())
  const byName = Object.fromEntries(all.map((project) => [project.name, project]))
  expect(byName['first']).toMatchObject({ knowledgeBaseIds: bases, stats: { agentRunCount: 0 } })
  expect(byName['second']).toMatchObject({
    knowledgeBaseIds: [],
    stats: { agentRunCount: 2, lastActivityAt: '1970-01-01T00:00:00.009Z' },
  })
})
