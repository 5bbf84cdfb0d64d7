import type { Constraints } from './fields/input-types.ts'
import type { FormulaFact } from './formulas/formula-fact.ts'
import type { PriceFact } from './prices/price-fact.ts'
import type { ClosedFact, RuleTable, StateMarkFact, TablePartFact } from './fields/table-facts.ts'

import type { ApiPart } from '../api/parts.ts'
import type { ApiDocument } from '../api/types.ts'

export type {
  CharacterClass,
  Constraints,
  Control,
  FileRule,
  Format,
  LengthRange,
  NumberRange,
  PatternRule,
} from './fields/input-types.ts'

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
  name?: string
  address?: string
}

export interface Atom {
  /** Condition subject as written: "the order total". */
  subject: string
  /** The verb between subject and value when it is not a form of "be": "weighs". */
  verb?: string
  text: string
  negated: boolean
  /** Bounds in units of `10^-scale`; `over` and `under` are the excluded values themselves, for inputs with finer steps. */
  number?: {
    min?: { units: bigint; over?: bigint }
    max?: { units: bigint; under?: bigint }
    scale: number
    step: bigint
    unit?: string
  }
  equals?: string
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

export interface TransitionFact {
  kind: 'transition'
  entity: string
  from: string[]
  event: string
  to?: string
  guard?: string
  /** Only these states allow the event. */
  only: boolean
  /** Cell of a state table: what is refused there is stated, not only inferred. */
  stated?: true
  /** It goes on from what the sentence before named. */
  current?: true
  /** Guard in words: the event leads there only while it holds. */
  condition?: string
  /** What the transition does beside changing the state. */
  action?: string
}

export interface ScenarioFact {
  kind: 'scenario'
  title?: string
  given: string[]
  when: string[]
  outcomes: string[]
  role: 'main' | 'alternative' | 'exception'
  /** What is expected after an action (its place in `when`) before the next one is taken. */
  between?: { after: number; outcomes: string[] }[]
  /** It comes about when a form is sent: "if no event is found". */
  sent?: true
}

/** Where a sentence of a use case belongs. */
export type FlowPart =
  | 'main'
  | 'alternative'
  | 'exception'
  | 'precondition'
  | 'postcondition'
  | 'trigger'
  | 'actor'
  | 'other'

/** A sentence of a use case. Sentences of one use case share `useCase`, those of one branch its `branch` label. */
export interface FlowFact {
  kind: 'flow'
  useCase: number
  /** The heading above the use case. */
  topic: string
  part: FlowPart
  /** The words without number, anchor or label. */
  text: string
  /** Number of the step in the main flow. */
  step?: number
  branch?: { label: string; at?: number; title?: string }
  /** Continues the step or branch before it. */
  more: boolean
  example: boolean
  /** Told by two sentences of prose, not by a numbered flow. */
  alone?: true
}

/** A limit that is measured, not typed: a response time, a number of attempts. */
export interface ThresholdFact {
  kind: 'threshold'
  subject: string
  statement: string
  attempts?: number
  /** What is entered wrongly: "PIN" of "three wrong PIN entries". */
  tried?: string
  outcome?: string
  /** The time in which the attempts count together. */
  window?: { amount: number; unit: string }
  /** How long the outcome lasts. */
  lasting?: { amount: number; unit: string }
}

/** A part of an API description, all of whose parts share `document`; without `part` it says why nothing was read. */
export interface ApiFact {
  kind: 'api'
  document: ApiDocument
  part?: ApiPart
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

/** A bound of the difference between two values; exclusive bounds move by one step of the inputs. */
export interface DifferenceBound {
  digits: bigint
  scale: number
  inclusive: boolean
}

/** What two values have to do with each other: bounds of `label` minus `other`, or that they differ. */
export interface RelationFact {
  kind: 'relation'
  label: string
  /** As written: another input, or a value on record such as the account balance. */
  other: string
  min?: DifferenceBound
  max?: DifferenceBound
  differs?: true
  /** What lasts so long, where the text bounds the time between the two dates of a form without naming them. */
  duration?: string
  /** Unit of the bounds, where the text gives one ("1 day"). */
  unit?: string
}

/** A condition on one input. Without a subject the value itself names it ("for unpaid leave"). */
export interface When {
  subject?: string
  is:
    | { kind: 'value'; value: string }
    | { kind: 'checked' }
    | { kind: 'filled' }
    | ({ kind: 'number' } & NonNullable<Atom['number']>)
  negated: boolean
}

/** What holds for an input only under a condition on another one. */
export interface ConditionalFact {
  kind: 'conditional'
  label: string
  when: When
  constraints: Constraints
  /** What the text says of the input where the condition does not hold. */
  otherwise?: 'optional' | 'hidden'
  /** What a value is answered with that is wrong only while the condition holds. */
  message?: string
  /** Which wrong values the message answers, where the text says it; else all. */
  answers?: Violation[]
}

/** Who may or may not do what. */
export interface PermissionFact {
  kind: 'permission'
  roles: string[]
  /** The action in its base form: "delete users". */
  action: string
  allowed: boolean
  /** Nobody else may. */
  only?: true
  /** Read from a cell of a permission matrix. */
  cell?: true
  /** Things of the person's own ("own bookings", "except their own"), and whether the action is allowed on them. */
  limit?: { words: string; allowed: boolean }
}

/** What the text says happens to whoever is not allowed to do something, or is not signed in. */
export interface DenialFact {
  kind: 'denial'
  who: 'forbidden' | 'signedOut'
  text: string
  /** The text is called a message. */
  message: boolean
}

/** How often something may be done in a period, or how many there may be at once. */
export interface LimitFact {
  kind: 'limit'
  /** "A reader", "Readers under 14": as written. */
  who?: string
  /** "borrow books", "renew the loan". */
  action: string
  /** What is counted: "books", or "times". */
  counted: string
  /** How the action is told when it is done: "renewed". */
  done?: string
  most: number
  period?: { amount: number; unit: string }
  /** "at the same time", "in the cart". */
  place?: string
}

export type Fact =
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
