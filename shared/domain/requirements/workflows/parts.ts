import type { Constraints } from '../facts/fields/input-types.ts'

/** What one sentence says of a page on which something moves from one status to the next by buttons. */
export interface WorkflowFact {
  kind: 'workflow'
  part: WorkflowPart
}

export type WorkflowPart =
  /** A status, with the buttons that it shows where the text lists them. */
  | { part: 'state'; name: string; buttons?: string[] }
  /** `likely` where it only stands among what the page shows. */
  | { part: 'initial'; state: string; likely?: true }
  /** A button is there in these statuses; nowhere else where the text says "only". */
  | { part: 'offered'; button: string; states: string[]; only: boolean }
  /** Only the buttons of the present status are there; the others cannot be used where they are only disabled. */
  | { part: 'exclusive'; disabled?: true }
  /** The text that shows the status: "Status: " before its name. */
  | { part: 'display'; before: string; after: string }
  | ({ part: 'input' } & WorkflowInput)
  /** The inputs can be changed in these statuses only; all of them where it names none. */
  | { part: 'editable'; states: string[]; labels: string[] }
  /** A text with a number that the page shows from the start: "Annual leave left: 20 days". */
  | { part: 'number'; before: string; after: string; value: number }
  /** That number goes up by one with each change of status; it is 0 again after some buttons. */
  | { part: 'counter'; before: string; resetBy: string[] }
  /** That number is the count of days from one input to the other. */
  | { part: 'span'; before: string; from: string; to: string; both: boolean }
  /** That count is 0 while a day is missing, or while the last one is before the first. */
  | { part: 'no span'; missing: boolean; reversed: boolean }
  /** That number is also written in the singular: "1 day". */
  | { part: 'singular' }
  /** Under this value of a selection, that number (or any) stays as it is. */
  | { part: 'exempt'; option: string }
  | ({ part: 'behaviour' } & Behaviour)
  | ({ part: 'rule' } & SubmitRule)
  /** What a refused submission leaves alone. */
  | { part: 'refused'; keeps: ('state' | 'numbers' | 'entries')[]; noNotice: boolean }
  /** Messages stay until the form is sent again, which shows those that still apply. */
  | { part: 'until next' }
  /** A button is gone for good after so many of a move. */
  | { part: 'limit'; button: string; after: number; state: string }
  /** A dialog that was left is empty when it is opened again. */
  | { part: 'fresh dialog'; opener: string }

export interface WorkflowInput {
  label: string
  control: 'text' | 'date' | 'number' | 'select' | 'checkbox' | 'radio'
  options?: string[]
  constraints?: Constraints
  /** The button that opens the dialog in which it stands. */
  dialog?: string
}

/** What a request must be like, and what must have happened before, for a behaviour to be the one that is told. */
export interface Circumstance {
  amount?: number
  /** The amount is above this. */
  over?: number
  /** A value of a selection list. */
  option?: string
  /** What is left of a number on the page. */
  left?: number
}

/** In one of the statuses, or in an open dialog, somebody acts; this is what is seen then. */
export interface Behaviour {
  from: string[]
  given: Circumstance
  act: { click: string } | { press: 'Escape' }
  /** The button that opened the dialog in which it happens. */
  dialog?: string
  /** What was entered in the dialog before: too short a text, or one that is long enough. */
  entry?: { below: number; blank: boolean } | 'enough' | 'empty'
  results: Result[]
}

export type Result =
  | { is: 'state'; state: string }
  | { is: 'text'; text: string }
  /** The text and behind it what was entered in the dialog. */
  | { is: 'echo'; before: string }
  | { is: 'dialog'; texts: string[]; fields: string[]; buttons: string[]; empty: boolean }
  /** The dialog is gone, or still there. */
  | { is: 'closed' | 'open' }
  /** The status is the one before, and so is all the rest. */
  | { is: 'nothing' }
  /** All inputs, or those of the labels, hold what was entered, or what they held at the start. */
  | { is: 'kept' | 'reset'; labels?: string[] }
  | { is: 'no notice' }
  /** A number, known by the words before it, goes up by one; the counter is 0 again. */
  | { is: 'count'; name: string }
  | { is: 'zero' }
  /** The number of days or money left goes up or down by the amount. */
  | { is: 'balance'; by: 1 | -1 | 0 }

/** What answers a form that is sent with something wrong. */
export type SubmitRule =
  | { rule: 'required'; label: string; message: string; blank: boolean }
  | { rule: 'required above'; label: string; over: number; message: string; blank: boolean }
  | { rule: 'order'; message: string }
  | { rule: 'most'; amount: number; message: string }
  | { rule: 'least'; amount: number; message: string }
  /** More than what is left: `sample` is the number in the message, which stands for what is left. */
  | { rule: 'left'; message: string; sample?: number }
  | { rule: 'length'; label: string; min?: number; max?: number; message: string }
