import type { JsonValue } from '../../reading/tree.ts'
import type { Technique } from '../../../test-cases/draft.ts'
import type { Rule, ValueTest } from '../model.ts'

/** A partition or boundary value of one input, with the value that stands for it. Without a `value` it is left out of the request. */
export interface ValuePartition {
  name: string
  technique: Technique
  test: ValueTest
  /** The rule that the value breaks; an allowed value breaks none. */
  rule?: Rule
  value?: JsonValue
  /** No value can be made, and why. */
  impossible?: string
  /** One of several ways to be wrong of the same kind: of lower priority. */
  minor?: true
  /** Offset of the sentence that states it, where that is not the place of the input. */
  statedAt?: number
}

export const partition = 'Equivalence Partitioning'
export const boundary = 'Boundary Value Analysis'
export const checklist = 'Checklist-based Testing'

/** With its value, or with the reason that there is none. */
export function withValue(one: ValuePartition, value: JsonValue | undefined, why: string): ValuePartition {
  return value === undefined ? { ...one, impossible: why } : { ...one, value }
}
