/** What kind of thing a text names on a page. */
export type ControlKind =
  | 'textbox'
  | 'combobox'
  | 'checkbox'
  | 'radio'
  | 'button'
  | 'link'
  | 'tab'
  | 'heading'
  | 'column'
  | 'option'
  /** One of several: a selection list or a group of radio buttons, the text does not say which. */
  | 'choice'

/** One thing that a text says a page has. */
export interface NamedControl {
  control: ControlKind
  name: string
  /** The selection list or group of radio buttons that an option belongs to, where the text names it. */
  owner?: string
  /** Where its name stands in the sentence. */
  start: number
  /** What the brackets behind the name say of it. */
  remark?: string
}

/** A control that a sentence names. `shown` when the text lists it as a part of the page, under no condition. */
export interface ControlFact {
  kind: 'control'
  control: ControlKind
  name: string
  shown: boolean
  /** Values of a selection list, as far as they can be chosen. */
  options?: string[]
}
