import type { TestCase } from '../../test-cases/schema.ts'
import type { CompiledCase, CompiledPart } from '../compiled.ts'

/**
 * A case with other expected results. A step that did nothing but look and expects nothing any
 * more is left out, and the others are numbered anew.
 */
export function withExpectations(
  { testCase, parts }: CompiledCase,
  expectations: ReadonlyMap<CompiledPart, string>,
): TestCase {
  const steps = parts.flatMap((part) => {
    const { step, actions } = part
    if (!step) return []
    const expectedResult = expectations.get(part) ?? step.expectedResult
    const isIdle = expectations.has(part) && expectedResult === '' && actions.length === 0
    return isIdle ? [] : [{ ...step, expectedResult }]
  })
  const { expectedResult, ...others } = testCase
  const outcome = parts.find(({ step }) => step === undefined)
  const whole = (outcome && expectations.get(outcome)) ?? expectedResult
  return {
    ...others,
    steps: steps.map((step, at) => ({ ...step, stepNumber: at + 1 })),
    ...(whole === undefined || whole === '' ? {} : { expectedResult: whole }),
  }
}
