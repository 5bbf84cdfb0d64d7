import type {
  CalculatorPart,
  PlainPart,
  Condition,
  EntryFault,
  InputControl,
  Piece,
  StatusWhen,
} from '../../requirements/calculators/parts.ts'
import type { ItemBase } from './form-items.ts'
import type { Origin } from './forms.ts'

export interface CalculatorInput extends Origin {
  label: string
  control: InputControl
  choices: string[]
  /** The option that is no choice. */
  none?: string
  /** Only digits can be typed. */
  digits?: true
  /** What it holds when the page opens, where the text says so; "checked" or "unchecked" for a box. */
  initial?: string
  /** Digits behind the decimal sign that an entry may have, as far as the text lets see. */
  decimals: number
}

export interface CalculatorRule extends Origin {
  when: Condition[]
  outputs: [name: string, text: string][]
  /** What is shown instead of an answer. */
  refusal?: string
}

export type CalculatorChange = Origin & Omit<Extract<CalculatorPart, { part: 'change' }>, 'part'>

/** What is said or not, each with the sentence that says it. */
export type CalculatorSays = 'first' | 'others' | PlainPart

/** A page that computes an answer from a form. What is missing the text does not say. */
export interface Calculator {
  id: string
  inputs: CalculatorInput[]
  compute: Origin & { button: string }
  rules: CalculatorRule[]
  /** Refusals that go before the rules. */
  exceptions: CalculatorRule[]
  /** Entries of which it is not known what comes out. */
  unread: (Origin & { when: Condition[] })[]
  lines: (Origin & { pieces: Piece[] })[]
  /** How one of something is written. */
  singles: string[]
  /** The output that changes apply to. */
  priced?: string
  changes: CalculatorChange[]
  rounding?: Origin & { mode: 'half up' | 'up' | 'down' }
  /** What a line about the state of the page reads, as far as the text says. */
  status: Partial<Record<StatusWhen, Origin & { text: string }>>
  /** The rows that every answer has. */
  rows?: Origin & { names: string[] }
  /** In the order of the text. */
  faults: (Origin & { label: string; fault: EntryFault; text: string })[]
  blanks: (Origin & { label: string })[]
  spellings: (Origin & { label: string; values: string[] })[]
  says: Partial<Record<CalculatorSays, Origin>>
  counter?: Origin & { before: string; after: string; start: number }
  counted: Partial<Record<'answer' | 'refusal' | 'fault', Origin & { counts: boolean }>>
  vanish?: Origin & { labels: string[]; refusal: boolean }
  reset?: Origin & {
    button: string
    form: boolean
    messages: boolean
    answer: boolean
    keeps: boolean
    reloads: boolean
  }
}

/** What a sentence says of a calculator, for comparing the text with the model. */
export interface CalculatorTold extends Origin {
  id: string
  told: CalculatorPart[]
  /** The words of the sentence that these parts account for. */
  read: string[]
}

/** One thing that somebody does on the page. A box is "checked" or "unchecked". */
export type CalculatorAction =
  | { do: 'set'; label: string; value: string }
  | { do: 'compute' }
  | { do: 'reset' }
  | { do: 'reload' }

/** What a case is about: it has to show this behind these actions. */
export type CalculatorShows =
  | 'answer'
  | 'change'
  | 'no saving'
  | 'refusal'
  | 'message'
  | 'messages'
  | 'answer gone'
  | 'message gone'
  | 'message stays'
  | 'counter'
  | 'form'

export interface CalculatorItem extends ItemBase {
  kind: 'calculator'
  calculatorId: string
  shows: CalculatorShows
  actions: CalculatorAction[]
}
