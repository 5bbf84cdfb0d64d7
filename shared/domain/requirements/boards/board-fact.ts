/** A row of a page on which each row has a state of its own. */
export interface BoardRow {
  name: string
  state: string
}

/** What a button of a row leads to. `gone`: the row is no longer there. */
export interface BoardMove {
  from: string
  button: string
  to?: string
  gone?: true
  /** What is said then; `{row}` stands for the name of the row. */
  message?: string
  /** The only row of which the message is known: it tells more of that row than its name. */
  sample?: string
  /** A dialog comes first. */
  asks?: true
}

/** The dialog that a button of a row opens. */
export interface BoardDialog {
  button: string
  /** Its heading; `{row}` stands for the name of the row. */
  heading?: string
  /** The button that leaves it, with which nothing changes. */
  leave?: string
  /** The button that does what was asked, where nothing has to be entered. */
  confirm?: string
  /** Something is entered in it. */
  entered?: true
}

export type BoardPart =
  | { part: 'rows'; rows: BoardRow[]; table: boolean; ordered?: true }
  | ({ part: 'move' } & BoardMove)
  | ({ part: 'dialog' } & BoardDialog)
  /** The buttons of a row in that state; no others where the text says "only" or "no". */
  | { part: 'buttons'; state: string; buttons: string[]; only: boolean }
  /** A text that counts the rows of some states: `shape` has `#` for each number. */
  | { part: 'count'; shape: string; states: string[][]; written: string }
  /** These numbers count all rows, whatever is chosen to be shown. */
  | { part: 'unfiltered' }
  /** As long as so many rows are in the state, the button cannot be used, and a text says so. */
  | { part: 'limit'; state: string; most: number; button: string; text?: string }
  /** How a button of a row is named for screen readers, by an example: "Start job 102" in the row "102". */
  | { part: 'spoken'; name: string; row: string }
  /** A list from which one state is chosen. */
  | { part: 'filter'; name: string; all: string; options: string[]; none?: string }

/** What one sentence says of such a page. */
export interface BoardFact {
  kind: 'board'
  part: BoardPart
}
