import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { mostStories, sprintFull } from '../stories/index.ts'
import { sprintStale } from './errors.ts'
import { requireStories } from './members.ts'
import type { Sprint } from './schemas.ts'
import { writeSprint } from './write-sprint.ts'

interface Assigned {
  sprint: Sprint
  /** The stories as the plan read them. */
  read: readonly { storyId: string; updatedAt: number }[]
  selected: readonly { storyId: string }[]
}

/**
 * Makes what was selected the stories of a sprint, after what is done or cancelled in it, as a whole: when a story or the sprint has changed since it was read, nothing is written and the
 * plan is made anew.
 */
export async function assignPlan(context: Context, { sprint, read, selected }: Assigned): Promise<void> {
  const stay = await over(context, sprint)
  const storyIds = [...stay, ...selected.map(({ storyId }) => storyId)]
  if (storyIds.length > mostStories) throw sprintFull()
  if (JSON.stringify(storyIds) === JSON.stringify(sprint.storyIds)) return unchanged(context, undefined)
  const found = await requireStories(context, sprint.projectId, storyIds)
  const fields = { storyIds }
  await writeSprint(context, {
    before: sprint,
    fields,
    found,
    action: 'sprints.plan',
    guards: [asRead(read)],
  })
}

async function over({ services: { db } }: Context, { sprintId, storyIds }: Sprint): Promise<string[]> {
  const rows = await db
    .select({ storyId: stories.storyId })
    .from(stories)
    .where(and(eq(stories.sprintId, sprintId), inArray(stories.status, ['done', 'cancelled'])))
  const ended = new Set(rows.map(({ storyId }) => storyId))
  return storyIds.filter((storyId) => ended.has(storyId))
}

function asRead(read: Assigned['read']): Guard {
  const rows = read.map(({ storyId, updatedAt }) => ({ storyId, updatedAt }))
  const same = sql`(
    select count(*) from json_each(${JSON.stringify(rows)}) join ${stories} on ${stories.storyId} = value ->> 'storyId'
    where ${stories.updatedAt} = value ->> 'updatedAt')`
  return { condition: sql`${same} = ${read.length}`, refusal: sprintStale }
}
