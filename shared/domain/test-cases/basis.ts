import type { Basis, TestCase } from './schema.ts'

/** What is said of how certain a case is. */
export type Evidence = Pick<TestCase, 'basis' | 'author' | 'checks' | 'verified' | 'sentences'>

/** Whether a case is an idea or an outline, which a person completes before anything runs it. */
export const isForPerson = ({ basis }: { basis?: Basis | null | undefined }): boolean =>
  basis === 'designed' || basis === 'outline'

export type Deed = Pick<TestCase, 'preconditions' | 'steps' | 'expectedResult'>

/** What a case does and expects, to compare it with what it did before. */
export const deedOf = ({ preconditions = [], steps = [], expectedResult = '' }: Deed): string =>
  JSON.stringify([
    preconditions,
    steps.map(({ action, testData = '', expectedResult: seen }) => [action, testData, seen]),
    expectedResult,
  ])

type Step = NonNullable<TestCase['steps']>[number]

const sameStep = (step: Step, other: Step): boolean =>
  deedOf({ steps: [step] }) === deedOf({ steps: [other] })

/** The steps with what was worked out for them, except for those that are new or were changed. */
const withoutStaleSums = (steps: readonly Step[], before: readonly Step[]): Step[] =>
  steps.map(({ computed, ...step }) =>
    computed && before.some((old) => sameStep(step, old)) ? { ...step, computed } : step,
  )

/**
 * A case after an edit. Where it does something else than before, nothing that was found of it holds any more: it loses `checks`, `verified` and
 * what was computed for steps that changed, and a person is its author. `proved` becomes `written`, because it is now a whole case that a
 * person wrote; `written`, ideas and outlines stay what they are. A case that is new, or does the same as before, is given back as it is.
 */
export function withoutStaleProof<T extends Evidence & Deed>(testCase: T, before: Deed | undefined): T {
  if (before === undefined || deedOf(before) === deedOf(testCase)) return testCase
  const { checks: _checks, verified: _verified, ...others } = testCase
  const { basis, steps } = testCase
  return {
    ...others,
    ...(basis === 'proved' && { basis: 'written' }),
    author: 'person',
    ...(steps && { steps: withoutStaleSums(steps, before.steps ?? []) }),
  } as T
}
