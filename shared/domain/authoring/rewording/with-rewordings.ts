import type { StepProse } from '../../prose-steps/types.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import { withSteps } from '../../test-cases/with-steps.ts'

/** A case with reworded steps; each keeps the first words of its author as `original`, however often it is reworded. */
export function withRewordings(testCase: TestCase, rewordings: ReadonlyMap<number, StepProse>): TestCase {
  const steps = (testCase.steps ?? []).map((step): TestStep => {
    const after = rewordings.get(step.stepNumber)
    if (!after) return step
    const { testData: _data, computed: _computed, original = proseOf(step), ...others } = step
    return { ...others, ...after, original }
  })
  return withSteps(testCase, steps)
}

export const proseOf = ({ action, expectedResult, testData }: TestStep): StepProse => ({
  action,
  expectedResult,
  ...(testData !== undefined && { testData }),
})

export const isSameProse = (step: StepProse, other: StepProse): boolean =>
  step.action === other.action &&
  step.expectedResult === other.expectedResult &&
  (step.testData ?? '') === (other.testData ?? '')

/** Whether a step still has the words in which it was read for its rewording: as it stands, or with the expected result of its whole case. */
export const isAsRead = (
  testCase: TestCase,
  { stepNumber, before }: { stepNumber: number; before: StepProse },
): boolean =>
  [testCase, expectingInSteps(testCase)].some(({ steps = [] }) => {
    const step = steps.find((each) => each.stepNumber === stepNumber)
    return step !== undefined && isSameProse(step, before)
  })

/** Moves the expected result of the whole case into a last step without one: only steps are reworded. */
export function expectingInSteps(testCase: TestCase): TestCase {
  const { expectedResult = '', steps = [], ...others } = testCase
  const last = steps.at(-1)
  if (expectedResult.trim() === '' || !last) return testCase
  if (steps.some((step) => step.expectedResult.trim() === expectedResult.trim())) return { ...others, steps }
  if (last.expectedResult.trim() !== '') return testCase
  return { ...others, steps: [...steps.slice(0, -1), { ...last, expectedResult }] }
}
