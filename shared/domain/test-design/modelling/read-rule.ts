import type { RuleFact } from '../../requirements/facts/types.ts'
import type { Screen } from '../model.ts'

/** A rule of the text with where it was read. */
export interface ReadRule {
  fact: RuleFact
  requirementId: string
  screen?: Screen
}
