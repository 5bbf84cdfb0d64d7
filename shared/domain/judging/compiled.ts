import { inOrder } from '../prose-steps/compile-case.ts'
import type { Check, CompiledStep, StepProblem, TypedAction } from '../prose-steps/types.ts'
import type { Readings } from '../step-readings/automation.ts'
import type { TestCase, TestStep } from '../test-cases/schema.ts'

/** A step, or the expected result of the whole case, with what it compiles into. */
export interface CompiledPart {
  /** Absent for the expected result of the whole case. */
  step: TestStep | undefined
  action: string
  expectedResult: string
  actions: TypedAction[]
  checks: readonly Check[]
  problems: readonly StepProblem[]
  /** The actions that its words may refer to. */
  earlier: readonly TypedAction[]
}

/** A case as all checks of the judge see it: compiled once. */
export interface CompiledCase {
  testCase: TestCase
  parts: readonly CompiledPart[]
}

// The words by which `automationOf` reads the expected result of a case, so that both share one reading.
const opening = 'Open the page'

/** Compiles a case. Never throws: what cannot be read is in the problems of its parts. */
export function compiledOf(testCase: TestCase, readings: Readings): CompiledCase {
  const parts = inOrder(testCase.steps ?? [], (step, earlier): CompiledPart => {
    const { action, expectedResult } = step
    return { step, action, expectedResult, earlier, ...readings.compiled(step, earlier) }
  })
  const expectedResult = testCase.expectedResult ?? ''
  if (expectedResult.trim() === '') return { testCase, parts }
  const read: CompiledStep = readings.compiled({ action: opening, expectedResult }, [])
  const actions = parts.length > 0 ? [] : read.actions
  return {
    testCase,
    parts: [...parts, { step: undefined, action: opening, expectedResult, earlier: [], ...read, actions }],
  }
}

export const problemsOf = ({ parts }: CompiledCase): StepProblem[] =>
  parts.flatMap(({ problems }) => [...problems])

export const checksOf = ({ parts }: CompiledCase): Check[] => parts.flatMap(({ checks }) => [...checks])

/** How a part is spoken of: "step 3", or the expected result of the case. */
export const placeOf = ({ step }: CompiledPart): string =>
  step ? `step ${step.stepNumber}` : 'the expected result of the case'
