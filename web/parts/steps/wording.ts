import type { TestCase } from '../run/types.ts'

export type Suggestion = NonNullable<NonNullable<TestCase['automation']>['suggestions']>[number]

/** A case in which a part that was not understood is said in other words: in its step, or in what is expected in the end. */
export function withWording<T extends Pick<TestCase, 'steps' | 'expectedResult'>>(
  testCase: T,
  { stepNumber, part }: Pick<Suggestion, 'stepNumber' | 'part'>,
  say: string,
): T {
  const said = (text: string) => (text.includes(part) ? text.replace(part, () => say) : text)
  const { steps = [], expectedResult } = testCase
  return {
    ...testCase,
    ...(testCase.steps && {
      steps: steps.map((step) =>
        stepNumber === undefined || step.stepNumber === stepNumber
          ? { ...step, action: said(step.action), expectedResult: said(step.expectedResult) }
          : step,
      ),
    }),
    ...(stepNumber === undefined && expectedResult !== undefined && { expectedResult: said(expectedResult) }),
  }
}
