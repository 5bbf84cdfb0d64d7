import type { TestCase } from './schema.ts'

const kinds = new Set(['api', 'code'])

/** Whether a proved case calls an interface or a function: its steps are in the form of these calls, and a checker of its own confirmed it. */
export const drivesNoPage = ({ basis, tags = [] }: Pick<TestCase, 'basis' | 'tags'>): boolean =>
  basis === 'proved' && tags.some((tag) => kinds.has(tag))
