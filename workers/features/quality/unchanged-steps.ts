import { expectingInSteps } from '../../../shared/domain/authoring/rewording/with-rewordings.ts'
import type { ProposedStep, RefusedRewording } from '../../../shared/domain/authoring/rewording/types.ts'
import type { TestCase, TestStep } from '../../../shared/domain/test-cases/schema.ts'
import type { GivenRewording } from './rewording-fields.ts'

export interface UnchangedSteps {
  proposed: ProposedStep[]
  refused: RefusedRewording[]
  /** Steps that stand in these words already: a request that comes twice. */
  done: { id: string; stepNumber: number }[]
}

/**
 * Rewordings of steps that are there, and as whoever reworded them read them: as they are stored, or the last one with what is expected of the whole case. Of a step that
 * is named twice the last.
 */
export function unchangedSteps(
  testCases: readonly TestCase[],
  rewordings: readonly GivenRewording[],
): UnchangedSteps {
  const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  const proposed = new Map<string, ProposedStep>()
  const refused: RefusedRewording[] = []
  const done: UnchangedSteps['done'] = []
  for (const { id, stepNumber, before, action, expectedResult, testData } of rewordings) {
    const testCase = byId.get(id)
    const step = testCase && stepOf(testCase, stepNumber)
    if (
      step?.original &&
      isSame(step, { action, expectedResult, ...(testData !== undefined && { testData }) })
    ) {
      done.push({ id, stepNumber })
      continue
    }
    const reason = !testCase
      ? 'There is no such test case.'
      : !step
        ? 'The case has no such step: a rewording has as many steps as its case.'
        : before && !isAsRead(testCase, stepNumber, before)
          ? 'Somebody changed the step since.'
          : undefined
    if (reason !== undefined) refused.push({ id, stepNumber, reason })
    else {
      const after = { action, expectedResult, ...(testData !== undefined && { testData }) }
      proposed.set(JSON.stringify([id, stepNumber]), { id, stepNumber, after })
    }
  }
  return { proposed: [...proposed.values()], refused, done }
}

const stepOf = ({ steps }: TestCase, stepNumber: number): TestStep | undefined =>
  steps?.find((each) => each.stepNumber === stepNumber)

type Words = NonNullable<GivenRewording['before']>

const isAsRead = (testCase: TestCase, stepNumber: number, before: Words): boolean =>
  [testCase, expectingInSteps(testCase)].some((each) => {
    const step = stepOf(each, stepNumber)
    return step !== undefined && isSame(step, before)
  })

const isSame = (step: TestStep, before: Words): boolean =>
  step.action === before.action &&
  step.expectedResult === before.expectedResult &&
  (step.testData ?? '') === (before.testData ?? '')
