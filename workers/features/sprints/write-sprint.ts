import { and, eq, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { fieldChanges } from '../../../shared/db/history.ts'
import { sprints } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { sprintStale } from './errors.ts'
import { closing } from './events.ts'
import { type Found, replaceMembers } from './members.ts'
import { type SprintStatus, isUnusualMove } from './rules.ts'
import type { GivenSprint, Sprint } from './schemas.ts'
import { donePoints } from './store.ts'

interface Written {
  before: Sprint
  fields: GivenSprint
  /** Where its stories were, when they are among the fields. */
  found?: readonly Found[] | undefined
  action?: string
  /** What else has to be as it was read. */
  guards?: readonly Guard[]
}

/** Changes a sprint as it was read, with the histories and events of all whom it concerns. */
export async function writeSprint(
  context: Context,
  { before, fields, found = [], action = 'sprints.update', guards = [] }: Written,
): Promise<void> {
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
      action,
      resource: 'sprint',
      resourceId: sprintId,
      summary: `Changed the sprint ${name}: ${Object.keys(fields).join(', ')}`,
      events: [...closing(before, set.status), ...(members?.events ?? [])],
      guards: [
        { condition: sql`exists (select 1 from ${sprints} where ${asRead})`, refusal: sprintStale },
        ...(members?.guards ?? []),
        ...guards,
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
