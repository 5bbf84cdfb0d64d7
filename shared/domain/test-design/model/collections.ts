import type {
  CollectionPart,
  CountForm,
  EntryControl,
  EntryFault,
  FilterControl,
  OtherInput,
  Which,
} from '../../requirements/collections/parts.ts'
import type { ItemBase } from './form-items.ts'
import type { Origin } from './forms.ts'

/** A view of a collection: the entries that it shows. */
export interface CollectionFilter extends Origin {
  name: string
  shows: Which
  control: FilterControl
}

/** A text that stands where no entry is shown: in one view, where some are but none fits, or where there is none at all. */
export interface EmptyText extends Origin {
  text: string
  filter?: string
  unmatched?: true
  every?: true
}

/** A list that somebody keeps on a page. What is missing the text does not say. */
export interface Collection {
  id: string
  /** What an entry is called: "task". */
  noun: string
  /** The label of the input for the text of an entry. */
  label: string
  others: OtherInput[]
  /** Which sentences say what, also where another one is the first to say it. */
  told: (Origin & { part: CollectionPart['part'] })[]
  add: Origin & { button?: string; enter?: true }
  /** The other way to add, where another sentence states it. */
  enter?: Origin
  emptied?: Origin
  place?: Origin & { at: 'end' | 'start' | 'sorted' }
  trims?: Origin & { example?: string }
  length?: Origin & { min?: number; max?: number }
  unique?: Origin & { ignoresCase: boolean; example?: [string, string] }
  refusals: (Origin & { fault: EntryFault; message: string })[]
  kept?: Origin
  cleared?: Origin
  capacity?: Origin & { most: number }
  full?: Origin & { text?: string; disabled: string[]; enter?: true; tried?: true }
  freed?: Origin
  mark?: Origin & { control: EntryControl }
  orderKept?: Origin
  /** Entries and their marks outlive a reload, or are gone. */
  reloaded?: Origin & { kept: boolean }
  remove?: Origin & { control: EntryControl }
  bulk: (Origin & { button: string; which: Which })[]
  enabled: (Origin & { button: string; which: Which })[]
  counters: (Origin & { which: Which; forms: CountForm[] })[]
  filters: CollectionFilter[]
  /** The view that is active when the page is opened. */
  first?: string
  /** The active view says so by its state (pressed, selected). */
  marked?: Origin
  follows?: Origin
  filterKept?: Origin
  emptyTexts: EmptyText[]
  opening: (Origin & { check: string })[]
  shown: (Origin & { check: string })[]
  /** Entries stand in rows of a table. */
  rows?: true
}

/** What one sentence says of a collection, and its words. */
export interface CollectionSaying extends Origin {
  phrase: string
  part: CollectionPart
}

/** What a case about a collection is to show. */
export type CollectionAim =
  | { aim: 'check'; check: string }
  | { aim: 'added'; by: 'button' | 'enter' }
  | {
      aim:
        | 'emptied'
        | 'place'
        | 'trim'
        | 'kept'
        | 'cleared'
        | 'fullEnter'
        | 'freed'
        | 'orderKept'
        | 'remove'
        | 'reloaded'
    }
  /** An entry of this many characters is taken. */
  | { aim: 'taken'; length: number }
  | { aim: 'refused'; fault: EntryFault; length?: number; variant?: 'case' | 'blanks' | 'marked' }
  | { aim: 'full'; entries: number }
  | { aim: 'mark'; on: boolean }
  | { aim: 'bulk'; button: string }
  | { aim: 'enabled'; button: string; holds: boolean }
  | {
      aim: 'counter'
      which: Which
      number?: number
      after: 'add' | 'mark' | 'unmark' | 'remove' | 'bulk' | 'filter'
    }
  | { aim: 'filter'; name: string }
  | { aim: 'marked'; name: string }
  | { aim: 'follows'; name: string; on: boolean }
  | { aim: 'filterKept'; name: string }
  | { aim: 'emptyText'; text: string; filter?: string; entries: boolean }

export interface CollectionItem extends ItemBase {
  kind: 'collection'
  collectionId: string
  aim: CollectionAim
}
