import { isAsRead, isSameProse, proseOf } from '../../../shared/domain/authoring/rewording/with-rewordings.ts'
import type { ProposedStep, RefusedRewording } from '../../../shared/domain/authoring/rewording/types.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { SubmittedRewording } from './rewording-fields.ts'

export interface UnchangedSteps {
  proposed: ProposedStep[]
  refused: RefusedRewording[]
  /** Steps that already have these words, as of a repeated request. */
  done: { id: string; stepNumber: number }[]
}

/**
 * Rewordings whose step exists and has not changed since it was read. The last one for a step counts.
 */
export function unchangedSteps(
  testCases: readonly TestCase[],
  rewordings: readonly SubmittedRewording[],
): UnchangedSteps {
  const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  const proposed = new Map<string, ProposedStep>()
  const refused: RefusedRewording[] = []
  const done: UnchangedSteps['done'] = []
  for (const rewording of rewordings) {
    const { id, stepNumber, before } = rewording
    const testCase = byId.get(id)
    const step = testCase?.steps?.find((each) => each.stepNumber === stepNumber)
    const after = proseOf(rewording)
    if (step?.original && isSameProse(step, after)) {
      done.push({ id, stepNumber })
      continue
    }
    const reason = !testCase
      ? 'There is no such test case.'
      : !step
        ? 'The case has no such step: a rewording has as many steps as its case.'
        : before && !isAsRead(testCase, { stepNumber, before })
          ? 'Somebody changed the step since.'
          : undefined
    if (reason !== undefined) refused.push({ id, stepNumber, reason })
    else proposed.set(JSON.stringify([id, stepNumber]), { id, stepNumber, after })
  }
  return { proposed: [...proposed.values()], refused, done }
}
