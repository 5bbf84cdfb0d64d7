import type { PatternRule } from '../types.ts'

/** A pattern with the words that state it where they count characters; an empty span otherwise. */
export interface ReadPattern {
  rule: PatternRule
  start: number
  end: number
}
