import type { Constraints, Violation } from '../requirements/facts/types.ts'
import type { Moment, TemporalKind } from '../requirements/facts/temporal/moment.ts'
import type { Requirement } from '../requirements/index.ts'
import type { Priority } from '../test-cases/schema.ts'
import type { Column, TableRule } from './decision-table.ts'
import type { Assigned } from './pairwise.ts'
import type { StateTable } from './state-machine.ts'

/** Where a model element was read: the requirement and its sentence. */
export interface Origin {
  requirementId: string
}

export interface Message extends Origin {
  text: string
  /** Requirements that state the same message again. */
  repeatedBy: string[]
  violations: Violation[]
}

/** One input of a screen. `origins` lists every requirement that says something about it, the declaring one first. */
export interface Parameter {
  id: string
  label: string
  constraints: Constraints
  origins: string[]
  /** The requirement that states each kind of constraint. */
  statedBy: Partial<Record<keyof Constraints, string>>
  /** Requirements that state the same again. */
  repeats: { requirementId: string; keys: string[] }[]
  /** Requirements that state another range, length or list for the same input. */
  conflicts: { requirementId: string; with: string; what: string }[]
  messages: Message[]
}

export interface Success extends Origin {
  check: string
  checkable: boolean
}

/** A form on a page: what is filled in, how it is sent, what valid input leads to. */
export interface Screen {
  id: string
  name: string
  /** The section of the text that declares it. */
  section: number
  address?: string
  button?: string
  parameters: Parameter[]
  success?: Success
  /** What the text says of any refused input without a message. */
  refusal?: Origin & { expected: string }
  /** Messages about any field of the screen. */
  messages: Message[]
}

/** Steps and outcomes that the text tells one after another. `vague` names data that nobody could type. */
export interface Scenario {
  id: string
  title: string
  origins: string[]
  preconditions: string[]
  steps: { action: string; expected: string }[]
  exception: boolean
  vague?: string
}

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
  /** The rules as the text states them, where the columns are counted by rule. */
  stated?: StatedRule[]
  /** Requirements of rows that belong to the table and state no rule by themselves. */
  parts?: string[]
  /** How many combinations there are, where they were too many to compare. */
  unexpanded?: number
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

/** A life cycle. `permissions` are events that a text allows or forbids in a state without naming where they lead. */
export interface Machine {
  id: string
  entity: string
  initial: string
  table: StateTable
  /** Requirement of each transition, by its place in the table. */
  origins: string[]
  permissions: { state: string; event: string; allowed: boolean; stated: boolean; requirementId: string }[]
  buttons: string[]
}

export interface Threshold extends Origin {
  id: string
  statement: string
  subject: string
  attempts?: number
  tried?: string
  outcome?: string
  screen?: Screen
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

export interface TestModel {
  requirements: Map<string, Requirement>
  screens: Screen[]
  scenarios: Scenario[]
  tables: DecisionTable[]
  machines: Machine[]
  thresholds: Threshold[]
  combinations: Combination[]
}

/** What a literal has to satisfy to lie in a partition; read by generator and checker alike, decided by each on its own. */
export type PartitionTest =
  | { kind: 'empty' }
  | { kind: 'present' }
  | { kind: 'number'; min?: bigint; max?: bigint; scale: number }
  | { kind: 'notNumber' }
  | { kind: 'notWhole' }
  | { kind: 'notMultiple'; base: bigint; step: bigint; scale: number }
  | { kind: 'length'; min: number; max?: number }
  | { kind: 'choice'; value: string }
  | { kind: 'format'; format: NonNullable<Constraints['format']>; matches: boolean }
  | { kind: 'class'; name: NonNullable<Constraints['contains']>[number]; has: boolean }
  | { kind: 'checked'; checked: boolean }
  | { kind: 'numberIs'; value: bigint; scale: number }
  | { kind: 'lengthIs'; value: number }
  | { kind: 'literalIs'; value: string }

export type Oracle = 'stated' | 'inferred'

/** What a case must show, in the step language where the text gives a literal. */
export interface Outcome {
  expected: string
  oracle: Oracle
  /** Whether the expectation is a check that a hosted run can make. */
  checkable: boolean
  requirementId?: string
  /** Requirements that the expectation tests beside that one. */
  alsoTests?: string[]
  /** What the text leaves open, as "Email left empty". */
  unstated?: string
}

export type Technique =
  | 'Equivalence Partitioning'
  | 'Boundary Value Analysis'
  | 'Decision Table Testing'
  | 'State Transition Testing'
  | 'Use Case Testing'
  | 'Pairwise Testing'
  | 'Error Guessing'
  | 'Checklist-based Testing'

interface ItemBase {
  id: string
  technique: Technique
  requirementId: string
  /** What is to be exercised, in words, for titles and gap descriptions. */
  description: string
  priority: Priority
  valid: boolean
}

/** A value or partition of one input. */
export interface InputItem extends ItemBase {
  kind: 'input'
  screenId: string
  parameterId: string
  label: string
  partition: string
  test: PartitionTest
  violation?: Violation
  /** Requirements that state the same again. */
  repeatedBy?: string[]
}

/** The whole form filled with typical values and sent. */
export interface MainItem extends ItemBase {
  kind: 'main'
  screenId: string
  | { kind: 'temporal'; of: TemporalKind; min?: Moment; max?: Moment }
  | { kind: 'temporalIs'; of: TemporalKind; value: Moment }
}

export interface ScenarioItem extends ItemBase {
  kind: 'scenario'
  scenarioId: string
}

export interface ColumnItem extends ItemBase {
  kind: 'column'
  tableId: string
  entries: number[]
  /** The place of the stated rule that the item is about. */
  stated?: number
  /** The value at which a numeric condition changes, for boundary items. */
  edge?: { condition: number; value: bigint }
}

/** A transition of a machine, or an attempt at a cell: `to` is missing where the text names no state. */
export interface TransitionItem extends ItemBase {
  kind: 'transition'
  machineId: string
  from: string
  event: string
  to?: string
}

/** Two values of different settings that one case has to set. */
export interface PairItem extends ItemBase {
  kind: 'pair'
  combinationId: string
  values: { label: string; value: string }[]
}

export interface ThresholdItem extends ItemBase {
  kind: 'threshold'
  thresholdId: string
  times?: number
}

export type Item = InputItem | MainItem | PairItem | ScenarioItem | ColumnItem | TransitionItem | ThresholdItem
