import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { testCaseNotFound } from './errors.ts'
import { removalOf } from './removal-of.ts'
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
    const { number, title } = await readCase(context, testCaseId)
    const which = and(eq(testCases.testCaseId, testCaseId), eq(testCases.organizationId, organizationId))
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
      removalOf(context, [testCaseId]),
    )
    return { deleted: true as const }
  },
})
