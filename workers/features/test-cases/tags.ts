import { inArray, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { testCaseTags, testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** The statement that writes the tags of cases once more, as the cases have them by then. */
export const writeTags = ({ services: { db } }: Context, testCaseIds: readonly string[]): Statement =>
  db.insert(testCaseTags).select(sql`
    select distinct one.test_case_id, tag.value, one.project_id, one.created_at, one.priority, one.type
    from ${idsIn(testCaseIds)} as id cross join ${testCases} as one on one.test_case_id = id.value, json_each(one.tags) as tag`)

/** The same for cases whose tags have changed, or what stands with them. */
export const replaceTags = (context: Context, testCaseIds: readonly string[]): Statement[] => [
  context.services.db.delete(testCaseTags).where(inArray(testCaseTags.testCaseId, idsIn(testCaseIds))),
  writeTags(context, testCaseIds),
]
