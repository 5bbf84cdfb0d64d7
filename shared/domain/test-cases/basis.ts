import type { Basis, TestCase } from './schema.ts'

type WithBasis = Pick<TestCase, 'basis'>

/** Whether a case is an idea or an outline, which a person completes before anything runs it. */
export const isForPerson = ({ basis }: { basis?: Basis | null | undefined }): boolean =>
  basis === 'designed' || basis === 'outline'

/** The tags of a case with what it rests on among them, for files that have no field for that. */
export function tagsWithBasis({ tags = [], basis }: Pick<TestCase, 'tags' | 'basis'>): string[] {
  const tag = `basis:${basis}`
  return basis === undefined || tags.includes(tag) ? tags : [...tags, tag]
}

type Deed = Pick<TestCase, 'preconditions' | 'steps' | 'expectedResult'>

/** What a case does and expects, to compare it with what it did before. */
export const deedOf = ({ preconditions = [], steps = [], expectedResult = '' }: Deed): string =>
  JSON.stringify([
    preconditions,
    steps.map(({ action, testData = '', expectedResult: seen }) => [action, testData, seen]),
    expectedResult,
  ])

/** A case after an edit: where it does something else than before, the word of the checker no longer holds. Ideas and outlines stay what they are. */
export function withoutStaleProof<T extends WithBasis & Deed>(testCase: T, before: Deed | undefined): T {
  const { basis, ...others } = testCase
  const isStale = basis === 'proved' && before !== undefined && deedOf(before) !== deedOf(testCase)
  return isStale ? (others as T) : testCase
}
