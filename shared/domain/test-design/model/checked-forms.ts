import type { CountForm, Guard, InputKind, Wrong } from '../../requirements/checked-forms/parts.ts'
import type { ItemBase } from './form-items.ts'
import type { Origin } from './forms.ts'

/** A rule of an input with the text that answers it; without `wrongs` the text was not understood. */
export interface CheckedRule extends Origin {
  wrongs: Wrong[]
  message: string
  samples: string[]
  said?: string
  /** The rule counts only while another input holds this. */
  when?: Guard
}

export interface CheckedInput extends Origin {
  label: string
  control: InputKind
  /** What can be chosen, without what is no answer. */
  options: string[]
  /** What stands there while nothing is chosen. */
  none?: string
  /** What it holds at the start. */
  preset?: string
  optional?: true
  /** Spaces around the value; missing where nothing is said of them. */
  spaces?: Origin & { ignored: boolean; said?: string }
  /** It is there only while another input holds this; without `when` the text does not say when. */
  shown?: Origin & { when?: Guard; discards: boolean }
  rules: CheckedRule[]
}

/** A form whose inputs are checked when it is sent, each with a message of its own. What is missing the text does not say. */
export interface CheckedForm {
  id: string
  inputs: CheckedInput[]
  send: Origin & { button: string }
  /** Messages whose rules were not understood: what is entered in these inputs may be wrong, and something else as well. */
  unread?: Origin & { labels: string[] }
  enter?: Origin
  beside?: Origin
  first?: Origin
  count?: Origin & { forms: CountForm[] }
  focus?: Origin
  kept?: Origin
  updates?: Origin
  vanishes?: Origin & { others: boolean; count: boolean }
  /** `{Label}` stands for what was entered there. */
  success?: Origin & {
    text: string
    sample: Record<string, string>
    several?: string
    single?: { label: string; text: string }
  }
  emptied?: Origin
  stays?: Origin
  goes?: Origin & { buttons: string[] }
  clears?: Origin & { button: string; inputs: boolean; messages: boolean; success: boolean; length: boolean }
  /** Texts with the number of characters of an input in the place of `{n}`. */
  lengths?: (Origin & { label: string; text: string })[]
  restarts?: Origin & { button: string }
  remembered?: Origin
}

/** What a case about a checked form is to show. */
export type CheckedAim =
  | { aim: 'main' }
  /** The value breaks this rule first, and all others are right. */
  | { aim: 'refused'; label: string; rule: number; value: string; under?: Guard }
  | { aim: 'accepted'; label: string; value: string; under?: Guard }
  /** The same value once more, or in other letters. */
  | { aim: 'again'; label: string; value: string; next: string; cleared: boolean }
  | { aim: 'several'; labels: string[] }
  | { aim: 'focus'; labels: string[] }
  | { aim: 'vanishes'; label: string; other?: string }
  | { aim: 'kept' | 'enter' }
  /** Of two wrong inputs one is corrected, and the form is sent once more. */
  | { aim: 'updated'; labels: [string, string] }
  | { aim: 'appears' | 'discarded'; label: string; value: string; other: string }
  | { aim: 'length'; label: string; value: string }
  | { aim: 'restarts' }
  | { aim: 'corrected' }
  | { aim: 'emptied' | 'stays' }
  | { aim: 'goes'; button: string }
  | { aim: 'clears'; what: 'inputs' | 'messages' | 'success' | 'length' }

export interface CheckedItem extends ItemBase {
  kind: 'checked'
  formId: string
  aim: CheckedAim
}
