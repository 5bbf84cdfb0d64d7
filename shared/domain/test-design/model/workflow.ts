import type {
  Behaviour,
  Circumstance,
  SubmitRule,
  WorkflowInput,
} from '../../requirements/workflows/parts.ts'
import type { ItemBase } from './form-items.ts'
import type { Origin } from './forms.ts'

export type { Circumstance, SubmitRule, WorkflowInput }
export type WorkflowAct = Behaviour['act']

/** A text with a number that the page always shows. `role` says what changes it. */
export interface PageNumber extends Origin {
  before: string
  after: string
  value: number
  role: 'span' | 'counter' | 'balance' | 'other'
}

/** A text that is seen after a move. `sample` is the amount that stands in it as an example, `echo` that the entry of the dialog follows. */
export interface ShownText {
  text: string
  sample?: number
  echo?: true
  /** Only under this value of a selection. */
  option?: string
  requirementId: string
}

/** A button, directly or in the dialog of another one, leads from one of some statuses to the next. */
export interface Move extends Origin {
  id: string
  from: string[]
  button: string
  /** The button that opens the dialog in which `button` is. */
  opener?: string
  to: string
  texts: ShownText[]
  kept?: Origin & { labels?: string[] }
  reset?: Origin & { labels?: string[] }
  /** The words before the number that it raises by one. */
  counts?: Origin & { name: string }
  /** It sets the counter back. */
  zero?: Origin
  noNotice?: Origin
  /** What it does to the number that is left. */
  balance?: Origin & { by: 1 | -1 | 0 }
  /** The values with which the text tells it. */
  given: Circumstance
}

/** A dialog that a button opens in some statuses. */
export interface WorkflowDialog extends Origin {
  opener: string
  from: string[]
  texts: string[]
  buttons: string[]
  field?: string
  confirm?: string
  /** The shortest entry, what answers a shorter one, and `nothing` none at all; spaces around do not count where `trims`. */
  entry?: Origin & { least: number; message: string; trims: boolean; nothing?: string }
  /** The text says that its field is empty when it opens. */
  empty?: true
  /** What leaves it without a change. */
  leaves: (Origin & { act: WorkflowAct })[]
  fresh?: Origin
}

/** The days from one input to the other; 0 where a day is missing or the last one is before the first, as far as the text says so. */
export interface SpanAmount extends Origin {
  of: 'span'
  from: string
  to: string
  both: boolean
  missing?: Origin
  reversed?: Origin
}

export interface Workflow {
  id: string
  origins: string[]
  initial: string
  states: string[]
  display: { before: string; after: string }
  /** The buttons of a status where the text lists them all. */
  offers: (Origin & { state: string; buttons: string[] })[]
  /** The buttons of other statuses are not there, or disabled. */
  exclusive?: Origin & { disabled?: true }
  inputs: WorkflowInput[]
  editable?: Origin & { states: string[]; labels: string[] }
  numbers: PageNumber[]
  /** Numbers are also written in the singular. */
  singular: boolean
  /** What goes up by one with these moves, or with each; some buttons set it back. */
  counter?: Origin & { resetBy: string[]; moves?: string[] }
  /** What a request is for: the days between two inputs, or a number. */
  amount?: SpanAmount | { of: 'number'; label: string }
  /** Values of a selection under which the number left plays no part. */
  exempt: (Origin & { option: string })[]
  moves: Move[]
  dialogs: WorkflowDialog[]
  rules: (SubmitRule & Origin)[]
  refused?: Origin & { keeps: ('state' | 'numbers' | 'entries')[]; noNotice: boolean }
  untilNext?: Origin
  limits: (Origin & { button: string; after: number; state: string })[]
}

/** What a case about such a page is to show. */
export type WorkflowAim =
  | { aim: 'buttons'; state: string }
  | { aim: 'move'; move: string; amount?: number; option?: string }
  | { aim: 'count' | 'kept' | 'reset'; move: string }
  | { aim: 'balance'; move: string; option?: string }
  | { aim: 'dialog' | 'fresh'; opener: string }
  | { aim: 'left'; opener: string; act: WorkflowAct }
  | { aim: 'entry'; opener: string; length: number; spaces: boolean }
  | { aim: 'locked'; state: string }
  | { aim: 'rule'; rule: number; variant: 'wrong' | 'blank' | 'allowed' | 'exempt' }
  | { aim: 'refused' }
  | { aim: 'messages'; variant: 'stay' | 'next' | 'gone' }
  | { aim: 'limit'; limit: number }
  | { aim: 'span'; days: number | 'missing' | 'reversed' }

export interface WorkflowItem extends ItemBase {
  kind: 'workflow'
  workflowId: string
  aim: WorkflowAim
}
