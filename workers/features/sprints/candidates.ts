import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { sprints, stories, storyDependencies } from '../../../shared/db/tables/stories.ts'
import type { Obstacle } from '../../../shared/domain/planning/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Sprint } from './schemas.ts'

/** So many stories are looked at for one plan: those of the highest priority, the oldest first. */
export const mostCandidates = 300

const over = ['completed', 'cancelled'] as const
const openSprint = sql`${sprints.status} not in ('completed', 'cancelled')`

/** The stories that a sprint could take: not done, not cancelled, in no other open sprint; `left` says that there are more. */
export async function candidatesOf({ services: { db } }: Context, { sprintId, projectId }: Sprint) {
  const rank = sql`case ${stories.priority} when 'critical' then 0 when 'high' then 1 when 'medium' then 2 else 3 end`
  const elsewhere = sql`exists (select 1 from ${sprints} where ${and(eq(sprints.sprintId, stories.sprintId), openSprint)})`
  const rows = await db
    .select()
    .from(stories)
    .where(
      and(
        eq(stories.projectId, projectId),
        notInArray(stories.status, ['done', 'cancelled']),
        sql`(${stories.sprintId} is null or ${stories.sprintId} = ${sprintId} or not ${elsewhere})`,
      ),
    )
    .orderBy(rank, stories.createdAt, stories.storyId)
    .limit(mostCandidates + 1)
  return { candidates: rows.slice(0, mostCandidates), isCut: rows.length > mostCandidates }
}

/** What stories wait for that is not done, and of it what no plan of this sprint can take, with the reason. */
export async function needsOf({ services: { db } }: Context, storyIds: readonly string[]) {
  const rows = await db
    .select({
      storyId: storyDependencies.storyId,
      need: stories.storyId,
      number: stories.number,
      status: stories.status,
      sprint: sprints.name,
      sprintStatus: sprints.status,
    })
    .from(storyDependencies)
    .innerJoin(stories, eq(stories.storyId, storyDependencies.dependsOn))
    .leftJoin(sprints, eq(sprints.sprintId, stories.sprintId))
    .where(inArray(storyDependencies.storyId, idsIn(storyIds)))
  const candidates = new Set(storyIds)
  const open = rows.filter(({ status }) => status !== 'done')
  const obstacles = open
    .filter(({ need }) => !candidates.has(need))
    .map(({ need, number, ...found }): Obstacle => ({ storyId: need, number, why: whyNot(found) }))
  return {
    needs: Map.groupBy(open, ({ storyId }) => storyId),
    obstacles: [...new Map(obstacles.map((one) => [one.storyId, one])).values()],
  }
}

interface FoundNeed {
  status: string
  sprint: string | null
  sprintStatus: Sprint['status'] | null
}

function whyNot({ status, sprint, sprintStatus }: FoundNeed): string {
  if (status === 'cancelled') return 'was cancelled'
  const isElsewhere = sprintStatus && !over.some((one) => one === sprintStatus)
  return isElsewhere ? `is in the sprint "${sprint}"` : 'was not looked at'
}
