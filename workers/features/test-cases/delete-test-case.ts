import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import { testCaseTags, testCases } from '../../../shared/db/tables/test-cases.ts'
import { caseTargets } from '../../../shared/db/tables/test-runs.ts'
import { unlink } from '../../../shared/db/unlink.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { testCaseNotFound } from './errors.ts'
import { caseOrganization, readCase } from './store.ts'

export const deleteTestCase = defineOperation({
  id: 'testCases.delete',
  route: 'DELETE /api/qa/test-cases/{testCaseId}',
  summary: 'Delete a stored test case',
  description:
    'Its defects stay, without it, and their histories say so; runs that it was in stay as they were.',
  access: { role: 'member', organization: caseOrganization, hidden: testCaseNotFound },
  effect: 'destroy',
  input: () => ({ testCaseId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [testCaseNotFound],
  mcp: 'listed',
  async run(context, { testCaseId }) {
    const { organizationId } = tenantOf(context)
    const { db } = context.services
    const { number, title } = await readCase(context, testCaseId)
    const which = and(eq(testCases.testCaseId, testCaseId), eq(testCases.organizationId, organizationId))
    const leading = { table: defects, resource: 'defect', id: defects.defectId, field: 'testCaseId' } as const
    await commit(
      context,
      {
        organizationId,
        action: 'testCases.delete',
        resource: 'test_case',
        resourceId: testCaseId,
        summary: `Deleted the test case #${number} ${title}`,
        guards: [
          { condition: sql`exists (select 1 from ${testCases} where ${which})`, refusal: testCaseNotFound },
        ],
      },
      [
        ...unlink(context, leading, testCaseId),
        db.delete(caseTargets).where(eq(caseTargets.testCaseId, testCaseId)),
        db.delete(testCaseTags).where(eq(testCaseTags.testCaseId, testCaseId)),
        db.delete(testCases).where(which),
      ],
    )
    return { deleted: true as const }
  },
})
