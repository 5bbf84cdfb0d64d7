import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { fieldChanges } from '../../../shared/db/history.ts'
import { sprints } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { onlyAsRead } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { sprintNotFound, storyNotFound } from '../stories/index.ts'
import { sprintStale } from './errors.ts'
import { closing } from './events.ts'
import { type Found, replaceMembers, requireStories } from './members.ts'
import { type SprintStatus, isUnusualMove } from './rules.ts'
import { type GivenSprint, Sprint, checkDays, setByUs, sprintFields } from './schemas.ts'
import { donePoints, readSprint, sprintOrganization } from './store.ts'

export const updateSprint = defineOperation({
  id: 'sprints.update',
  route: 'PUT /api/pm/sprints/{sprintId}',
  summary: 'Change a sprint',
  description:
    'Only what is given changes; `storyIds` replaces the whole of what was there. A sprint that becomes completed keeps the points that were done at that moment. Over HTTP, a header `If-Match` with the `updatedAt` that you read has the change refused when the sprint has changed since.',
  access: {
    role: 'member',
    organization: sprintOrganization,
    hidden: sprintNotFound,
    existing: async (context, { sprintId, storyIds = [] }) =>
      requireStories(context, (await readSprint(context, sprintId)).projectId, storyIds),
  },
  effect: 'write',
  input: () => ({ sprintId: z.uuid(), ...z.object(sprintFields()).partial().shape }),
  check: (_context, input) => checkDays(input),
  ignores: ['organizationId', 'projectId', ...setByUs.filter((name) => name !== 'sprintId')],
  output: Sprint,
  errors: [sprintNotFound, storyNotFound, sprintStale],
  mcp: 'listed',
  conditional: true,
  run: (context, { sprintId, ...given }, request) =>
    onlyAsRead({ request, read: () => readSprint(context, sprintId), stale: sprintStale }, (before) =>
      change(context, before, given),
    ),
})

async function change(context: Context, before: Sprint, asked: GivenSprint): Promise<Sprint> {
  const { storyIds, ...rest } = asked
  const given = { ...rest, ...(storyIds && { storyIds: [...new Set(storyIds)] }) }
  const fields = changedFields(given, before)
  if (Object.keys(fields).length === 0) return unchanged(context, before)
  checkDays({ ...before, ...fields })
  const found = fields.storyIds && (await requireStories(context, before.projectId, storyIds ?? []))
  await write(context, before, fields, found)
  return readSprint(context, before.sprintId)
}

async function write(context: Context, before: Sprint, fields: GivenSprint, found: Found[] = []) {
  const { organizationId } = tenantOf(context)
  const { sprintId, projectId, name } = before
  const { storyIds, ...set } = fields
  const members =
    storyIds &&
    replaceMembers(context, { sprintId, projectId, before: before.storyIds, after: storyIds, found })
  const since = Date.parse(before.updatedAt)
  const which = and(eq(sprints.sprintId, sprintId), eq(sprints.organizationId, organizationId))
  const asRead = and(which, eq(sprints.updatedAt, since))
  const record = { projectId, resource: 'sprint' as const, resourceId: sprintId, since }
  await commit(
    context,
    {
      organizationId,
      action: 'sprints.update',
      resource: 'sprint',
      resourceId: sprintId,
      summary: `Changed the sprint ${name}: ${Object.keys(fields).join(', ')}`,
      events: [...closing(before, set.status), ...(members?.events ?? [])],
      guards: [
        { condition: sql`exists (select 1 from ${sprints} where ${asRead})`, refusal: sprintStale },
        ...(members?.guards ?? []),
      ],
      history: [...fieldChanges(record, before, set, isUnusual), ...(members?.history ?? [])],
    },
    [
      ...(members?.statements ?? []),
      context.services.db
        .update(sprints)
        .set({
          ...set,
          ...(set.status && {
            completedPoints: set.status === 'completed' ? donePoints : null,
          }),
          // Each change moves it on, so that it can serve as a version.
          updatedAt: sql`max(${context.now()}, ${sprints.updatedAt} + 1)`,
        })
        .where(which),
    ],
  )
}

const isUnusual = (field: string, from: unknown, to: unknown) =>
  field === 'status' && isUnusualMove(from as SprintStatus, to as SprintStatus)
