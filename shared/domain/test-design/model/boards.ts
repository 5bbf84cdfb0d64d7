import type { BoardDialog, BoardMove, BoardRow } from '../../requirements/boards/board-fact.ts'
import type { ItemBase } from './form-items.ts'
import type { Origin } from './forms.ts'

/** A table whose rows each have a state that their buttons change. What the text does not say is missing. */
export interface Board extends Origin {
  id: string
  rows: (BoardRow & Origin)[]
  /** The text gives the rows in the order in which they stand. */
  ordered?: true
  moves: (BoardMove & Origin)[]
  dialogs: (BoardDialog & Origin)[]
  buttons: (Origin & { state: string; buttons: string[]; only: boolean })[]
  /** Texts that count rows by their states; `#` stands for the numbers, one for each group of states. */
  counts: (Origin & { shape: string; states: string[][] })[]
  /** The requirement that the counts cover all rows, whatever is chosen to be shown. */
  unfiltered?: string
  /** How a button is named for screen readers. */
  spoken?: string
  limits: (Origin & { state: string; most: number; button: string; text?: string })[]
  filter?: Origin & { name: string; all: string; options: string[]; none?: string }
}

export type BoardAction =
  | { do: 'press'; button: string; row: string }
  /** A button of the dialog that is open. */
  | { do: 'answer'; button: string }
  | { do: 'choose'; value: string }

/** What a case looks at after its last action. */
export type BoardLook =
  | 'states'
  | 'order'
  | 'message'
  | 'counts'
  | 'gone'
  | 'buttons'
  | 'dialog'
  | 'full'
  | 'listed'
  | 'none'

export interface BoardItem extends ItemBase {
  kind: 'board'
  boardId: string
  actions: BoardAction[]
  looks: BoardLook[]
  /** The row that the last action is about. */
  row?: string
  alsoTests: string[]
}
