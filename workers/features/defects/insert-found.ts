import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { nextNumber } from '../../../shared/db/record-number.ts'
import { jsonColumns, jsonRows } from '../../../shared/db/rows-of-json.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { together } from '../../../shared/db/together.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { defectStale } from './errors.ts'
import { evidenceOf, textsOf } from './failure-texts.ts'
import type { Marked } from './failures.ts'
import { severityOf } from './rules.ts'
import type { RunRow } from './run-told.ts'

interface Found {
  made: { failure: Marked; defectId: string }[]
  guards: Guard[]
  statements: Statement[]
}

/**
 * What makes defects of failures that no defect of the project is known by, for a transaction: nothing comes of it when one of them is known by then, or a case is not any more what was read.
 * A case that was deleted since it ran has nobody who would mend it.
 */
export async function insertFound(context: Context, run: RunRow, fresh: readonly Marked[]): Promise<Found> {
  const { organizationId, projectId, executionId, environment } = run
  const cases = await casesOf(context, projectId, fresh)
  const known = fresh.flatMap((failure) => {
    const testCase = cases.get(failure.testCase.testCaseId)
    return testCase ? [{ failure, testCase }] : []
  })
  if (known.length === 0) return { made: [], guards: [], statements: [] }
  const now = context.now()
  const rows = known.map(({ failure, testCase: { testCaseId, storyId, priority, preconditions } }, at) => ({
    ...textsOf({ ...failure, testCase: { ...failure.testCase, preconditions } }),
    defectId: context.services.ids.uuid(),
    organizationId,
    projectId,
    place: at,
    severity: severityOf(priority, failure.verdict),
    priority,
    status: 'open',
    resolution: '',
    storyId,
    testCaseId,
    executionId,
    environment: environment ?? '',
    assignee: null,
    tags: [],
    source: 'run',
    fingerprint: failure.fingerprint,
    judgedAt: failure.at,
    evidence: evidenceOf(executionId, failure),
    createdBy: actorId(context.actor),
    createdAt: now,
    updatedAt: now,
  }))
  const { counting, number } = nextNumber(context, { projectId, resource: 'defect', count: rows.length })
  const numbered = { number: sql`${number} - ${rows.length - 1} + (value ->> '$.place')` }
  const inserts = together(jsonRows(rows)).map((some) =>
    context.services.db
      .insert(defects)
      .select(sql`select ${jsonColumns(defects, numbered)} from json_each(${`[${some.join()}]`})`),
  )
  return {
    made: known.map(({ failure }, at) => ({ failure, defectId: rows[at]?.defectId ?? '' })),
    guards: [
      { condition: unknownYet(projectId, fresh), refusal: defectStale },
      { condition: asRead([...cases.values()]), refusal: defectStale },
    ],
    statements: [counting, ...inserts],
  }
}

/** The stored cases of failures, by their ids, without those that are gone. */
export async function casesOf({ services: { db } }: Context, projectId: string, failures: readonly Marked[]) {
  const { testCaseId, storyId, priority, content } = testCases
  const preconditions = sql<string>`coalesce(${content} -> '$.preconditions', '[]')`.mapWith(
    (text: string) => JSON.parse(text) as string[],
  )
  const ids = failures.map(({ testCase }) => testCase.testCaseId)
  const rows = await db
    .select({ testCaseId, storyId, priority, preconditions })
    .from(testCases)
    .where(and(inArray(testCaseId, idsIn(ids)), eq(testCases.projectId, projectId)))
  return new Map(rows.map((row) => [row.testCaseId, row]))
}

const unknownYet = (projectId: string, fresh: readonly Marked[]): SQL => {
  const fingerprints = idsIn(fresh.map(({ fingerprint }) => fingerprint))
  const which = and(eq(defects.projectId, projectId), inArray(defects.fingerprint, fingerprints))
  return sql`not exists (select 1 from ${defects} where ${which})`
}

function asRead(cases: readonly { testCaseId: string; storyId: string | null }[]): SQL {
  const read = JSON.stringify(cases.map(({ testCaseId, storyId }) => ({ testCaseId, storyId })))
  const same = sql`(
    select count(*) from json_each(${read}) join ${testCases} on ${testCases.testCaseId} = value ->> 'testCaseId'
    where ${testCases.storyId} is value ->> 'storyId')`
  return sql`${same} = ${cases.length}`
}
