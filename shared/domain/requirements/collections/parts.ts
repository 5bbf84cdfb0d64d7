/** Which entries of a collection are meant: all, those with its mark ("done"), or those without. */
export type Which = 'all' | 'on' | 'off'

/** Why an entry is not taken. */
export type EntryFault = 'empty' | 'blank' | 'tooShort' | 'tooLong' | 'duplicate'

/** A control that each entry has. `name` holds `{item}` where the text of the entry stands in it. */
export interface EntryControl {
  noun: 'checkbox' | 'button' | 'switch' | 'link'
  name: string
}

/** A text with a number in it: `{n}` stands for it. `at` is the number that it was written with. */
export interface CountForm {
  at: number
  text: string
  /** As the sentence writes it. */
  written: string
}

/** How the views of a collection are chosen. `group` is the name of the list that they are chosen from. */
export type FilterControl =
  | { noun: 'button' | 'tab' | 'link' | 'radio' | 'any' }
  | { noun: 'select'; group: string }

/** An input that is filled in beside the text of an entry. Without a `value` it is left as it is; `open` when the text does not say what it takes. */
export interface OtherInput {
  label: string
  value?: string
  open?: true
}

/** What a sentence says of a page on which somebody keeps a list of things. */
export type CollectionPart =
  | { part: 'input'; label: string; noun: string; others: OtherInput[] }
  | { part: 'add'; button?: string; enter?: true }
  | {
      part: 'emptied' | 'kept' | 'cleared' | 'orderKept' | 'follows' | 'filterKept' | 'freed' | 'nothingAdded'
    }
  | { part: 'place'; at: 'end' | 'start' | 'sorted' }
  | { part: 'length'; min?: number; max?: number }
  | { part: 'trim'; example?: string }
  /** `example`: a text, and another one that counts as the same. */
  | { part: 'unique'; ignoresCase: boolean; example?: [string, string] }
  | { part: 'refusal'; faults: EntryFault[]; message: string }
  /** Whether the entries are still there after the page was loaded again. */
  | { part: 'reloaded'; kept: boolean }
  | { part: 'capacity'; most: number }
  | { part: 'full'; text?: string; disabled: string[]; enter?: true; tried?: true }
  | { part: 'mark'; control: EntryControl }
  | { part: 'remove'; control: EntryControl }
  /** A question comes before an entry is removed. */
  | { part: 'asks' }
  | { part: 'bulk'; button: string; which: Which }
  | { part: 'enabled'; button: string; which: Which }
  | { part: 'counter'; which: Which; forms: CountForm[] }
  | { part: 'filter'; name: string; shows: Which; control: FilterControl }
  | { part: 'initialFilter'; name: string }
  | { part: 'marked' }
  | { part: 'emptyText'; text: string; filter?: string; unmatched?: true; every?: true }
  | { part: 'opening'; check: string }
  | { part: 'shown'; check: string }

/** A part of a collection; `said` are the words of the sentence without its quoted texts, and without numbers that no part holds. */
export interface CollectionFact {
  kind: 'collection'
  said: string
  part: CollectionPart
}
