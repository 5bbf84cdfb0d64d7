import type { TestCase } from '../run/types.ts'

export type TestStep = NonNullable<TestCase['steps']>[number]
type WithSteps = Pick<TestCase, 'steps'>

const numbered = (steps: readonly TestStep[]): TestStep[] =>
  steps.map((step, index) => (step.stepNumber === index + 1 ? step : { ...step, stepNumber: index + 1 }))

/** Changes fields of a step. Test data that was emptied is left out. */
export function changeStep<T extends WithSteps>(testCase: T, index: number, change: Partial<TestStep>): T {
  const steps = (testCase.steps ?? []).map((step, at) => {
    if (at !== index) return step
    const { testData, ...rest } = { ...step, ...change }
    return testData ? { ...rest, testData } : rest
  })
  return { ...testCase, steps }
}

export function addStep<T extends WithSteps>(testCase: T, at: number): T {
  const made: TestStep = { stepNumber: at + 1, action: '', expectedResult: '' }
  return { ...testCase, steps: numbered((testCase.steps ?? []).toSpliced(at, 0, made)) }
}

export const removeStep = <T extends WithSteps>(testCase: T, index: number): T => ({
  ...testCase,
  steps: numbered((testCase.steps ?? []).toSpliced(index, 1)),
})

export function moveStep<T extends WithSteps>(testCase: T, index: number, by: -1 | 1): T {
  const steps = [...(testCase.steps ?? [])]
  const [one, other] = [steps[index], steps[index + by]]
  if (!one || !other) return testCase
  steps[index] = other
  steps[index + by] = one
  return { ...testCase, steps: numbered(steps) }
}
