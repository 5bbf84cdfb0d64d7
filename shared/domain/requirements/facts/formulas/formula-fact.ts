import type { Decimal } from '../../../numbers/decimal.ts'

/** A value that a formula takes: "distance" in "km". */
export interface FormulaInput {
  name: string
  unit?: string
}

/** `factor` times the inputs (by place), of which only what lies over `free` counts, in whole units where begun ones count in full. */
export interface FormulaTerm {
  factor: Decimal
  inputs: number[]
  free?: Decimal
  begun?: true
}

/** An amount that the text defines by a rule: the sum of its terms, held between `least` and `most`. */
export interface FormulaFact {
  kind: 'formula'
  result: string
  unit?: string
  terms: FormulaTerm[]
  inputs: FormulaInput[]
  least?: Decimal
  most?: Decimal
  /** How the text rounds; without it no case needs rounding. */
  rounding?: 'half-up' | 'up' | 'down'
  /** For whom the amount is so, as a start in words: "the reader is under 14". */
  given?: string
  /** A share of an amount that another sentence states, in hundredths. */
  shared?: bigint
  /** When it is due, as the sentence says: "a book is returned late". */
  when?: string
  /** The text says that it costs nothing where nothing is counted. */
  nothing?: true
}
