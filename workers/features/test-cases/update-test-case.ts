import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { fieldChanges } from '../../../shared/db/history.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { onlyAsRead } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { storyNotFound } from '../stories/index.ts'
import { testCaseNotFound, testCaseStale, testCaseTooLarge } from './errors.ts'
import { requireStory, storiesStay } from './links.ts'
import { caseOf, changesOf, isRevised, isTooLarge, saidOf } from './rules.ts'
import { type CaseInput, StoredTestCase, caseFields, setByUs } from './schemas.ts'
import { caseOrganization, readCase } from './store.ts'
import { replaceTags } from './tags.ts'

export const updateTestCase = defineOperation({
  id: 'testCases.update',
  route: 'PUT /api/qa/test-cases/{testCaseId}',
  summary: 'Change a stored test case',
  description:
    'Only what is given changes; lists are replaced whole, and null takes away what may be missing. A case that goes to another story leaves its criterion unless one is given. Over HTTP, a header `If-Match` with the `updatedAt` that you read has the change refused when the case has changed since. `checks` and `verified` are not taken from clients: a case that comes to do something else, or to rest on other sentences, loses them.',
  access: {
    role: 'member',
    organization: caseOrganization,
    hidden: testCaseNotFound,
    existing: async (context, { testCaseId, storyId }) =>
      requireStory(context, (await readCase(context, testCaseId)).projectId, storyId),
  },
  effect: 'write',
  input: () => ({ testCaseId: z.uuid(), ...z.object(caseFields()).partial().shape }),
  ignores: ['id', 'organizationId', 'projectId', ...setByUs],
  output: StoredTestCase,
  errors: [testCaseNotFound, storyNotFound, testCaseStale, testCaseTooLarge],
  mcp: 'listed',
  conditional: true,
  run: (context, { testCaseId, ...given }, request) =>
    onlyAsRead({ request, read: () => readCase(context, testCaseId), stale: testCaseStale }, (before) =>
      changeTestCase(context, before, saidOf(given)),
    ),
})

/** Changes a stored case as it was read; what was found of what it did before is taken away. */
export async function changeTestCase(
  context: Context,
  before: StoredTestCase,
  given: CaseInput,
): Promise<StoredTestCase> {
  const fields = await changesOf(given, before)
  if (Object.keys(fields).length === 0) return unchanged(context, before)
  await requireStory(context, before.projectId, fields.storyId)
  await writeChanges(context, before, { fields })
  return readCase(context, before.id)
}

/** Writes fields of a case that became another value, with the history of it. `action` is what the audit log says. */
export async function writeChanges(
  context: Context,
  before: StoredTestCase,
  { fields, action = 'testCases.update' }: { fields: CaseInput; action?: string },
): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { id: testCaseId, projectId, number } = before
  const after = caseOf({ ...before, ...fields, title: fields.title ?? before.title })
  if (isTooLarge(after)) throw testCaseTooLarge()
  const since = Date.parse(before.updatedAt)
  const record = { projectId, resource: 'test_case' as const, resourceId: testCaseId, since }
  const which = and(eq(testCases.testCaseId, testCaseId), eq(testCases.organizationId, organizationId))
  const asRead = and(which, eq(testCases.updatedAt, since))
  // What follows from the steps is no change of its own.
  const { automation: _automation, checks: _checks, verified: _verified, ...told } = fields
  // Each change moves it on, so that it can serve as a version.
  const moved = sql`max(${context.now()}, ${testCases.updatedAt} + 1)`
  await commit(
    context,
    {
      organizationId,
      action,
      resource: 'test_case',
      resourceId: testCaseId,
      summary: `Changed the test case #${number} ${before.title}: ${Object.keys(fields).join(', ')}`,
      guards: [
        { condition: sql`exists (select 1 from ${testCases} where ${asRead})`, refusal: testCaseStale },
        ...storiesStay(projectId, [fields.storyId]),
      ],
      history: fieldChanges(record, before, told),
    },
    [
      context.services.db
        .update(testCases)
        .set({ ...after, ...(isRevised(told) && { flips: 0, revisedAt: moved }), updatedAt: moved })
        .where(which),
      ...((fields.tags ?? fields.priority ?? fields.type) ? replaceTags(context, [testCaseId]) : []),
    ],
  )
}
