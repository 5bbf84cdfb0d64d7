import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import type { defectStatuses } from '../../../shared/db/tables/defects.ts'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import type { storyStatuses } from '../../../shared/db/tables/stories.ts'
import { testResults } from '../../../shared/db/tables/test-runs.ts'
import { type Verdict, runsLookedAt } from '../../../shared/domain/traceability/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { TracedCase, TracedStory } from './schemas.ts'
import { type Moment, statesAt, validAt } from './states.ts'

export interface Asked extends Moment {
  storyId?: string | undefined
  sprintId?: string | undefined
}

const newest = newestFirst(recordStates, 'createdAt', 'resourceId')

/** How many cases of one story are named. */
const casesOfStory = 200

/** A page of the stories of a project as they were at a moment, each with what tests it, how that ended and what was wrong. */
export async function tracedStories(
  context: Context,
  { limit, cursor, ...asked }: Asked & Page,
): Promise<{ stories: TracedStory[]; nextCursor: string | null }> {
  const { db } = context.services
  const rows = await db
    .select()
    .from(recordStates)
    .where(
      and(
        asked.storyId === undefined ? statesAt(asked, 'story') : statesOf(asked, asked.storyId),
        asked.sprintId === undefined ? undefined : eq(recordStates.sprintId, asked.sprintId),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  const cases = await tracedCases(
    context,
    asked,
    items.map(({ resourceId }) => resourceId),
  )
  const stories = items.map(({ resourceId, number, title, status }) => {
    const own = cases.get(resourceId) ?? []
    return {
      storyId: resourceId,
      number,
      title,
      status: status as (typeof storyStatuses)[number],
      testCases: own.map(({ traced }) => traced),
      testCaseCount: own[0]?.count ?? 0,
    }
  })
  return { stories, nextCursor }
}

/** Of one story there are few: those are looked through, and not the project. */
const statesOf = ({ projectId, at }: Moment, storyId: string) =>
  and(
    eq(recordStates.resourceId, storyId),
    sql`+${recordStates.projectId} = ${projectId}`,
    sql`+${recordStates.resource} = 'story'`,
    validAt(at),
  )

/** The cases of stories, by story. */
async function tracedCases(context: Context, moment: Moment, storyIds: readonly string[]) {
  const rows = await casesOf(context, moment, storyIds)
  const ids = rows.map(({ resourceId }) => resourceId)
  const [executions, defects] = await Promise.all([
    executionsOf(context, moment, ids),
    defectsOf(context, moment, ids),
  ])
  const traced = rows.map(({ resourceId, storyId, number, title, status, count }) => ({
    storyId,
    count,
    traced: {
      testCaseId: resourceId,
      number,
      title,
      lastStatus: status as Verdict | null,
      executions: executions.get(resourceId) ?? [],
      defects: defects.get(resourceId) ?? [],
    } satisfies TracedCase,
  }))
  return Map.groupBy(traced, ({ storyId }) => storyId ?? '')
}

/** Which ones are named the index says alone; only those are read. */
async function casesOf({ services: { db } }: Context, moment: Moment, storyIds: readonly string[]) {
  const { stateId, resourceId, storyId, number, title, status, createdAt } = recordStates
  const own = sql`partition by ${storyId}`
  const ranked = db
    .select({
      rankedId: sql<number>`${stateId}`.as('ranked_id'),
      place: sql<number>`row_number() over (${own} order by ${createdAt} desc, ${resourceId} desc)`.as(
        'place',
      ),
      count: sql<number>`count(*) over (${own})`.as('count'),
    })
    .from(recordStates)
    .where(and(inArray(storyId, idsIn(storyIds)), eq(recordStates.resource, 'test_case'), validAt(moment.at)))
    .as('ranked')
  return db
    .select({ resourceId, storyId, number, title, status, count: ranked.count })
    .from(ranked)
    .innerJoin(recordStates, eq(stateId, ranked.rankedId))
    .where(lte(ranked.place, casesOfStory))
    .orderBy(asc(ranked.place))
}

type Seen = Pick<typeof testResults.$inferSelect, 'executionId' | 'status' | 'at'>

/** What cases came to in their last runs, the newest first. Of each no more is read than is told. */
async function executionsOf({ services: { db } }: Context, { at }: Moment, ids: readonly string[]) {
  const last = sql<string>`(
    select json_group_array(json_object('executionId', execution_id, 'status', status, 'at', at)) from (
      select result.execution_id, result.status, result.at from ${testResults} as result
      where result.test_case_id = id.value and result.at <= ${at}
      order by result.at desc, result.execution_id desc limit ${runsLookedAt}
    ))`
  const rows = await db.select({ testCaseId: sql<string>`id.value`, last }).from(sql`${idsIn(ids)} as id`)
  return new Map(
    rows.map(({ testCaseId, last: text }) => [
      testCaseId,
      (JSON.parse(text) as Seen[]).map((seen) => ({ ...seen, at: iso(seen.at) })),
    ]),
  )
}

async function defectsOf({ services: { db } }: Context, { at }: Moment, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(recordStates)
    .where(
      and(inArray(recordStates.testCaseId, idsIn(ids)), eq(recordStates.resource, 'defect'), validAt(at)),
    )
    .orderBy(desc(recordStates.createdAt), desc(recordStates.resourceId))
  return grouped(
    rows,
    ({ testCaseId }) => testCaseId ?? '',
    ({ resourceId, number, title, status }) => ({
      defectId: resourceId,
      number,
      title,
      status: status as (typeof defectStatuses)[number],
    }),
  )
}

const grouped = <Row, View>(rows: readonly Row[], key: (row: Row) => string, view: (row: Row) => View) =>
  new Map([...Map.groupBy(rows, key)].map(([id, own]) => [id, own.map(view)]))
