import type { TestCase } from './schema.ts'

type WithBasis = Pick<TestCase, 'basis'>

/** Whether a case is an idea or an outline, which a person completes before anything runs it. */
export const isForPerson = ({ basis }: WithBasis): boolean => basis === 'designed' || basis === 'outline'

/** The tags of a case with what it rests on among them, for files that have no field for that. */
export function tagsWithBasis({ tags = [], basis }: Pick<TestCase, 'tags' | 'basis'>): string[] {
  const tag = `basis:${basis}`
  return basis === undefined || tags.includes(tag) ? tags : [...tags, tag]
}

/** A case that somebody changed by hand, of which the checker's word no longer holds. */
export function withoutProof<T extends WithBasis>(testCase: T): T {
  if (testCase.basis !== 'proved') return testCase
  const changed = { ...testCase }
  delete changed.basis
  return changed
}
