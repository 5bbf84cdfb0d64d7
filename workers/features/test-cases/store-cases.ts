import { eq, sql } from 'drizzle-orm'
import { type Change, commit } from '../../../shared/db/commit.ts'
import { AlreadyDone, type Guard } from '../../../shared/db/guard.ts'
import type { Statement } from '../../../shared/db/database.ts'
import { takeNumbers } from '../../../shared/db/record-number.ts'
import { jsonColumns, jsonRows } from '../../../shared/db/rows-of-json.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { together } from '../../../shared/db/together.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { namedProjectNotFound, projectStays } from '../projects/index.ts'
import { testCaseTooLarge } from './errors.ts'
import { storiesStay } from './links.ts'
import { type NewCase, isTooLarge } from './rules.ts'
import type { StoredTestCase } from './schemas.ts'
import { type CaseRow, findCases, viewOf } from './store.ts'
import { writeTags } from './tags.ts'

interface Storing extends Pick<Change, 'guards' | 'events' | 'history'> {
  projectId: string
  /** In the order of their numbers. */
  cases: readonly NewCase[]
  /** What the audit log says. */
  note: (stored: readonly StoredTestCase[]) => Pick<Change, 'action' | 'resource' | 'resourceId' | 'summary'>
  /** What the operation answers, kept in the transaction under an Idempotency-Key. */
  answer?: (stored: StoredTestCase[]) => unknown
  /** What else is written with them. */
  statements?: readonly Statement[]
}

/**
 * Stores cases of a project, all or none, in one transaction, however many they are: their stories have to be the project's then. Under an Idempotency-Key
 * they have the ids of the key, so that a repeat after a crash finds them, and answers them as they are by then. A call stores once.
 */
export async function storeCases(
  context: Context,
  { projectId, cases, note, answer, guards = [], statements = [], ...beside }: Storing,
): Promise<StoredTestCase[]> {
  cases.forEach((testCase, at) => {
    if (isTooLarge(testCase))
      throw testCaseTooLarge({ details: [{ path: `testCases.${at}`, message: testCase.title.slice(0, 80) }] })
  })
  // In the order of their numbers also where a list tells cases of one moment apart.
  const ids = cases.map((_, at) => idsFor(context, `testCase:${at}`).uuid()).toSorted()
  const before = context.claim ? await findCases(context, ids) : []
  if (cases.length === 0 || before.length > 0) return unchanged(context, before)
  const first = await takeNumbers(context, { projectId, resource: 'test_case', count: cases.length })
  if (first === undefined) throw namedProjectNotFound()
  const now = context.now()
  const rows = cases.map((testCase, at) =>
    rowOf(context, { ...testCase, projectId, number: first + at, testCaseId: ids[at] ?? '', createdAt: now }),
  )
  const stored = rows.map(viewOf)
  const rules = [
    projectStays(context, projectId),
    ...storiesStay(
      projectId,
      cases.map(({ storyId }) => storyId),
    ),
    ...notYet(context, ids),
    ...guards,
  ]
  const { organizationId } = tenantOf(context)
  const change = { organizationId, ...note(stored), ...beside, guards: rules, answer: answer?.(stored) }
  try {
    await commit(context, change, [...statementsOf(context, rows), ...statements])
    return stored
  } catch (error) {
    if (error instanceof AlreadyDone) return unchanged(context, await findCases(context, ids))
    throw error
  }
}

/** Whoever lost the key to a repeat that has stored the cases has nothing left to do. */
const notYet = ({ claim }: Context, [first = '']: readonly string[]): Guard[] =>
  claim
    ? [
        {
          condition: sql`not exists (select 1 from ${testCases} where ${eq(testCases.testCaseId, first)})`,
          refusal: () => new AlreadyDone(),
        },
      ]
    : []

const rowOf = (
  context: Context,
  testCase: NewCase & Pick<CaseRow, 'projectId' | 'number' | 'testCaseId' | 'createdAt'>,
): CaseRow => ({
  ...testCase,
  organizationId: tenantOf(context).organizationId,
  lastStatus: null,
  lastExecutionId: null,
  lastRunAt: null,
  flips: 0,
  revisedAt: testCase.createdAt,
  createdBy: actorId(context.actor),
  updatedAt: testCase.createdAt,
})

function statementsOf(context: Context, rows: readonly CaseRow[]): Statement[] {
  return [
    ...together(jsonRows(rows)).map((some) =>
      context.services.db
        .insert(testCases)
        .select(sql`select ${jsonColumns(testCases)} from json_each(${`[${some.join()}]`})`),
    ),
    writeTags(
      context,
      rows.map(({ testCaseId }) => testCaseId),
    ),
  ]
}
