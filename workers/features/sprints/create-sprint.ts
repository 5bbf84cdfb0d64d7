import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import type { FieldChange } from '../../../shared/db/history.ts'
import { sprints } from '../../../shared/db/tables/stories.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { idsFor, madeBefore } from '../../../shared/kernel/key-claim.ts'
import { again } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { projectNotFound, projectStays, requireProject } from '../projects/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { sprintStale } from './errors.ts'
import { closing } from './events.ts'
import { type Found, replaceMembers, requireStories } from './members.ts'
import { lastDay } from './rules.ts'
import { Sprint, checkDays, setByUs, sprintFields } from './schemas.ts'
import { donePoints, findSprint, readSprint } from './store.ts'

export const createSprint = defineOperation({
  id: 'sprints.create',
  route: 'POST /api/pm/sprints',
  summary: 'Create a sprint in a project',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId,
    hidden: namedNotFound,
    existing: async (context, { projectId, storyIds }) => {
      await requireProject(context, projectId)
      await requireStories(context, projectId, storyIds)
    },
  },
  effect: 'write',
  repeat: 'meets',
  input: () => {
    const fields = sprintFields()
    return {
      projectId: z.uuid(),
      organizationId: z.uuid(),
      name: fields.name,
      goal: fields.goal.default(''),
      startDate: fields.startDate.default(null),
      endDate: fields.endDate.default(null),
      durationWeeks: fields.durationWeeks.default(null),
      velocity: fields.velocity.default(null),
      status: fields.status.default('planning'),
      storyIds: fields.storyIds.default([]),
    }
  },
  check: (_context, input) => checkDays(input),
  ignores: setByUs,
  output: Sprint,
  status: 201,
  location: ({ sprintId }) => `/api/pm/sprints/${sprintId}`,
  errors: [organizationNotFound, projectNotFound, storyNotFound, sprintStale],
  mcp: 'listed',
  async run(context, { storyIds, ...given }) {
    const { projectId } = given
    const sprintId = idsFor(context, 'sprint').uuid()
    const made = await madeBefore(context, () => findSprint(context, sprintId))
    if (made) return made
    await requireProject(context, projectId)
    await again(sprintStale, () => insert(context, { ...given, sprintId }, storyIds))
    return readSprint(context, sprintId)
  },
})

type Given = Omit<typeof sprints.$inferInsert, 'organizationId' | 'createdBy' | 'createdAt' | 'updatedAt'>

async function insert(context: Context, { endDate, ...given }: Given, storyIds: string[]): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const { sprintId, projectId, name, startDate = null, durationWeeks = null } = given
  const found = await requireStories(context, projectId, storyIds)
  const members = replaceMembers(context, {
    sprintId,
    projectId,
    before: [],
    after: [...new Set(storyIds)],
    found,
  })
  const now = context.now()
  const row = {
    ...given,
    organizationId,
    endDate: endDate ?? lastDay(startDate, durationWeeks),
    createdBy: actorId(context.actor),
    createdAt: now,
    updatedAt: now,
  }
  const note = { resource: 'sprint', resourceId: sprintId, summary: `Created the sprint ${name}` }
  const events = [...closing(row, row.status), ...members.events]
  const history = [...firstStatus(row, found), ...members.history]
  const guards = [projectStays(context, projectId), ...members.guards]
  await commit(
    context,
    { organizationId, action: 'sprints.create', ...note, guards, events, history, isAll: true },
    [
      db.insert(sprints).values(row),
      ...members.statements,
      ...(row.status === 'completed'
        ? [db.update(sprints).set({ completedPoints: donePoints }).where(eq(sprints.sprintId, sprintId))]
        : []),
    ],
  )
}

/** A sprint that does not begin at the beginning says so in its history: when it was completed is read there. Its stories come into it by the same moment. */
const firstStatus = (
  { sprintId, projectId, status }: Pick<Given, 'sprintId' | 'projectId' | 'status'>,
  found: readonly Found[],
): FieldChange[] =>
  status === 'planning'
    ? []
    : [
        {
          projectId,
          resource: 'sprint',
          resourceId: sprintId,
          field: 'status',
          from: null,
          to: status,
          since: Math.max(0, ...found.map(({ updatedAt }) => updatedAt)),
        },
      ]
