import type { CharacterClass, Format } from '../../../literals/typical.ts'
import type { TemporalRange } from '../temporal/moment.ts'

/** Bounds of a number in units of `10^-scale`; `step` is the distance to the next value. */
export interface NumberRange {
  min?: bigint
  max?: bigint
  scale: number
  step: bigint
  /** The text states the step, so a value between two steps is wrong. */
  stepped?: true
  unit?: string
  /** The text says that the value is a number, so letters are wrong. */
  numeric: boolean
  /** The text says that the value is a whole number, so decimals are wrong. */
  whole: boolean
  /** Where the domain begins, for counts of things. */
  floor?: bigint
}

export interface LengthRange {
  min: number
  max?: number
}

export type { CharacterClass, Format }
export type Control = 'textbox' | 'select' | 'checkbox' | 'radio'

/** A text that an anchored expression (ECMAScript, flag u) matches as a whole, in the words of the requirement. */
export interface PatternRule {
  source: string
  /** "has the format NNN-NN". */
  words: string
  /** "does not have the format NNN-NN". */
  wrong: string
}

/** Which files an upload takes; the size in tenths of its unit. */
export interface FileRule {
  types?: string[]
  size?: { tenths: number; unit: string }
}

/** What the text says about one input. Later sentences about the same label are merged into it. */
export interface Constraints {
  required?: boolean
  number?: NumberRange
  length?: LengthRange
  choices?: string[]
  format?: Format
  contains?: CharacterClass[]
  control?: Control
  /** The label of the input whose value must be repeated here. */
  equals?: string
  /** No two records may hold the same value. */
  unique?: true
  example?: string
  /** A range of days, minutes of a day, or both. */
  temporal?: TemporalRange
  pattern?: PatternRule
  file?: FileRule
  /** What the input holds before anybody touches it: its visible value, "checked" or "unchecked". */
  default?: string
}

/** Which kind of wrong value a message answers. */
export type Violation =
  | 'empty'
  | 'below'
  | 'above'
  | 'tooShort'
  | 'tooLong'
  | 'format'
  | 'notNumber'
  | 'notWhole'
  | 'missingClass'
  | 'notAllowed'
  | 'mismatch'
  | 'state'
  | 'taken'
  | 'relation'
  | 'any'
