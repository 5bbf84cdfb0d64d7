import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import { flakyFrom, passRateOf, percentOf } from '../../../shared/domain/traceability/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { Figures } from './schemas.ts'
import { type Moment, statesAt, validAt } from './states.ts'

/** How many rows a list beside the figures names at most. */
const mostNamed = 200

/** What is counted of a project as it was at a moment; each figure is a count of rows that lists give out. */
export async function figuresOf({ services: { db } }: Context, moment: Moment): Promise<Figures> {
  const [[stories], [cases], [defects], stale, flaky] = await db.batch([
    db
      .select({
        all: sql<number>`count(*)`,
        covered: sql<number>`count(*) filter (where ${hasCase(moment)})`,
      })
      .from(recordStates)
      .where(statesAt(moment, 'story')),
    db
      .select({
        all: sql<number>`count(*)`,
        orphans: sql<number>`count(*) filter (where ${storyId} is null)`,
        passed: sql<number>`count(*) filter (where ${status} = 'passed')`,
        judged: sql<number>`count(${status})`,
      })
      .from(recordStates)
      .where(statesAt(moment, 'test_case')),
    db
      .select({
        open: sql<number>`count(*) filter (where ${status} in ('open', 'in_progress', 'fixed', 'reopened'))`,
        orphans: sql<number>`count(*) filter (where ${testCaseId} is null)`,
      })
      .from(recordStates)
      .where(statesAt(moment, 'defect')),
    staleCases(db, moment),
    flakyCases(db, moment),
  ])
  const all = stories?.all ?? 0
  const covered = stories?.covered ?? 0
  return {
    coverage: { stories: all, covered, percent: percentOf(covered, all) },
    testCases: cases?.all ?? 0,
    passRate: passRateOf(cases?.passed ?? 0, cases?.judged ?? 0),
    openDefects: defects?.open ?? 0,
    orphans: { testCases: cases?.orphans ?? 0, defects: defects?.orphans ?? 0 },
    stale: stale.map(({ since, storyId: of, testCaseId: id }) => ({
      testCaseId: id,
      storyId: of ?? '',
      since: iso(since),
    })),
    staleCount: stale[0]?.count ?? 0,
    flaky: flaky.map(({ testCaseId: id, flips }) => ({ testCaseId: id, flips })),
    flakyCount: flaky[0]?.count ?? 0,
  }
}

const { status, storyId, testCaseId } = recordStates

type Database = Context['services']['db']

/** Whether a story has a case. It stands in a field of a selection, where columns lose the names of their tables. */
function hasCase({ at }: Moment) {
  const period = { validFrom: sql`own.valid_from`, validTo: sql`own.valid_to` }
  const ofStory = sql`own.story_id = ${recordStates}.resource_id and own.resource = 'test_case'`
  return sql`exists (select 1 from ${recordStates} as own where ${ofStory} and ${validAt(at, period)})`
}

/** Few stories change their criteria after their cases were made, so it begins with those that changed them at all, and of the cases it looks through theirs. */
function staleCases(db: Database, moment: Moment) {
  const story = alias(recordStates, 'story')
  return db
    .select({
      testCaseId: recordStates.resourceId,
      storyId: recordStates.storyId,
      since: story.revisedAt,
      count: sql<number>`count(*) over ()`.as('stale_count'),
    })
    .from(story)
    .crossJoin(recordStates)
    .where(
      and(
        eq(story.projectId, moment.projectId),
        eq(story.resource, 'story'),
        sql`${story.revisedAt} > ${story.createdAt}`,
        validAt(moment.at, story),
        eq(recordStates.storyId, story.resourceId),
        lt(recordStates.revisedAt, story.revisedAt),
        eq(recordStates.resource, 'test_case'),
        validAt(moment.at),
      ),
    )
    .orderBy(desc(story.revisedAt), desc(recordStates.resourceId))
    .limit(mostNamed)
}

const flakyCases = (db: Database, moment: Moment) =>
  db
    .select({
      testCaseId: recordStates.resourceId,
      flips: recordStates.flips,
      count: sql<number>`count(*) over ()`.as('flaky_count'),
    })
    .from(recordStates)
    // Written out for its index, which holds no bound value.
    .where(and(statesAt(moment, 'test_case'), sql`flips > 1`, gte(recordStates.flips, flakyFrom)))
    .orderBy(desc(recordStates.flips), desc(recordStates.resourceId))
    .limit(mostNamed)
