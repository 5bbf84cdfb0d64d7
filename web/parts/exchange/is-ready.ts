import { isForPerson } from '../for-person.ts'
import type { TestCase } from '../run/types.ts'

/** Whether a browser can play the case; a case that nobody has judged yet is for a person, as are ideas and outlines. */
export const isReady = ({ automation, basis }: Pick<TestCase, 'automation' | 'basis'>) =>
  automation?.ready === true && !isForPerson({ basis })
