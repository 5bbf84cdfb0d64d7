import { and, eq, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import type { Statement } from '../../../shared/db/database.ts'
import { type FieldChange, fieldChanges } from '../../../shared/db/history.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { testCaseStale, testCaseTooLarge } from './errors.ts'
import { storiesStay } from './links.ts'
import { caseOf, isRevised, isTooLarge } from './rules.ts'
import type { CaseInput, StoredTestCase } from './schemas.ts'
import { replaceTags } from './tags.ts'

interface Writing {
  history: FieldChange[]
  statements: Statement[]
  /** Whether its tags have to be written anew, or what stands with them. */
  isTagged: boolean
}

/** What writes fields of a case that became another value, for a transaction; throws where the case would be too large. */
export function changeOf(context: Context, before: StoredTestCase, fields: CaseInput): Writing {
  const { id: testCaseId, projectId } = before
  const after = caseOf({ ...before, ...fields, title: fields.title ?? before.title })
  if (isTooLarge(after)) throw testCaseTooLarge()
  const since = Date.parse(before.updatedAt)
  const record = { projectId, resource: 'test_case' as const, resourceId: testCaseId, since }
  // What follows from the steps is no change of its own.
  const { automation: _automation, checks: _checks, verified: _verified, ...written } = fields
  // Each change moves it on, so that it can serve as a version.
  const moved = sql`max(${context.now()}, ${testCases.updatedAt} + 1)`
  return {
    history: fieldChanges(record, before, written),
    statements: [
      context.services.db
        .update(testCases)
        .set({ ...after, ...(isRevised(written) && { flips: 0, revisedAt: moved }), updatedAt: moved })
        .where(isOurs(context, testCaseId)),
    ],
    isTagged: [fields.tags, fields.priority, fields.type].some((field) => field !== undefined),
  }
}

const isOurs = (context: Context, testCaseId: string) =>
  and(eq(testCases.testCaseId, testCaseId), eq(testCases.organizationId, tenantOf(context).organizationId))

/** Writes fields of a case that became another value, with the history of it. `action` is what the audit log says. */
export async function writeChanges(
  context: Context,
  before: StoredTestCase,
  { fields, action = 'testCases.update' }: { fields: CaseInput; action?: string },
): Promise<void> {
  const { id: testCaseId, projectId, number } = before
  const { history, statements, isTagged } = changeOf(context, before, fields)
  const asRead = and(isOurs(context, testCaseId), eq(testCases.updatedAt, Date.parse(before.updatedAt)))
  await commit(
    context,
    {
      organizationId: tenantOf(context).organizationId,
      action,
      resource: 'test_case',
      resourceId: testCaseId,
      summary: `Changed the test case #${number} ${before.title}: ${Object.keys(fields).join(', ')}`,
      guards: [
        { condition: sql`exists (select 1 from ${testCases} where ${asRead})`, refusal: testCaseStale },
        ...storiesStay(projectId, [fields.storyId]),
      ],
      history,
    },
    [...statements, ...(isTagged ? replaceTags(context, [testCaseId]) : [])],
  )
}
