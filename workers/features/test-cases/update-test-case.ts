import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { onlyAsRead } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { storyNotFound } from '../stories/index.ts'
import { testCaseNotFound, testCaseStale, testCaseTooLarge } from './errors.ts'
import { requireStory } from './links.ts'
import { changesOf, saidOf } from './rules.ts'
import { type CaseInput, StoredTestCase, caseFields, setByUs } from './schemas.ts'
import { caseOrganization, readCase } from './store.ts'
import { writeChanges } from './write-changes.ts'

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
  run: (context, { testCaseId, ...fields }, request) =>
    onlyAsRead({ request, read: () => readCase(context, testCaseId), stale: testCaseStale }, (before) =>
      changeTestCase(context, before, saidOf(fields)),
    ),
})

/** Changes a stored case as it was read, and deletes findings about its former steps. */
export async function changeTestCase(
  context: Context,
  before: StoredTestCase,
  input: CaseInput,
): Promise<StoredTestCase> {
  const fields = await changesOf(input, before)
  if (Object.keys(fields).length === 0) return unchanged(context, before)
  await requireStory(context, before.projectId, fields.storyId)
  await writeChanges(context, before, { fields })
  return readCase(context, before.id)
}
