/** What somebody does with a list: what is typed, what is chosen, which way is turned, what is pressed. */
export type ListAction =
  | { do: 'search'; text: string }
  | { do: 'filter'; name: string; value: string }
  | { do: 'next' | 'previous' | 'reset' }
  /** A click on the heading of a column. */
  | { do: 'sort'; column: string }
  /** A choice of the list that sets the order. */
  | { do: 'order'; name: string; value: string }

/** What a text says that a list shows then; what it leaves open is missing. */
export interface ListExpectation {
  /** Names of rows that are listed. */
  names?: string[]
  /** The text says that these are all. */
  only?: boolean
  /** How many are found. */
  found?: number
  first?: string
  last?: string
  /** Texts that are seen. */
  texts?: string[]
}

/** A row of a list that the text gives; values by the key of their column. */
export interface ListRecord {
  name: string
  values: Record<string, string>
}

export type Change = 'search' | 'filter' | 'sort'

/** One thing that a text says of a list that is searched, filtered, sorted or turned over in pages. */
export type ListPart =
  /** Rows of a list. In prose the group is the value of a filter, and what stands in brackets has no column of its own. */
  | { what: 'records'; records: ListRecord[]; columns?: string[] }
  /** The columns in which a text is looked for, as keys. */
  | { what: 'search'; columns: string[]; at: 'anywhere' | 'start' }
  | { what: 'caseless' }
  | { what: 'trimmed' }
  /** Letters with and without accents are the same. */
  | { what: 'accents' }
  /** An empty search, or one with only blanks, finds all. */
  | { what: 'blank' }
  | { what: 'statement'; actions: ListAction[]; expect: ListExpectation }
  | { what: 'filtering' }
  | { what: 'together' }
  | { what: 'pageSize'; rows: number }
  | { what: 'turning'; next?: string; previous?: string }
  | { what: 'ends'; next?: string; previous?: string }
  | { what: 'firstPage'; on: Change[] }
  | { what: 'sorted'; column: string; descending: boolean }
  /** A click on the heading of another column than the sorted one puts the rows into that order, where the text says which. */
  | { what: 'sorter'; column: string; button: boolean; way?: 'up' | 'down' }
  | { what: 'toggles' }
  /** The way in which the first click on any heading sorts. */
  | { what: 'firstWay'; way: 'up' | 'down' }
  /** How rows with equal values stand; `always`: whichever way the rest is turned. */
  | { what: 'ties'; column: string; always: boolean }
  /** A word that stands before all numbers of its column, or behind them. */
  | { what: 'extreme'; value: string; at: 'first' | 'last' }
  /** A text with the sum of a column over all rows that are found. */
  | { what: 'sum'; text: string }
  | { what: 'none'; text?: string; texts: string[]; tableGone: boolean; disabled: boolean }
  | { what: 'back' }
  /** A text counts what is found. */
  | { what: 'counting' }
  | { what: 'reset'; name: string; search: boolean; filters: string[]; sort: boolean; page: boolean }
  /** Quoted texts with numbers, from which the texts of counts and pages are known. */
  | { what: 'numbers'; texts: string[] }

export interface ListFact {
  kind: 'list'
  parts: ListPart[]
}

/** Whole numbers of a column, or the one value, that a filter lets through which is only on or off. */
export interface ListBound {
  column: string
  is?: string
  least?: number
  most?: number
}

export interface ListOrder {
  value: string
  column: string
  descending: boolean
}

/** The controls of the list, as the text names them. */
export interface ListControls {
  search?: string
  filters: { name: string; options: string[]; all?: string; column?: string; tick?: ListBound }[]
  /** Selection lists that set the order, each option with the column by which it sorts. */
  orders: { name: string; options: ListOrder[] }[]
  next?: string
  previous?: string
  buttons: string[]
  links: string[]
  /** Names of columns as written. */
  columns: string[]
  /** Names of known rows. */
  rows: string[]
}
