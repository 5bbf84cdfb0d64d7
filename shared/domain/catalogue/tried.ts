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
    title: begun(title),
    ...(preconditions.length > 0 ? { preconditions: preconditions.map(begun) } : {}),
    steps: steps.map(([action, expected, data]) => ({
      action: begun(action),
      ...(data === undefined ? {} : { data }),
      expected: begun(expected),
    })),
    technique,
    type,
  }
}

export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is tried, as a tester would file it. */
export const usual = ['functional', 'Use Case Testing'] as const
export const refused = ['negative', 'Error Guessing'] as const
export const guessed = ['functional', 'Error Guessing'] as const
export const decided = ['negative', 'Decision Table Testing'] as const
export const changed = ['functional', 'State Transition Testing'] as const
export const guarded = ['security', 'Error Guessing'] as const
export const bounded = ['boundary', 'Boundary Value Analysis'] as const
export const wrongly = ['negative', 'State Transition Testing'] as const
