import { type SQL, and, eq, gt, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { newestFirst } from '../../../shared/db/pagination.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import type { CaseResult, ToldStory } from '../../../shared/domain/user-documentation/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { maxSourceCharacters } from '../quality/index.ts'
import { type LeftOut, numbered } from './numbered.ts'

/** So many stories one document tells of: longer ones nobody reads. */
export const mostStories = 500

/** So many failing test cases one document looks at. */
export const mostFailing = 20_000

const ofProject = (context: Context, projectId: string) =>
  and(eq(stories.projectId, projectId), eq(stories.organizationId, tenantOf(context).organizationId))

const fields = {
  storyId: stories.storyId,
  number: stories.number,
  title: stories.title,
  userStory: stories.userStory,
  description: stories.description,
  type: stories.type,
  status: stories.status,
  acceptanceCriteria: stories.acceptanceCriteria,
}

/** Stories of a project, the newest that together are as long as a text may be, in the order of their numbers. */
export async function readStories(
  context: Context,
  projectId: string,
  which: SQL | undefined,
): Promise<Omit<ToldStory, 'cases'>[]> {
  const { db } = context.services
  const { storyId, createdAt, title, userStory, description, acceptanceCriteria } = stories
  const size = sql<number>`length(${title}) + length(${userStory}) + length(${description}) + length(${acceptanceCriteria})`
  const newest = db
    .select({ storyId, createdAt, size: size.as('size') })
    .from(stories)
    .where(and(ofProject(context, projectId), which))
    .orderBy(...newestFirst(stories, 'createdAt', 'storyId').order)
    .limit(mostStories)
  const summed = sql`(
    select story_id as id, sum(size) over (order by created_at desc, story_id desc) as together from ${newest})`
  return db
    .select(fields)
    .from(summed)
    .innerJoin(stories, sql`${storyId} = id`)
    .where(sql`together <= ${maxSourceCharacters}`)
    .orderBy(stories.number)
}

/** Those of some ids that are stories of a project. */
export async function thoseThere(
  context: Context,
  projectId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await context.services.db
    .select({ storyId: stories.storyId })
    .from(stories)
    .where(and(ofProject(context, projectId), withIds(ids)))
  return new Set(rows.map(({ storyId }) => storyId))
}

export const withIds = (ids: readonly string[]): SQL => inArray(stories.storyId, idsIn(ids))

/** How many stories of a project have each type and status. */
export const countStories = (context: Context, projectId: string) =>
  context.services.db
    .select({ type: stories.type, status: stories.status, count: sql<number>`count(*)` })
    .from(stories)
    .where(ofProject(context, projectId))
    .groupBy(stories.type, stories.status)

/** The cases of stories that did not pass when they ran last, by story. */
export async function failingCases(
  context: Context,
  storyIds: readonly string[],
  most = mostFailing,
): Promise<{ failing: Map<string, CaseResult[]>; left: LeftOut }> {
  const { db } = context.services
  const { testCaseId, number, title, lastStatus, criterion, storyId } = testCases
  const { told, left } = await numbered(most, (after, limit) =>
    db
      .select({
        testCaseId,
        number,
        title,
        lastStatus,
        criterion,
        storyId,
        count: sql<number>`count(*) over ()`,
      })
      .from(testCases)
      .where(
        and(
          inArray(storyId, idsIn(storyIds)),
          eq(testCases.organizationId, tenantOf(context).organizationId),
          inArray(lastStatus, ['failed', 'error']),
          gt(number, after),
        ),
      )
      .orderBy(number)
      .limit(limit),
  )
  const failing = Map.groupBy(told, ({ storyId: own }) => own ?? '')
  return { failing: new Map([...failing].map(([id, own]) => [id, own.map(resultOf)])), left }
}

type Failing = Omit<CaseResult, 'status'> & { lastStatus: CaseResult['status'] | null }

const resultOf = ({ testCaseId, number, title, lastStatus, criterion }: Failing): CaseResult => ({
  testCaseId,
  number,
  title,
  status: lastStatus ?? 'failed',
  criterion,
})
