import { type SQL, and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type SQLiteColumn, alias } from 'drizzle-orm/sqlite-core'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import type { CaseResult } from '../../../shared/domain/user-documentation/types.ts'
import type { ToldDefect } from '../../../shared/domain/user-documentation/notes/draft.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { mostStories } from './store.ts'

/** What release notes are of: from just before its beginning to its end, in milliseconds. */
export interface Period {
  projectId: string
  before: number
  end: number
  /** Of a sprint only its own stories are told. */
  sprintId: string | undefined
}

const mostDefects = 500
const mostCases = 5000

const at = (table: { validFrom: SQLiteColumn; validTo: SQLiteColumn }, moment: number): SQL =>
  sql`${table.validFrom} <= ${moment} and (${table.validTo} is null or ${table.validTo} > ${moment})`

/** The states that records of a kind were in at the end of a period. */
const atEnd = ({ projectId, end }: Period, resource: 'story' | 'test_case' | 'defect') =>
  and(eq(recordStates.projectId, projectId), eq(recordStates.resource, resource), at(recordStates, end))

const earlier = alias(recordStates, 'earlier')

/** Whether a record was in one of some states at a moment, or, without one, ever up to the end. */
const was = (statuses: readonly string[], when: SQL): SQL =>
  sql`exists (select 1 from ${recordStates} as "earlier" where ${earlier.resourceId} = ${recordStates.resourceId} and ${when} and ${inArray(earlier.status, [...statuses])})`

/** The stories that were done at the end: of a sprint all of its own, of other periods those that were not so before. */
export async function finishedStories({ services: { db } }: Context, period: Period): Promise<string[]> {
  const { sprintId, before } = period
  const rows = await db
    .select({ storyId: recordStates.resourceId })
    .from(recordStates)
    .where(
      and(
        atEnd(period, 'story'),
        eq(recordStates.status, 'done'),
        sprintId === undefined
          ? sql`not ${was(['done'], at(earlier, before))}`
          : eq(recordStates.sprintId, sprintId),
      ),
    )
    .orderBy(asc(recordStates.number))
    .limit(mostStories + 1)
  return rows.map(({ storyId }) => storyId)
}

export const settled = ['fixed', 'verified', 'closed'] as const
const known = ['open', 'in_progress', 'reopened', 'deferred'] as const

/** Defects that were settled in a period. Whether any of them was ever repaired is said of each: some are closed for other reasons. */
export const settledDefects = (context: Context, period: Period) =>
  defectsAtEnd(context, period, {
    statuses: settled,
    which: sql`not ${was(settled, at(earlier, period.before))}`,
    repaired: was(['fixed', 'verified'], sql`${earlier.validFrom} <= ${period.end}`),
  })

/** What was known to be wrong at the end. */
export const knownDefects = (context: Context, period: Period) =>
  defectsAtEnd(context, period, { statuses: known, which: undefined, repaired: sql`1` })

interface Asked {
  statuses: readonly string[]
  which: SQL | undefined
  repaired: SQL
}

async function defectsAtEnd(
  { services: { db } }: Context,
  period: Period,
  { statuses, which, repaired }: Asked,
): Promise<(ToldDefect & { repaired: boolean })[]> {
  const rows = await db
    .select({
      defectId: recordStates.resourceId,
      number: recordStates.number,
      title: recordStates.title,
      status: recordStates.status,
      severity: defects.severity,
      repaired: sql<number>`${repaired}`.as('repaired'),
    })
    .from(recordStates)
    .innerJoin(defects, eq(defects.defectId, recordStates.resourceId))
    .where(and(atEnd(period, 'defect'), inArray(recordStates.status, [...statuses]), which))
    .orderBy(asc(recordStates.number))
    .limit(mostDefects)
  return rows.map((row) => ({ ...row, status: row.status ?? '', repaired: row.repaired === 1 }))
}

/** How the cases of stories had ended last at the end of a period, by story. */
export async function resultsAtEnd(
  { services: { db } }: Context,
  period: Period,
  storyIds: readonly string[],
): Promise<Map<string, CaseResult[]>> {
  const { resourceId, number, title, status, storyId } = recordStates
  const rows = await db
    .select({ testCaseId: resourceId, number, title, status, storyId })
    .from(recordStates)
    .where(
      and(
        inArray(storyId, idsIn(storyIds)),
        eq(recordStates.resource, 'test_case'),
        at(recordStates, period.end),
        isNotNull(status),
      ),
    )
    .orderBy(asc(number))
    .limit(mostCases)
  const results = rows.map(({ storyId: own, status: verdict, ...rest }) => ({
    own,
    result: { ...rest, status: verdict as CaseResult['status'], criterion: null },
  }))
  return new Map(
    [...Map.groupBy(results, ({ own }) => own ?? '')].map(([own, some]) => [
      own,
      some.map(({ result }) => result),
    ]),
  )
}
