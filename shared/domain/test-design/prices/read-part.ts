import type { PricePart } from '../../requirements/facts/prices/price-fact.ts'
import type { FormulaFact } from '../../requirements/facts/formulas/formula-fact.ts'
import type { ReadSentence } from '../../requirements/index.ts'

/** A piece of a price with where it was read. */
export interface ReadPart {
  part: PricePart
  sentence: ReadSentence
  requirementId: string
}

export interface ReadFormulaPart {
  formula: FormulaFact
  when: string
  requirementId: string
}
