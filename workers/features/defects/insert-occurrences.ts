import { sql } from 'drizzle-orm'
import { defectOccurrences, defects } from '../../../shared/db/tables/defects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Marked } from './failures.ts'
import type { RunName } from './run-told.ts'

/** Notes in which run defects were seen; what was noted before stays as it is. */
export function insertOccurrences(
  { services: { db } }: Context,
  { projectId, executionId }: RunName,
  occurrences: readonly { failure: Marked; defectId: string }[],
) {
  const rows = occurrences.map(({ defectId, failure: { testCase, stepNumber, at } }) => ({
    defectId,
    testCaseId: testCase.testCaseId,
    stepNumber,
    at,
  }))
  return db
    .insert(defectOccurrences)
    .select(
      // The columns in the order of their table. A defect that was deleted since it was read was seen by nobody.
      sql`select value ->> 'defectId', ${projectId}, ${executionId}, value ->> 'testCaseId', value ->> 'stepNumber', value ->> 'at'
        from json_each(${JSON.stringify(rows)}) where exists (select 1 from ${defects} where ${defects.defectId} = value ->> 'defectId')`,
    )
    .onConflictDoNothing()
}
