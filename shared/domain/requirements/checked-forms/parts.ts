/** What makes the value of an input wrong. Sets are the inside of a character class (flag u). */
export type Wrong =
  /** Nothing entered, chosen or ticked. */
  | { wrong: 'empty' }
  | { wrong: 'length'; min?: number; max?: number }
  /** A character outside of the set. */
  | { wrong: 'other'; allowed: string }
  /** A character of the set. */
  | { wrong: 'has'; set: string }
  /** Fewer characters of the set than that. */
  | { wrong: 'lacks'; set: string; least: number }
  /** Anything that the anchored expression does not match. */
  | { wrong: 'form'; source: string }
  | ({ wrong: 'address' } & AddressForm)
  | { wrong: 'number'; whole: boolean }
  /** Outside of the limits; `over` and `under` are excluded themselves. */
  | { wrong: 'range'; min?: number; max?: number; over?: number; under?: number }
  /** Not what the other input holds. */
  | { wrong: 'differs'; label: string; exact?: true }
  /** Just what the other input holds. */
  | { wrong: 'same'; label: string }
  | { wrong: 'taken'; values: string[]; ignoresCase: boolean; recorded: boolean }

/** What a text says of an e-mail address; only an address that breaks what is said, or has no @, is surely wrong. */
export interface AddressForm {
  /** Something stands before the @. */
  led: boolean
  dotted: boolean
  single: boolean
  spaceless: boolean
}

export type InputKind = 'textbox' | 'combobox' | 'checkbox' | 'radio'

/** A text with a number in it: each form stands for one number, `{n}` for any above one. */
export interface CountForm {
  at: number
  text: string
}

/** A text that may repeat what was entered: `{Label}` stands for the value of that input. */
export interface Told {
  text: string
  /** What the text gave as an example of those values. */
  sample?: Record<string, string>
}

/** What one sentence says of a form that is checked when it is sent, with a message for each input. */
export type CheckedPart =
  | {
      part: 'input'
      label: string
      control: InputKind
      options?: string[]
      /** The option that is no answer. */
      none?: string
      /** Ticked, or chosen, at the start. */
      preset?: string
    }
  /** The first rule of an input that its value breaks gives its message. Without `wrongs` nobody knows what it answers. */
  | { part: 'rule'; label: string; wrongs: Wrong[]; message: string; samples: string[] }
  /** Spaces around the value are ignored, or count; without a label in all text fields. */
  | { part: 'spaces'; label?: string; ignored: boolean }
  | { part: 'optional'; label: string }
  | { part: 'send'; button: string }
  | { part: 'enter' }
  | { part: 'beside' }
  | { part: 'first' }
  | { part: 'every' }
  | { part: 'count'; forms: CountForm[] }
  | { part: 'focus' }
  | { part: 'kept' }
  /** The message of an input goes as soon as the input changes; `others` where the text says that the rest stays. */
  | { part: 'vanishes'; others: boolean; count: boolean }
  | ({ part: 'success' } & Told)
  | { part: 'emptied' }
  | { part: 'stays' }
  | { part: 'goes'; buttons: string[] }
  | { part: 'clears'; button: string; inputs: boolean; messages: boolean; success: boolean }
  | { part: 'remembered' }

export interface CheckedFormFact {
  kind: 'checkedForm'
  part: CheckedPart
  /** The words of a rule, which were all understood. */
  said?: string
}
