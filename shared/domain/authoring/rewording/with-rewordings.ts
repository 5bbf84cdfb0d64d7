import type { StepProse } from '../../prose-steps/types.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import { withSteps } from '../../test-cases/with-steps.ts'

/** A case with steps in other words; each keeps the words that its author wrote as `original`, however often it is reworded. */
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

/** What is expected of the whole case stands in its last step where that expects nothing: only steps are reworded. */
export function expectingInSteps(testCase: TestCase): TestCase {
  const { expectedResult = '', steps = [], ...others } = testCase
  const last = steps.at(-1)
  if (expectedResult.trim() === '' || !last) return testCase
  if (steps.some((step) => step.expectedResult.trim() === expectedResult.trim())) return { ...others, steps }
  if (last.expectedResult.trim() !== '') return testCase
  return { ...others, steps: [...steps.slice(0, -1), { ...last, expectedResult }] }
}
