import { and, eq, inArray } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import { testCaseTags, testCases } from '../../../shared/db/tables/test-cases.ts'
import { caseTargets } from '../../../shared/db/tables/test-runs.ts'
import { unlink } from '../../../shared/db/unlink.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'

const leading = { table: defects, resource: 'defect', id: defects.defectId, field: 'testCaseId' } as const

/** What deletes cases of the caller's organization, for a transaction: their defects stay, without them. */
export function removalOf(context: Context, testCaseIds: readonly string[]): Statement[] {
  if (testCaseIds.length === 0) return []
  const { db } = context.services
  const { organizationId } = tenantOf(context)
  const ids = idsIn(testCaseIds)
  return [
    ...testCaseIds.flatMap((testCaseId) => unlink(context, leading, testCaseId)),
    db.delete(caseTargets).where(inArray(caseTargets.testCaseId, ids)),
    db.delete(testCaseTags).where(inArray(testCaseTags.testCaseId, ids)),
    db
      .delete(testCases)
      .where(and(inArray(testCases.testCaseId, ids), eq(testCases.organizationId, organizationId))),
  ]
}
