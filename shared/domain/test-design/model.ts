import type { Constraints, LengthRange, Violation } from '../requirements/facts/types.ts'
import type { Term } from '../requirements/terms.ts'
import type { Decimal } from '../requirements/facts/decimal.ts'
import type { FormulaFact, FormulaInput } from '../requirements/facts/formulas/formula-fact.ts'
import type { Moment, TemporalKind } from '../requirements/facts/temporal/moment.ts'
import type { CodeFunction } from '../requirements/code/functions.ts'
import type { Expression } from '../requirements/code/program.ts'
import type { Requirement } from '../requirements/index.ts'
import type { Boundary } from './functions/boundaries-of.ts'
import type { Priority } from '../test-cases/schema.ts'
import type { ApiAim, ApiTarget } from './api/model.ts'
import type { Column, TableRule } from './decision-table.ts'
import type { Check } from './checklists/check-types.ts'
import type { Assigned } from './pairwise.ts'
import type { Pricing } from './prices/price-model.ts'
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
  /** Values of an input that lead to another outcome first, and one that does not. */
  unless?: {
    parameterId: string
    quiet: string
    ranges: { min?: bigint; max?: bigint; scale: number; expected: string; requirementId: string }[]
  }
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
  /** How a use case comes to the form, from a stated start. */
  start?: {
    preconditions: string[]
    steps: { action: string; expectedResult: string }[]
    /** What on record has to equal an input: else the case would run into a branch of the use case. */
    records: { parameterId: string; name: string }[]
  }
  /** What values of the screen have to do with each other or with a value on record. */
  relations?: Relation[]
  /** What holds for an input only under a condition on another one. */
  conditionals?: Conditional[]
}

/** What the difference of two values is counted in: a plain number, days of a date, minutes of a time. */
export type Measure = 'number' | 'day' | 'minute'

/** Bounds of `left - right` in units of `10^-scale`, both inclusive; `differs` forbids only equal values. */
export interface Relation extends Origin {
  id: string
  leftId: string
  /** Another input of the screen, or a value on record by its name in the text. */
  right: { parameterId: string } | { record: string }
  measure: Measure
  scale: number
  /** Distance to the next value in those units. */
  step: bigint
  min?: bigint
  max?: bigint
  differs?: true
  /** The relation in words: "End date must be after Start date". */
  words: string
  messages: Message[]
}

export interface Conditional extends Origin {
  id: string
  parameterId: string
  /** The input that decides; the condition holds where its literal satisfies `test`, or does not when `negated`. */
  when: { parameterId: string; test: PartitionTest; negated: boolean }
  /** The condition in words: "Customer type is Business". */
  words: string
  constraints: Constraints
  otherwise?: 'optional' | 'hidden'
  /** What answers a value that is wrong only while the condition holds. */
  messages?: Message[]
}

/** A step of a scenario; what the system answers to it is expected after it. */
export interface ScenarioStep {
  action: string
  expected: string
  /** Inputs that are filled in here: with the value that the text gives, one that breaks the limit it names, else an allowed one. */
  inputs?: { parameter: Parameter; value?: string; violation?: Violation }[]
}

/** Steps and outcomes that the text tells one after another. `vague` names data that nobody could type. */
export interface Scenario {
  id: string
  title: string
  origins: string[]
  preconditions: string[]
  steps: ScenarioStep[]
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

/** An event that a state allows or refuses. `told` when the text itself refuses it, with the outcome that it names. */
export interface Permission extends Origin {
  state: string
  event: string
  allowed: boolean
  stated: boolean
  told?: true
  outcome?: string
}

/** A life cycle. `permissions` are events that a text allows or forbids in a state without naming where they lead. */
export interface Machine {
  id: string
  entity: string
  initial: string
  table: StateTable
  /** Requirement of each transition, by its place in the table. */
  origins: string[]
  permissions: Permission[]
  buttons: string[]
  /** Read from a state table, whose events are names rather than sentences. */
  tabular?: true
  /** Requirements that state a transition again, or go on about it. */
  repeats?: { from: string; event: string; requirementId: string }[]
  /** The requirement that states where the life cycle begins. */
  startedBy?: string
  /** Cells for which the text names several next states. */
  conflicts?: { from: string; event: string; to: string[]; requirementId: string }[]
}

export interface Threshold extends Origin {
  id: string
  statement: string
  subject: string
  attempts?: number
  tried?: string
  outcome?: string
  window?: { amount: number; unit: string }
  lasting?: { amount: number; unit: string }
  screen?: Screen
  /** What the text says each wrong attempt leads to before the limit. */
  each?: Origin & { text: string }
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

/** How often something may be done, or how many there may be at once. */
export interface UsageLimit extends Origin {
  id: string
  who?: string
  action: string
  counted: string
  done?: string
  most: number
  period?: { amount: number; unit: string }
  place?: string
  /** What the form of the same section leads to when the use is accepted. */
  success?: Success
  /** What the text says of one more. */
  message?: Origin & { text: string }
}

/** Whether a role may do something; what the text says of a refusal belongs to it. */
export interface RolePermission extends Origin {
  id: string
  /** Missing for somebody who is not signed in. */
  role?: string
  /** "delete users", in the base form. */
  action: string
  allowed: boolean
  /** The text says so of this very role; else it follows from "only …". */
  stated: boolean
  /** Whose things the action is done to, where the text tells them apart. */
  whose?: 'own' | 'other'
  /** The button that the text names for the action. */
  button?: string
  denial?: Origin & { text: string; message: boolean }
}

export interface TestModel {
  requirements: Map<string, Requirement>
  screens: Screen[]
  scenarios: Scenario[]
  /** Words that the text defines. */
  terms?: Term[]
  tables: DecisionTable[]
  machines: Machine[]
  thresholds: Threshold[]
  /** Missing when the text defines no amount. */
  formulas?: Formula[]
  /** Prices that the text computes from rates and changes under conditions. */
  pricings?: Pricing[]
  /** Operations of described interfaces, and documents of schemas. */
  targets: ApiTarget[]
  functions: ModelFunction[]
  combinations: Combination[]
  checks?: Check[]
  permissions?: RolePermission[]
  limits?: UsageLimit[]
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
  /** A text that breaks the pattern counts only where its length is allowed. */
  | { kind: 'pattern'; source: string; matches: boolean; length?: LengthRange }
  | { kind: 'temporal'; of: TemporalKind; min?: Moment; max?: Moment }
  | { kind: 'otherThan'; values: string[] }
  | { kind: 'fileSize'; tenths: number; unit: string }
  | { kind: 'offStep'; base: number; step: number }
  | { kind: 'temporalIs'; of: TemporalKind; value: Moment }
  | { kind: 'fileType'; types: string[]; among: boolean }

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
  /** Requirements that the literals of the expectation are taken from, where it is not what they state. */
  cites?: string[]
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
  /** The condition under which the value is entered, and whether it holds. */
  given?: { conditionalId: string; holds: boolean }
}

/** An input that nobody has touched, and what it holds. */
export interface DefaultItem extends ItemBase {
  kind: 'default'
  screenId: string
  parameterId: string
  value: string
}

/** Two values that are related as the text demands, or just not: `difference` is the exact distance of a boundary item. */
export interface RelationItem extends ItemBase {
  kind: 'relation'
  screenId: string
  relationId: string
  difference?: bigint
}

/** An input that is shown, or not, under a condition. */
export interface ShownItem extends ItemBase {
  kind: 'shown'
  screenId: string
  conditionalId: string
  holds: boolean
}

/** The last use that a limit allows, the first that it does not, or one more after the period. */
export interface LimitItem extends ItemBase {
  kind: 'limit'
  limitId: string
  /** The number of this use. */
  times: number
  /** All uses before it lie in an earlier period. */
  later?: true
}

/** A role that tries an action. */
export interface PermissionItem extends ItemBase {
  kind: 'permission'
  permissionId: string
}

/** The whole form filled with typical values and sent. */
export interface MainItem extends ItemBase {
  kind: 'main'
  screenId: string
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
  /** The transition that must come right before, for pairs (1-switch). */
  after?: { from: string; event: string }
  /** What the transition does beside changing the state. */
  effect?: string
  /** The text itself refuses the event, with the outcome that it names. */
  told?: true
  outcome?: string
}

/** A point of a checklist; `stated` when a sentence of the text asks for it. */
export interface CheckItem extends ItemBase {
  kind: 'check'
  checkId: string
  category: Check['category']
  stated: boolean
}

/** Two values of different settings that one case has to set. */
export interface PairItem extends ItemBase {
  kind: 'pair'
  combinationId: string
  values: { label: string; value: string }[]
}

/** A request to an interface, or a document: what it holds, or what is the case when it is sent. */
export interface ApiItem extends ItemBase {
  kind: 'api'
  operationId: string
  aim: ApiAim
  label?: string
  partition?: string
}

/** An amount for one kind of literals: typical, at a free quantity, beyond it, held by a limit, begun units, rounded. */
export interface FormulaItem extends ItemBase {
  kind: 'formula'
  formulaId: string
  region:
    | 'typical'
    | 'free'
    | 'beyond'
    | 'least'
    | 'most'
    | 'begun'
    | 'rounded'
    // Of what is counted: none, the first, and both values beside the count at which a limit begins or ends to hold the amount.
    | 'none'
    | 'one'
    | 'beforeMost'
    | 'firstMost'
    | 'lastLeast'
    | 'afterLeast'
}

/** A price by one combination of rate and changes, or beside a limit at which it changes, or refused. */
export interface PriceItem extends ItemBase {
  kind: 'price'
  pricingId: string
  plan: string
  rate: number
  changes: number[]
  /** Changes from which the case is exempt. */
  spared: number[]
  refusal?: number
  edge?: { variable: string; value: string }
}

export interface ThresholdItem extends ItemBase {
  kind: 'threshold'
  thresholdId: string
  times?: number
  /** The attempts are spread beyond their window, or what they led to is over. */
  phase?: 'spread' | 'over'
}

/** A function read from code; `ruleOrigins` are the requirements of its rules, `valueOrigins` those of its enumerations by input. */
export interface ModelFunction {
  code: CodeFunction
  ruleOrigins: string[]
  valueOrigins: Map<string, string>
}

export type FunctionTest =
  /** The call comes to this rule. */
  | { kind: 'rule'; rule: number }
  /** No rule applies: no error. */
  | { kind: 'end' }
  /** A value of an enumeration leads to no error. */
  | { kind: 'value'; input: string; value: string }
  /** The condition alone decides whether its rule applies. */
  | { kind: 'condition'; rule: number; condition: Expression; holds: boolean }
  | { kind: 'boundary'; rule: number; condition: Expression; boundary: Boundary }

/** What a call of a function has to come to; `label` is the input that it is about. */
export interface FunctionItem extends ItemBase {
  kind: 'function'
  functionId: string
  test: FunctionTest
  label?: string
}

export type Item =
  | FormulaItem
  | PriceItem
  | DefaultItem
  | PermissionItem
  | LimitItem
  | ApiItem
  | FunctionItem
  | InputItem
  | RelationItem
  | ShownItem
  | MainItem
  | PairItem
  | CheckItem
  | ScenarioItem
  | ColumnItem
  | TransitionItem
  | ThresholdItem
