import type { Constraints, Violation } from './fields/input-types.ts'
import type { ControlFact } from './inventory/control-fact.ts'
import type { OpeningFact } from './opening/opening-fact.ts'
import type { BoardFact } from '../boards/board-fact.ts'
import type { ListFact } from '../list-views/list-fact.ts'
import type { FormulaFact } from './formulas/formula-fact.ts'
import type { PriceFact } from './prices/price-fact.ts'
import type { ClosedFact, RuleTable, StateMarkFact, TablePartFact } from './fields/table-facts.ts'
import type { CalculatorFact } from '../calculators/parts.ts'
import type { CheckedFormFact } from '../checked-forms/parts.ts'
import type { CollectionFact } from '../collections/parts.ts'
import type { WizardFact } from '../wizards/wizard-facts.ts'
import type { WorkflowFact } from '../workflows/parts.ts'
import type { ApiFact } from '../../interfaces/reading/sentence.ts'
import type { TransitionFact, ScenarioFact, FlowFact, ThresholdFact } from './behaviour/behaviour-facts.ts'
import type {
  Atom,
  RelationFact,
  ConditionalFact,
  PermissionFact,
  DenialFact,
  LimitFact,
} from './rules/rule-facts.ts'

export type { ApiFact }
export type * from './behaviour/behaviour-facts.ts'
export type * from './rules/rule-facts.ts'

export type {
  CharacterClass,
  Constraints,
  Control,
  FileRule,
  Format,
  LengthRange,
  NumberRange,
  PatternRule,
  Violation,
} from './fields/input-types.ts'

export interface FieldFact {
  kind: 'field'
  label: string
  constraints: Constraints
  /** Said of something that is an input only where another sentence declares it. */
  known?: true
}

/** A literal outcome for wrong input. Without labels it is about every field, or about the ones the previous sentence named. */
export interface MessageFact {
  kind: 'message'
  text: string
  labels: string[]
  violations: Violation[]
  about: 'named' | 'previous' | 'every'
  /** Answers whatever breaks the rule before it: the one in its own words ("2 to 40 characters ("Wrong length")"), or the one of its sentence. */
  rest?: 'limit' | 'rule'
  /** What must hold beside the wrong value for the message to show: "the reason is Damaged". */
  guard?: string
  /** An expression (flag u) that the wrong value matches, where the condition names characters: "contains no digit". */
  only?: string
  /** Words that name the condition, for matching labels that are declared later. */
  condition: string
}

/** An outcome of valid input. `check` is a step-language check where the text names a literal, else the words of the text. */
export interface SuccessFact {
  kind: 'success'
  check: string
  checkable: boolean
  /** Buttons and labels that the condition names. */
  condition: string
  /** The action that it is the outcome of, where the sentence says no more: "borrowing". */
  after?: string
}

export interface ButtonFact {
  kind: 'button'
  name: string
  /** The verb of the link or button, for choosing the control that submits. */
  submits: boolean
}

export interface PageFact {
  kind: 'page'
  /** A sentence that opens a list of what stands there: "The form "New invoice":". */
  opens?: true
  name?: string
  address?: string
}

/** `anyOf` is a disjunction of conjunctions. A rule without conditions is the "otherwise" of the rules before it. */
export interface RuleFact {
  kind: 'rule'
  anyOf: Atom[][]
  outcome: string
  otherwise: boolean
  /** Follows from the rule before it, until a sentence says otherwise. */
  implied?: true
  /** What a tester does to see the outcome, as a sentence with "can": "a return can be registered". */
  act?: string
  /** Read from a message with a limit: a rule only where the limit is not the input's own. */
  message?: boolean
  /** The rule is written in a table, whose rules belong together. */
  table?: RuleTable
}

/** An input that an error condition names: "If the age is below 18, …"; it adds what no field fact declares. */
export interface MentionFact {
  kind: 'mention'
  label: string
  constraints: Constraints
}

/** An outcome of any refused input that quotes no message. */
export interface RefusalFact {
  kind: 'refusal'
  outcome: string
}

export type Fact =
  | CalculatorFact
  | CheckedFormFact
  | CollectionFact
  | ControlFact
  | ListFact
  | BoardFact
  | OpeningFact
  | PermissionFact
  | DenialFact
  | LimitFact
  | TablePartFact
  | StateMarkFact
  | ClosedFact
  | FormulaFact
  | PriceFact
  | RelationFact
  | ConditionalFact
  | RefusalFact
  | MentionFact
  | ApiFact
  | FieldFact
  | MessageFact
  | SuccessFact
  | ButtonFact
  | PageFact
  | RuleFact
  | TransitionFact
  | ScenarioFact
  | ThresholdFact
  | FlowFact
  | WizardFact
  | WorkflowFact
