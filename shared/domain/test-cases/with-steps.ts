import type { TestCase, TestStep } from './schema.ts'

export const mostSteps = 200

/** A case with other steps, numbered. The expectation of the whole case repeats that of a step: where no step has it any more, it says what is no longer so, and goes. */
export function withSteps(testCase: TestCase, steps: readonly TestStep[]): TestCase {
  const { expectedResult = '', ...others } = testCase
  const wasRepeated = testCase.steps?.some((step) => step.expectedResult === expectedResult) ?? false
  const isRepeated = steps.some((step) => step.expectedResult === expectedResult)
  return {
    ...others,
    ...(expectedResult !== '' && (isRepeated || !wasRepeated) && { expectedResult }),
    steps: steps.map((step, at) => ({ ...step, stepNumber: at + 1 })),
  }
}
