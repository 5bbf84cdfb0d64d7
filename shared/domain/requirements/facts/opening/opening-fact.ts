/** What a page shows, or a control holds, before anybody has done anything. */
export type OpeningState =
  | { what: 'text'; text: string }
  | { what: 'empty'; name: string }
  /** What a text field holds, or what stands in a selection list. */
  | { what: 'value'; name: string; value: string; list: boolean }
  | { what: 'checked'; name: string; on: boolean; control: 'checkbox' | 'radio' }
  | {
      what: 'enabled'
      name: string
      on: boolean
      control: 'button' | 'textbox' | 'checkbox' | 'combobox' | 'link'
    }
  /** A control that is not there yet. */
  | { what: 'absent'; name: string; control: 'button' | 'link' | 'heading' }

/** The states that a sentence says the page opens with. */
export interface OpeningFact {
  kind: 'opening'
  states: OpeningState[]
  /** The button that brings all of them back. */
  restores?: string
}
