import { type SQL, and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type SQLiteColumn, alias } from 'drizzle-orm/sqlite-core'
import { defects } from '../../../shared/db/tables/defects.ts'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import type { ToldDefect } from '../../../shared/domain/user-documentation/notes/draft.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { asTheyWere } from './as-they-were.ts'
import { type LeftOut, numbered } from './numbered.ts'

/** What release notes are of: from just before its beginning to its end, in milliseconds. */
export interface Period {
  projectId: string
  before: number
  end: number
  /** Of a sprint only its own stories are told. */
  sprintId: string | undefined
}

/** So many defects of a kind one document tells of. */
export const mostDefects = 2000

/** So many finished stories are looked at; those that are told are chosen among them. */
const mostFinished = 10_000

export const at = (table: { validFrom: SQLiteColumn; validTo: SQLiteColumn }, moment: number): SQL =>
  sql`${table.validFrom} <= ${moment} and (${table.validTo} is null or ${table.validTo} > ${moment})`

/** The states that records of a kind were in at the end of a period. */
const atEnd = ({ projectId, end }: Period, resource: 'story' | 'defect') =>
  and(eq(recordStates.projectId, projectId), eq(recordStates.resource, resource), at(recordStates, end))

const earlier = alias(recordStates, 'earlier')

/** Whether a record was in one of some states at a moment, or, without one, ever up to the end. */
const was = (statuses: readonly string[], when: SQL): SQL =>
  sql`exists (select 1 from ${recordStates} as "earlier" where ${earlier.resourceId} = ${recordStates.resourceId} and ${when} and ${inArray(earlier.status, [...statuses])})`

export const countAll = sql<number>`count(*) over ()`

/** The stories that were done at the end: of a sprint all of its own, of other periods those that were not so before. */
export async function finishedStories({ services: { db } }: Context, period: Period) {
  const { sprintId, before } = period
  const { resourceId: storyId, number } = recordStates
  return numbered(mostFinished, (after, limit) =>
    db
      .select({ storyId, number, count: countAll })
      .from(recordStates)
      .where(
        and(
          atEnd(period, 'story'),
          eq(recordStates.status, 'done'),
          sprintId === undefined
            ? sql`not ${was(['done'], at(earlier, before))}`
            : eq(recordStates.sprintId, sprintId),
          gt(number, after),
        ),
      )
      .orderBy(asc(number))
      .limit(limit),
  )
}

export const settled = ['fixed', 'verified', 'closed'] as const
const known = ['open', 'in_progress', 'reopened', 'deferred'] as const

/** Defects that were settled in a period. Whether any of them was ever repaired is said of each: some are closed for other reasons. */
export const settledDefects = (context: Context, period: Period, most = mostDefects) =>
  defectsAtEnd(context, period, {
    statuses: settled,
    which: sql`not ${was(settled, at(earlier, period.before))}`,
    repaired: was(['fixed', 'verified'], sql`${earlier.validFrom} <= ${period.end}`),
    most,
  })

/** What was known to be wrong at the end. */
export const knownDefects = (context: Context, period: Period, most = mostDefects) =>
  defectsAtEnd(context, period, { statuses: known, which: undefined, repaired: sql`1`, most })

interface Asked {
  statuses: readonly string[]
  which: SQL | undefined
  repaired: SQL
  most: number
}

interface Defects {
  defects: (ToldDefect & { repaired: boolean })[]
  left: LeftOut
  /** The numbers of those that were deleted since: how severe they were nobody knows any more. */
  gone: number[]
}

/** Defects as they stood at the end of a period. */
async function defectsAtEnd(context: Context, period: Period, asked: Asked): Promise<Defects> {
  const { told, left } = await numbered(asked.most, (after, limit) =>
    pageOfDefects(context, period, { ...asked, after, limit }),
  )
  const there = told.flatMap(({ severity, ...row }) => (severity === null ? [] : [{ ...row, severity }]))
  const ids = there.map(({ defectId }) => defectId)
  const then = await asTheyWere(context, { ids, fields: ['severity'], at: period.end })
  return {
    defects: there.map(({ defectId, number, title, status, severity, repaired }) => ({
      defectId,
      number,
      title,
      status: status ?? '',
      severity: (then.get(defectId)?.['severity'] as string | undefined) ?? severity,
      repaired: repaired === 1,
    })),
    left,
    gone: told.flatMap(({ severity, number }) => (severity === null ? [number] : [])),
  }
}

const pageOfDefects = (
  { services: { db } }: Context,
  period: Period,
  { statuses, which, repaired, after, limit }: Asked & { after: number; limit: number },
) =>
  db
    .select({
      defectId: recordStates.resourceId,
      number: recordStates.number,
      title: recordStates.title,
      status: recordStates.status,
      severity: defects.severity,
      repaired: sql<number>`${repaired}`.as('repaired'),
      count: countAll,
    })
    .from(recordStates)
    .leftJoin(defects, eq(defects.defectId, recordStates.resourceId))
    .where(
      and(
        atEnd(period, 'defect'),
        inArray(recordStates.status, [...statuses]),
        which,
        gt(recordStates.number, after),
      ),
    )
    .orderBy(asc(recordStates.number))
    .limit(limit)
