import type { TestCase } from '../../test-cases/schema.ts'

/** Whether the text states nothing of what a case expects: it only follows. */
export const isInferred = ({ coverageItems = [] }: TestCase): boolean =>
  coverageItems.length > 0 && coverageItems.every(({ oracle }) => oracle === 'inferred')
