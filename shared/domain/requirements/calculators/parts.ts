/** What a wrong entry breaks. Numbers are as written; `orEqual`: the limit itself is wrong as well. */
export type EntryFault =
  | { kind: 'empty' }
  | { kind: 'notNumber' }
  | { kind: 'notWhole' }
  /** More digits behind the decimal sign than so many. */
  | { kind: 'decimals'; most: number }
  | { kind: 'below'; limit: number; orEqual?: true }
  | { kind: 'above'; limit: number; orEqual?: true }

/** What must hold of one input for a rule to decide. A bound that is `open` does not belong to the range. */
export type Condition =
  | { is: 'between'; label: string; min?: number; minOpen?: true; max?: number; maxOpen?: true }
  | { is: 'one'; label: string; values: string[] }
  | { is: 'ticked'; label: string; on: boolean }

/** How a number is written where it is shown. */
export interface NumberForm {
  decimals: number
  sign: '.' | ','
  /** What stands between thousands, '' for nothing; missing where the text shows no thousands. */
  group?: string
}

/** A part of a line that the page shows: words as they are, a value of a rule as its cell is written or as a number, what was saved. */
export type Piece =
  | { text: string }
  | { output: string; form?: NumberForm; times?: string }
  | { saved: true; form: NumberForm }

export type InputControl = 'textbox' | 'combobox' | 'checkbox' | 'radio'

/** One thing that a sentence says of a page that computes an answer from a form. */
export type CalculatorPart =
  | {
      part: 'input'
      label: string
      control: InputControl
      choices?: string[]
      none?: string
      digits?: true
      initial?: string
    }
  | { part: 'compute'; button: string }
  | {
      part: 'reset'
      button: string
      form: boolean
      messages: boolean
      answer: boolean
      keeps: boolean
      reloads?: true
      empties?: true
    }
  | { part: 'rule'; when: Condition[]; outputs: [name: string, text: string][]; refusal?: string }
  /** A refusal that goes before the rules. */
  | { part: 'exception'; when: Condition[]; text: string }
  /** Something is said of these entries that was not understood: nothing is known of what comes out of them. */
  | { part: 'unread'; when: Condition[] }
  /** The amount is multiplied by what is entered there. */
  | { part: 'times'; label: string }
  /** The first rule that fits decides. */
  | { part: 'first' }
  | { part: 'line'; pieces: Piece[] }
  /** How one of something is written: "1 day". */
  | { part: 'single'; text: string }
  | { part: 'change'; sign: 1 | -1; percent?: number; cents?: number; when: Condition[] }
  | { part: 'rounding'; mode: 'half up' | 'up' | 'down' }
  /** The line about what is saved is shown to nobody else. */
  | { part: 'others' }
  | { part: 'fault'; label: string; faults: EntryFault[]; text: string }
  | { part: PlainPart }
  /** What a line about the state of the page reads then. */
  | { part: 'status'; when: StatusWhen; text: string }
  /** The names of the rows that the answer has. */
  | { part: 'rows'; names: string[] }
  | { part: 'blank'; label: string }
  | { part: 'spelling'; label: string; values: string[]; right: boolean }
  | { part: 'counter'; before: string; after: string; start?: number }
  | { part: 'counted'; what: 'answer' | 'refusal' | 'fault' | 'click'; counts: boolean }
  | { part: 'vanish'; labels: string[]; refusal: boolean }

/** When a line of status reads something: behind an answer, a change of the entries after it, a message, a new start. */
export type StatusWhen = 'answered' | 'changed' | 'refused' | 'reset'

export interface CalculatorFact {
  kind: 'calculator'
  parts: CalculatorPart[]
}

/** What is said of how entries are read and messages are shown; each is said or not. */
export type PlainPart =
  | 'ordered'
  /** Of the messages about several inputs only the first is shown. */
  | 'one'
  /** A message is gone when there is an answer. */
  | 'goes'
  | 'beside'
  | 'together'
  | 'no answer'
  | 'comma'
  | 'trim'
  | 'stay'
  | 'alone'
  | 'unchanged'
