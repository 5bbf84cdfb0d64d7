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
  /** Not so many digits; a plus in front, or spaces among them, do not count where they are allowed. */
  | { wrong: 'digits'; min: number; max: number; signed: boolean; spaced: boolean }
  | ({ wrong: 'address' } & AddressForm)
  | { wrong: 'number'; whole: boolean }
  /** Outside of the limits; `over` and `under` are excluded themselves. */
  | { wrong: 'range'; min?: number; max?: number; over?: number; under?: number }
  /** Not what the other input holds. */
  | { wrong: 'differs'; label: string; exact?: true }
  /** A number between two that are refused themselves: "for 7 to 25 guests the message is …". */
  | { wrong: 'within'; min: number; max: number }
  /** Outside of these days (ISO); both belong to what is right. */
  | { wrong: 'days'; min?: string; max?: string }
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

export type InputKind = 'textbox' | 'combobox' | 'checkbox' | 'radio' | 'choice'

/** What another input holds for something to count: one of these values, "on" and "" for a box. */
export interface Guard {
  label: string
  values: string[]
}

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
  /** An input of which the text for the value "1" is another one, which may be unknown. */
  several?: string
  /** The text where the number that was entered is one: "1 guest" instead of "{Guests} guests". */
  single?: { label: string; text: string }
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
  | { part: 'rule'; label: string; wrongs: Wrong[]; message: string; samples: string[]; when?: Guard }
  /** A message of which nobody knows what it answers; these inputs may have to do with it. */
  | { part: 'unread'; message: string; labels: string[] }
  /** An input that is there only while the guard holds; without one nobody knows when. */
  | { part: 'shown'; label: string; when?: Guard; discards: boolean }
  /** How many characters a text has, shown while it is typed: `{n}` in the text. */
  | { part: 'length'; label: string; text: string }
  /** What brings the form back after a success. */
  | { part: 'restarts'; button: string }
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
  /** When the form is sent again, an input that was corrected has no message any more. */
  | { part: 'updates' }
  /** The message of an input goes as soon as the input changes; `others` where the text says that the rest stays. */
  | { part: 'vanishes'; others: boolean; count: boolean }
  | ({ part: 'success' } & Told)
  | { part: 'emptied' }
  | { part: 'stays' }
  | { part: 'goes'; buttons: string[] }
  | { part: 'clears'; button: string; inputs: boolean; messages: boolean; success: boolean; length?: boolean }
  | { part: 'remembered' }

export interface CheckedFormFact {
  kind: 'checkedForm'
  part: CheckedPart
  /** The words of a rule, which were all understood. */
  said?: string
}

export interface Placed {
  part: CheckedPart
  /** Where in the text it is said. */
  at: number
}
