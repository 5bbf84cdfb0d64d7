import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { nextNumber } from '../../../shared/db/record-number.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import { idsFor, madeBefore } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { projectNotFound, projectStays, requireProject } from '../projects/index.ts'
import { sprintFull, sprintNotFound, storyNotFound } from './errors.ts'
import {
  lastPlace,
  linkGuards,
  replaceDependencies,
  requireLinks,
  sprintChanges,
  touchSprints,
} from './links.ts'
import { createdNote, newRow, storyCreated } from './new-story.ts'
import { Story, setByUs, storyFields } from './schemas.ts'
import { findStory, readStory } from './store.ts'

export const createStory = defineOperation({
  id: 'stories.create',
  route: 'POST /api/pm/stories',
  summary: 'Create a user story in a project',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId,
    hidden: namedNotFound,
    existing: async (context, { projectId, ...links }) => {
      await requireProject(context, projectId)
      await requireLinks(context, projectId, links)
    },
  },
  effect: 'write',
  repeat: 'meets',
  input: () => {
    const fields = storyFields()
    return {
      projectId: z.uuid(),
      organizationId: z.uuid(),
      title: fields.title,
      userStory: fields.userStory.default(''),
      description: fields.description.default(''),
      type: fields.type.default('feature'),
      priority: fields.priority.default('medium'),
      status: fields.status.default('backlog'),
      acceptanceCriteria: fields.acceptanceCriteria.default([]),
      storyPoints: fields.storyPoints.default(null),
      tags: fields.tags.default([]),
      assignee: fields.assignee.default(null),
      sprintId: fields.sprintId.default(null),
      dependsOn: fields.dependsOn.default([]),
    }
  },
  ignores: setByUs,
  output: () => z.object({ story: Story() }),
  status: 201,
  location: ({ story: { storyId } }) => `/api/pm/stories/${storyId}`,
  errors: [organizationNotFound, projectNotFound, storyNotFound, sprintNotFound, sprintFull],
  mcp: 'listed',
  async run(context, { dependsOn, ...given }) {
    const { organizationId } = tenantOf(context)
    const { db } = context.services
    const { projectId, sprintId } = given
    const storyId = idsFor(context, 'story').uuid()
    const made = await madeBefore(context, () => findStory(context, storyId))
    if (made) return { story: made }
    const needs = [...new Set(dependsOn)]
    await requireProject(context, projectId)
    await requireLinks(context, projectId, { sprintId, dependsOn })
    const { counting, number } = nextNumber(context, { projectId, resource: 'story' })
    const row = newRow(context, { ...given, storyId, number, sprintPosition: lastPlace(sprintId) })
    await commit(
      context,
      {
        ...createdNote('stories.create', { ...given, organizationId, storyId }),
        events: [storyCreated({ projectId, storyId })],
        guards: [
          projectStays(context, projectId),
          ...linkGuards({ storyId, projectId }, { sprintId, dependsOn: needs }),
        ],
        history: sprintChanges({ projectId, storyId }, { from: null, to: sprintId }),
        isAll: true,
      },
      [
        counting,
        db.insert(stories).values(row),
        ...replaceDependencies(context, storyId, needs),
        ...touchSprints(context, { from: null, to: sprintId }),
      ],
    )
    return { story: await readStory(context, storyId) }
  },
})
