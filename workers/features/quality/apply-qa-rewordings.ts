import { z } from 'zod'
import type { RefusedRewording } from '../../../shared/domain/authoring/rewording/types.ts'
import { cutPages } from '../../../shared/domain/page-inventory/cut.ts'
import { pagesField } from '../../../shared/domain/page-inventory/schema.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { ServiceError } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { callEngine, generationInterrupted } from '../engine/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from '../projects/index.ts'
import {
  type StoredTestCase,
  changeTestCase,
  findCases,
  mostRevised,
  testCaseOf,
} from '../test-cases/index.ts'
import { designAccess, submissionLimits } from './access.ts'
import { appliedFields, submittedRewordings } from './rewording-fields.ts'
import { unchangedSteps } from './unchanged-steps.ts'

const caseIdsOf = (rewordings: readonly { id: string }[]) => [...new Set(rewordings.map(({ id }) => id))]

export const applyQaRewordings = defineOperation({
  id: 'quality.applyRewordings',
  route: 'POST /api/qa/test-cases/rewordings',
  summary: 'Put steps of stored test cases into other words',
  description:
    'Takes steps that an assistant or a person says in the step language, and proposals of `quality.rewordTestCases`, of at most 200 cases. A rewording says the same as its step: one that leaves out or adds a value, a text, an action or an expectation is refused, each by itself. The words of its author stay beside each step as `original`.',
  access: designAccess<{ projectId: string }>('member', () => undefined),
  effect: 'write',
  input: () => ({
    projectId: z.uuid(),
    rewordings: submittedRewordings().refine((list) => caseIdsOf(list).length <= mostRevised, {
      message: 'Send rewordings of at most 200 test cases at a time',
    }),
    pages: pagesField()
      .optional()
      .describe('What the pages offer on which the cases run, as the pages of a session tell it'),
  }),
  output: () => z.object(appliedFields()),
  maxBodyBytes: 8 * 1024 * 1024,
  errors: [organizationNotFound, projectNotFound, generationInterrupted],
  limits: submissionLimits,
  mcp: 'listed',
  repeat: 'redoes',
  async run(context, { projectId, rewordings, pages }) {
    const stored = (await findCases(context, caseIdsOf(rewordings))).filter(
      (each) => each.projectId === projectId,
    )
    const testCases = stored.map((each) => testCaseOf(each, each.id))
    const { proposed, refused, done } = unchangedSteps(testCases, rewordings)
    const result = await callEngine(context, (designer) =>
      designer.applyRewordings({ testCases, ...(pages && { pages: cutPages(pages) }) }, proposed),
    )
    const failed = await storeAll(context, stored, result.testCases)
    const isStored = ({ id }: { id: string }): boolean => !failed.some((each) => each.id === id)
    return {
      applied: [...done, ...result.applied.filter(isStored)],
      refused: [...refused, ...result.refused, ...failed],
    }
  },
})

/** Stores each case by itself, so that a concurrent change refuses only its own case. Returns the cases that were not stored. */
async function storeAll(
  context: Context,
  stored: readonly StoredTestCase[],
  testCases: readonly TestCase[],
): Promise<RefusedRewording[]> {
  const failed: RefusedRewording[] = []
  for (const { id, steps = [], expectedResult = null, automation = null } of testCases) {
    const before = stored.find((each) => each.id === id)
    if (!before) continue
    try {
      await changeTestCase(context, before, { steps, expectedResult, automation })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failed.push({ id, reason: error.message })
    }
  }
  return failed
}
