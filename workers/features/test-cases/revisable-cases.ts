import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { testCaseNotFound, tooManyCases } from './errors.ts'
import type { StoredTestCase } from './schemas.ts'
import { viewOf } from './store.ts'

/** Cases that one message is about. */
export const mostRevised = 200
const mostBytes = 4_000_000

/**
 * Named cases of a project, or all of them, in the order of their numbers. Refuses a case that the project does not have, and more cases than a message is about.
 */
export async function revisableCases(
  context: Context,
  projectId: string,
  testCaseIds?: readonly string[],
): Promise<StoredTestCase[]> {
  const { db } = context.services
  const { organizationId } = tenantOf(context)
  const ids = testCaseIds && [...new Set(testCaseIds)]
  const which = and(
    eq(testCases.projectId, projectId),
    eq(testCases.organizationId, organizationId),
    ids && inArray(testCases.testCaseId, idsIn(ids)),
  )
  const [size] = await db
    .select({
      count: sql<number>`count(*)`,
      bytes: sql<number>`coalesce(sum(octet_length(${testCases.content})), 0)`,
    })
    .from(testCases)
    .where(which)
  const { count = 0, bytes = 0 } = size ?? {}
  if (ids && count < ids.length)
    throw testCaseNotFound({ details: [{ path: 'testCaseIds', message: testCaseNotFound.sentence }] })
  if (count > mostRevised || bytes > mostBytes) throw tooManyCases()
  const rows = await db
    .select()
    .from(testCases)
    .where(which)
    .orderBy(asc(testCases.number))
    .limit(mostRevised + 1)
  return rows.map(viewOf)
}
