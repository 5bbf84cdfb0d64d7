import { capital } from '../english/capital.ts'
import type { Technique } from '../test-cases/draft.ts'
import type { TestType } from '../test-cases/schema.ts'
import type { Idea } from './idea.ts'

/** A step as action, expected result and data. */
export type Tried = readonly [action: string, expected: string, data?: string]

/** A test idea with capitals at the beginning of its texts. */
export function tried(
  title: string,
  [type, technique]: readonly [TestType, Technique],
  steps: readonly Tried[],
  preconditions: readonly string[] = [],
): Idea {
  return {
    title: capital(title),
    ...(preconditions.length > 0 ? { preconditions: preconditions.map(capital) } : {}),
    steps: steps.map(([action, expected, data]) => ({
      action: capital(action),
      ...(data === undefined ? {} : { data }),
      expected: capital(expected),
    })),
    technique,
    type,
  }
}

/** What is tried, as a tester would file it. */
export const usual = ['functional', 'Use Case Testing'] as const
export const refused = ['negative', 'Error Guessing'] as const
export const guessed = ['functional', 'Error Guessing'] as const
export const decided = ['negative', 'Decision Table Testing'] as const
export const changed = ['functional', 'State Transition Testing'] as const
export const guarded = ['security', 'Error Guessing'] as const
export const bounded = ['boundary', 'Boundary Value Analysis'] as const
export const wrongly = ['negative', 'State Transition Testing'] as const
