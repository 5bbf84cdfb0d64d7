import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { stories, storyDependencies } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { recordOrganization } from '../projects/index.ts'
import { storyNotFound } from './errors.ts'
import type { StoryStatus } from './rules.ts'
import type { Story } from './schemas.ts'

export type StoryRow = typeof stories.$inferSelect

/** The organization of the story that an input names, for the pipeline's tenant check. */
export const storyOrganization = (context: Context, { storyId }: { storyId: string }) =>
  recordOrganization(context, stories, eq(stories.storyId, storyId), storyNotFound)

/** What a story waits for, in the order in which it was given, read along with it. In a field of a selection, columns lose the names of their tables. */
const dependsOn = sql<string>`(
  select json_group_array(depends_on) from (
    select need.depends_on from ${storyDependencies} as need
    where need.story_id = ${stories}.story_id order by need.position
  ))`.mapWith((text: string) => JSON.parse(text) as string[])

const read = (context: Context, which: SQL | undefined) =>
  context.services.db
    .select({ row: stories, dependsOn })
    .from(stories)
    .where(and(which, eq(stories.organizationId, tenantOf(context).organizationId)))

/** A story of the organization of the call as clients see it. */
export async function findStory(context: Context, storyId: string): Promise<Story | undefined> {
  const [found] = await read(context, eq(stories.storyId, storyId))
  return found && viewOf(found)
}

export async function readStory(context: Context, storyId: string): Promise<Story> {
  const story = await findStory(context, storyId)
  if (!story) throw storyNotFound()
  return story
}

/** The numbers of those of some stories that there are, by their ids. */
export async function numbersOf(context: Context, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await context.services.db
    .select({ storyId: stories.storyId, number: stories.number })
    .from(stories)
    .where(
      and(inArray(stories.storyId, idsIn(ids)), eq(stories.organizationId, tenantOf(context).organizationId)),
    )
  return new Map(rows.map(({ storyId, number }) => [storyId, number]))
}

/** The stories that wait for one. */
export async function waitingFor(context: Context, storyId: string): Promise<Story[]> {
  const waiting = sql`(select story_id from ${storyDependencies} as waits where waits.depends_on = ${storyId})`
  return (await read(context, inArray(stories.storyId, waiting))).map(viewOf)
}

const newest = newestFirst(stories, 'createdAt', 'storyId')

export interface Filter {
  projectId: string
  status?: StoryStatus | undefined
  assignee?: string | undefined
  sprintId?: string | undefined
}

export async function storiesOf(context: Context, { limit, cursor, ...filter }: Page & Filter) {
  const rows = await rowsOf(context, { limit, cursor, ...filter })
  const { items, nextCursor } = newest.page(
    rows.map(({ row, ...rest }) => ({ ...row, ...rest })),
    limit,
  )
  return {
    stories: items.map(({ dependsOn: needs, ...row }) => viewOf({ row, dependsOn: needs })),
    nextCursor,
  }
}

export function rowsOf(context: Context, { limit, cursor, ...filter }: Page & Filter) {
  const { projectId, status, assignee, sprintId } = filter
  const which = and(
    // Of a sprint there are few: those are looked through, and not the project.
    sprintId === undefined ? eq(stories.projectId, projectId) : sql`+${stories.projectId} = ${projectId}`,
    status && eq(stories.status, status),
    assignee === undefined ? undefined : eq(stories.assignee, assignee),
    sprintId === undefined ? undefined : eq(stories.sprintId, sprintId),
    newest.after(cursor),
  )
  return read(context, which)
    .orderBy(...newest.order)
    .limit(limit + 1)
}

const viewOf = ({ row, dependsOn: needs }: { row: StoryRow; dependsOn: string[] }): Story => {
  const { sprintPosition: _position, answers: _answers, createdAt, updatedAt, ...shown } = row
  return { ...shown, dependsOn: needs, createdAt: iso(createdAt), updatedAt: iso(updatedAt) }
}
