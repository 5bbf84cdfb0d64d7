import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import type { FieldChange } from '../../../shared/db/history.ts'
import { sprints, stories, storyDependencies } from '../../../shared/db/tables/stories.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { dependencyCycle, sprintFull, storyNotFound, sprintNotFound } from './errors.ts'

/** How many stories a sprint has at most. */
export const mostStories = 500

/** What a story may lead to within its project. */
export interface Links {
  sprintId?: string | null | undefined
  dependsOn?: readonly string[] | undefined
}

const inProject = (projectId: string, ids: readonly string[]) =>
  and(eq(stories.projectId, projectId), inArray(stories.storyId, idsIn(ids)))

/** Refuses links to what the project does not have, each named by its place. */
export async function requireLinks(context: Context, projectId: string, links: Links): Promise<void> {
  await Promise.all([requireSprint(context, projectId, links), requireStories(context, projectId, links)])
}

async function requireSprint({ services: { db } }: Context, projectId: string, { sprintId }: Links) {
  if (!sprintId) return
  const which = and(eq(sprints.sprintId, sprintId), eq(sprints.projectId, projectId))
  const [row] = await db.select({ sprintId: sprints.sprintId }).from(sprints).where(which)
  if (!row) throw namedSprintNotFound()
}

async function requireStories({ services: { db } }: Context, projectId: string, { dependsOn = [] }: Links) {
  if (dependsOn.length === 0) return
  const rows = await db
    .select({ storyId: stories.storyId })
    .from(stories)
    .where(inProject(projectId, dependsOn))
  const known = new Set(rows.map(({ storyId }) => storyId))
  const details = dependsOn.flatMap((storyId, at) =>
    known.has(storyId) ? [] : [{ path: `dependsOn.${at}`, message: storyNotFound.sentence }],
  )
  if (details.length > 0) throw storyNotFound({ details })
}

const namedSprintNotFound = () =>
  sprintNotFound({ details: [{ path: 'sprintId', message: sprintNotFound.sentence }] })
const needNotFound = () =>
  storyNotFound({ details: [{ path: 'dependsOn', message: storyNotFound.sentence }] })

/** What has to hold of links when they are written, whatever goes on beside. */
export function linkGuards(
  { storyId, projectId }: { storyId: string; projectId: string },
  { sprintId, dependsOn = [] }: Links,
): Guard[] {
  const guards: Guard[] = []
  if (sprintId) {
    const which = and(eq(sprints.sprintId, sprintId), eq(sprints.projectId, projectId))
    const condition = sql`exists (select 1 from ${sprints} where ${which})`
    guards.push({ condition, refusal: namedSprintNotFound })
    const others = and(eq(stories.sprintId, sprintId), ne(stories.storyId, storyId))
    const count = sql`(select count(*) from ${stories} where ${others})`
    guards.push({ condition: sql`${count} < ${mostStories}`, refusal: sprintFull })
  }
  if (dependsOn.length > 0) {
    const count = sql`(select count(*) from ${stories} where ${inProject(projectId, dependsOn)})`
    guards.push({ condition: sql`${count} = ${dependsOn.length}`, refusal: needNotFound })
    guards.push({ condition: sql`not ${reaches(dependsOn, storyId)}`, refusal: dependencyCycle })
  }
  return guards
}

/** Whether one of the stories is the last, or waits for it by way of others. */
const reaches = (from: readonly string[], to: string) => sql`exists (
  with recursive reached (id) as (
    select value from json_each(${JSON.stringify(from)})
    union
    select ${storyDependencies.dependsOn} from ${storyDependencies} join reached on ${storyDependencies.storyId} = reached.id
  )
  select 1 from reached where id = ${to})`

/** Statements that make these what a story waits for. */
export function replaceDependencies(
  { services: { db } }: Context,
  storyId: string,
  needs: readonly string[],
): Statement[] {
  const given = sql`select ${storyId}, value, key from json_each(${JSON.stringify(needs)})`
  return [
    db.delete(storyDependencies).where(eq(storyDependencies.storyId, storyId)),
    ...(needs.length > 0 ? [db.insert(storyDependencies).select(given)] : []),
  ]
}

/** The place behind all others of a sprint. */
export const lastPlace = (sprintId: string | null) =>
  sprintId === null
    ? null
    : sql<number>`(select coalesce(max(other.sprint_position), -1) + 1 from ${stories} as other where other.sprint_id = ${sprintId})`

/** What a sprint's history says of a story that comes or goes. */
export const sprintChanges = (
  { projectId, storyId }: { projectId: string; storyId: string },
  { from, to }: { from: string | null; to: string | null },
): FieldChange[] => {
  if (from === to) return []
  const field = 'storyIds'
  const left = from && { resource: 'sprint' as const, resourceId: from, field, from: storyId, to: null }
  const joined = to && { resource: 'sprint' as const, resourceId: to, field, from: null, to: storyId }
  return [left, joined].flatMap((change) => (change ? [{ projectId, ...change }] : []))
}

/** Statements that move on the versions of the sprints that a story comes to or leaves: what they hold is another thing now. */
export function touchSprints(
  { services: { db }, now }: Context,
  { from, to }: { from: string | null; to: string | null },
): Statement[] {
  const moved = from === to ? [] : [from, to].filter((sprintId) => sprintId !== null)
  const updatedAt = sql`max(${now()}, ${sprints.updatedAt} + 1)`
  return moved.map((sprintId) => db.update(sprints).set({ updatedAt }).where(eq(sprints.sprintId, sprintId)))
}
