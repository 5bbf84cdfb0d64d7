import type { TestCase } from '../run/types.ts'

/** Whether a browser can play the case; a case that nobody has judged yet is for a person. */
export const isReady = ({ automation }: Pick<TestCase, 'automation'>) => automation?.ready === true
