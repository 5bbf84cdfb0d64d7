import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import type { FieldChange } from '../../../shared/db/history.ts'
import { sprints, stories } from '../../../shared/db/tables/stories.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { storyChanged, storyNotFound } from '../stories/index.ts'
import { sprintStale } from './errors.ts'

/** A story as the change of a sprint found it. */
export interface Found {
  storyId: string
  sprintId: string | null
  updatedAt: number
}

/** Refuses stories that the project does not have, each named by its place. Returns where each of them was. */
export async function requireStories(
  { services: { db } }: Context,
  projectId: string,
  storyIds: readonly string[],
): Promise<Found[]> {
  if (storyIds.length === 0) return []
  const rows = await db
    .select({ storyId: stories.storyId, sprintId: stories.sprintId, updatedAt: stories.updatedAt })
    .from(stories)
    .where(and(eq(stories.projectId, projectId), inArray(stories.storyId, idsIn(storyIds))))
  const known = new Set(rows.map(({ storyId }) => storyId))
  const details = storyIds.flatMap((storyId, at) =>
    known.has(storyId) ? [] : [{ path: `storyIds.${at}`, message: storyNotFound.sentence }],
  )
  if (details.length > 0) throw storyNotFound({ details })
  return rows
}

interface Members {
  sprintId: string
  projectId: string
  /** The stories that were in it, and those that are to be. */
  before: readonly string[]
  after: readonly string[]
  /** Where those that are to be in it were. */
  found: readonly Found[]
}

/** What makes these the stories of a sprint, exactly as they were read: the histories of all whom it concerns say so. */
export function replaceMembers(context: Context, members: Members) {
  const { sprintId, before, after, found } = members
  const left = before.filter((storyId) => !after.includes(storyId))
  const joined = found.filter((story) => story.sprintId !== sprintId)
  return {
    guards: [asRead(members)],
    events: [...left, ...joined.map(({ storyId }) => storyId)].map((storyId) =>
      storyChanged.of({ projectId: members.projectId, storyId, change: 'updated', fields: ['sprintId'] }),
    ),
    history: [
      ...left.flatMap((storyId) => moves(members, { storyId, from: sprintId, to: null })),
      ...joined.flatMap(({ storyId, sprintId: from, updatedAt: since }) =>
        moves(members, { storyId, from, to: sprintId, since }),
      ),
    ],
    statements: statementsOf(context, { sprintId, left, after, joined }),
  }
}

const asRead = ({ sprintId, before, found }: Members): Guard => {
  const asFound = sql`(
    select count(*) from json_each(${JSON.stringify(found)}) join ${stories} on ${stories.storyId} = value ->> 'storyId'
    where ${stories.sprintId} is value ->> 'sprintId')`
  const which = and(eq(stories.sprintId, sprintId), inArray(stories.storyId, idsIn(before)))
  const stayed = sql`(select count(*) from ${stories} where ${which})`
  const now = sql`(select count(*) from ${stories} where ${stories.sprintId} = ${sprintId})`
  return {
    condition: sql`${asFound} = ${found.length} and ${stayed} = ${before.length} and ${now} = ${before.length}`,
    refusal: sprintStale,
  }
}

interface Move {
  storyId: string
  from: string | null
  to: string | null
  /** When the story had changed last, where that was read. */
  since?: number
}

/** A move stands in the history of the story and of each sprint that it concerns. */
function moves({ projectId }: Members, { storyId, from, to, since = 0 }: Move): FieldChange[] {
  const sprint = { projectId, resource: 'sprint' as const, field: 'storyIds' }
  return [
    { projectId, resource: 'story', resourceId: storyId, field: 'sprintId', from, to, since },
    ...(from ? [{ ...sprint, resourceId: from, from: storyId, to: null }] : []),
    ...(to ? [{ ...sprint, resourceId: to, from: null, to: storyId }] : []),
  ]
}

function statementsOf(
  { services: { db }, now }: Context,
  {
    sprintId,
    left,
    after,
    joined,
  }: { sprintId: string; left: readonly string[]; after: readonly string[]; joined: readonly Found[] },
): Statement[] {
  const later = sql`max(${now()}, updated_at + 1)`
  const others = joined.flatMap((story) => (story.sprintId === null ? [] : [story.sprintId]))
  const moved = joined.map(({ storyId }) => storyId)
  const place = sql`(select key from json_each(${JSON.stringify(after)}) where value = ${stories.storyId})`
  return [
    db
      .update(stories)
      .set({ sprintId: null, sprintPosition: null, updatedAt: later })
      .where(and(inArray(stories.storyId, idsIn(left)), eq(stories.sprintId, sprintId))),
    db
      .update(stories)
      .set({ sprintId, updatedAt: later })
      .where(inArray(stories.storyId, idsIn(moved))),
    db
      .update(stories)
      .set({ sprintPosition: place })
      .where(inArray(stories.storyId, idsIn(after))),
    db
      .update(sprints)
      .set({ updatedAt: later })
      .where(inArray(sprints.sprintId, idsIn([...new Set(others)]))),
  ]
}
