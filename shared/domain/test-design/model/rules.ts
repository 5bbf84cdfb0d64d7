import type { Decimal } from '../../numbers/decimal.ts'
import type { FormulaFact, FormulaInput } from '../../requirements/facts/formulas/formula-fact.ts'
import type { Column, TableRule } from '../techniques/decision-table.ts'
import type { Assigned } from '../techniques/pairwise-input.ts'
import type { Origin, Parameter, Screen } from './forms.ts'

export type ConditionEntry =
  | { kind: 'number'; min?: bigint; max?: bigint; scale: number; unit?: string }
  | { kind: 'equals'; value: string; holds: boolean }
  | { kind: 'fact'; text: string; holds: boolean }

/** A condition of a decision table; `parameter` when it is an input of the screen. */
export interface Condition {
  key: string
  subject: string
  /** "weighs"; "is" when missing. */
  verb?: string
  entries: ConditionEntry[]
  parameter?: Parameter
}

export interface DecisionTable {
  id: string
  title: string
  conditions: Condition[]
  columns: Column[]
  /** The rules with where they were read. */
  rules: (TableRule & Origin)[]
  /** Requirements of the rules; the first declares the table. */
  origins: string[]
  /** The requirement that states an outcome. */
  statedBy: Record<string, string>
  screen?: Screen
  /** What a tester does to see the outcomes, as a sentence with "can", where the text says what is done: "a return can be registered". */
  act?: string
  /** Values and starts with which no change of a price applies to the amounts of the table. */
  neutral?: { values: Map<string, string>; stated: string[] }
  /** The rules as the text states them, where the columns are counted by rule. */
  stated?: StatedRule[]
  /** Requirements of rows that belong to the table and state no rule by themselves. */
  parts?: string[]
  /** How many combinations there are, where they were too many to compare. */
  unexpanded?: number
  /** How many rules beyond the first 200 were left out. */
  rulesLeft?: number
  /** What a percentage of an outcome comes to, by outcome. */
  amounts?: Record<string, PercentAmount>
}

/** "10 % discount" of a base: a numeric condition by its place, else a literal that the case states. */
export interface PercentAmount {
  percent: Decimal
  sign: 1 | -1
  /** The name of the result: "order total after the discount". */
  result: string
  base: { condition: number } | { name: string; literal: string }
  unit?: string
}

/** An amount that the text defines by a formula, with the inputs of a form that it takes. */
export interface Formula extends Origin, Omit<FormulaFact, 'kind' | 'inputs'> {
  id: string
  inputs: (FormulaInput & { parameter?: Parameter })[]
  /** The requirement that states the amount of which this one is a share. */
  basedOn?: string
  screen?: Screen
}

/** A rule of a written table: for each alternative the allowed entries of each condition, undefined where it does not matter. */
export interface StatedRule extends Origin {
  name: string
  outcome: string
  otherwise: boolean
  allowed: (number[] | undefined)[][]
  /** The combination that stands for the rule; missing when none is possible. */
  column?: number[]
}

/** A setting with its values; `parameterId` when it is an input of a screen. */
export interface Factor {
  label: string
  values: string[]
  parameterId?: string
}

/** Settings that have to work in every combination. `forbidden` holds indexes into `factors` and their values. */
export interface Combination {
  id: string
  title: string
  origins: string[]
  factors: Factor[]
  forbidden: Assigned[][]
  /** Requirements that exclude combinations. */
  excludedBy: string[]
  /** What is done before the outcome can be seen: "a restart". */
  event?: string
  outcome?: Origin & { expected: string }
  /** The form that holds all the settings. */
  screenId?: string
}
