import { type SQL, and, eq, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { sprints, stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { recordOrganization } from '../projects/index.ts'
import { sprintNotFound } from '../stories/index.ts'
import type { SprintStatus } from './rules.ts'
import type { Sprint } from './schemas.ts'

export type SprintRow = typeof sprints.$inferSelect

/** The organization of the sprint that an input names, for the pipeline's tenant check. */
export const sprintOrganization = (context: Context, { sprintId }: { sprintId: string }) =>
  recordOrganization(context, sprints, eq(sprints.sprintId, sprintId), sprintNotFound)

// In a field of a selection, columns lose the names of their tables.
const ofSprint = sql`${stories} as own where own.sprint_id = ${sprints}.sprint_id`

/** The points of a sprint's stories that are done, for a statement about sprints. */
export const donePoints = sql<number>`(select coalesce(sum(own.story_points), 0) from ${ofSprint} and own.status = 'done')`

const storyIds = sql<string>`(
  select json_group_array(story_id) from (
    select own.story_id from ${ofSprint} order by own.sprint_position, own.story_id
  ))`.mapWith((text: string) => JSON.parse(text) as string[])

const totalPoints = sql<number>`(select coalesce(sum(own.story_points), 0) from ${ofSprint})`

const read = (context: Context, which: SQL | undefined) =>
  context.services.db
    .select({ row: sprints, storyIds, totalPoints, donePoints })
    .from(sprints)
    .where(and(which, eq(sprints.organizationId, tenantOf(context).organizationId)))

type Read = Awaited<ReturnType<typeof read>>[number]

/** A sprint of the organization of the call as clients see it. */
export async function findSprint(context: Context, sprintId: string): Promise<Sprint | undefined> {
  const [found] = await read(context, eq(sprints.sprintId, sprintId))
  return found && viewOf(found)
}

export async function readSprint(context: Context, sprintId: string): Promise<Sprint> {
  const sprint = await findSprint(context, sprintId)
  if (!sprint) throw sprintNotFound()
  return sprint
}

const newest = newestFirst(sprints, 'createdAt', 'sprintId')

export interface Filter {
  projectId: string
  status?: SprintStatus | undefined
}

export async function sprintsOf(context: Context, { limit, cursor, ...filter }: Page & Filter) {
  const rows = await rowsOf(context, { limit, cursor, ...filter })
  const { items, nextCursor } = newest.page(
    rows.map((found) => ({ ...found.row, found })),
    limit,
  )
  return { sprints: items.map(({ found }) => viewOf(found)), nextCursor }
}

export function rowsOf(context: Context, { limit, cursor, projectId, status }: Page & Filter) {
  const which = and(
    eq(sprints.projectId, projectId),
    status && eq(sprints.status, status),
    newest.after(cursor),
  )
  return read(context, which)
    .orderBy(...newest.order)
    .limit(limit + 1)
}

const viewOf = ({ row, storyIds: ids, totalPoints: points, donePoints: done }: Read): Sprint => ({
  ...row,
  storyIds: ids,
  totalPoints: points,
  completedPoints: row.completedPoints ?? done,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})
