import type {
  Change,
  ListAction,
  ListBound,
  ListExpectation,
  ListOrder,
  ListRecord,
} from '../../requirements/list-views/list-fact.ts'
import type { ItemBase } from './form-items.ts'
import type { Origin } from './forms.ts'

/** A text with numbers in it: `#` stands for each number, in the order of `numbers`. */
export interface NumberText {
  shape: string
  /** What each number is: how many are found, of how many, the page, of how many pages, the rows of the page, or a sum. */
  numbers: ('found' | 'all' | 'page' | 'pages' | 'from' | 'to' | 'sum')[]
}

/** A list on a page that is searched, filtered, sorted and turned over in pages. What the text does not say is missing. */
export interface ListView extends Origin {
  id: string
  address?: string
  /** The rows stand in a table. */
  table: boolean
  search?: Origin & {
    name: string
    /** Keys of the columns that are looked through; missing when the text does not name them. */
    columns?: string[]
    at: 'anywhere' | 'start'
    caseless?: string
    trimmed?: string
    accents?: string
    /** The requirement that an empty text finds all. */
    blank?: string
  }
  /** One with `tick` is only on or off, and lets through what stands within its bound. */
  filters: (Origin & {
    name: string
    options: string[]
    all?: string
    column?: string
    offeredBy?: string
    tick?: ListBound
  })[]
  /** Lists that set the order; `all` is what stands in them on the opened page. */
  orders: (Origin & { name: string; options: ListOrder[] })[]
  together?: string
  /** All rows of the list, when the text gives them. */
  records?: ListRecord[]
  /** The requirements that give the rows, each with their names. */
  givenBy?: (Origin & { names: string[] })[]
  /** How many rows there are in all. */
  all?: number
  pageSize?: Origin & { rows: number }
  next?: string
  previous?: string
  turning?: string
  /** At the ends the buttons that turn pages are disabled. */
  ends?: Origin & { next: boolean; previous: boolean }
  firstPage?: Origin & { on: Change[] }
  sorted?: Origin & { column: string; descending: boolean }
  sorters: (Origin & { name: string; column: string; button: boolean; way?: 'up' | 'down' })[]
  toggles?: string
  /** Rows with equal values stand by that column; `always`: also where the order is turned round. */
  ties?: Origin & { column: string; always: boolean }
  /** Words among numbers, and where they stand. */
  extremes?: (Origin & { value: string; at: 'first' | 'last' })[]
  /** `paged` and `disabled`: the text says how the page text and the buttons stand then. */
  none?: Origin & { text?: string; tableGone: boolean; back?: string; paged: boolean; disabled: boolean }
  reset?: Origin & {
    name: string
    link?: true
    search: boolean
    filters: string[]
    sort: boolean
    page: boolean
  }
  /** `varies`: the text says that it counts what is found; `zero`: and how it reads for nothing. */
  counts?: Origin & { many?: NumberText; one?: NumberText; varies: boolean; zero: boolean }
  pages?: Origin & { text: NumberText }
  /** A text with the sum of a column over all rows that are found. */
  sum?: Origin & { text: NumberText; column: string }
  statements: (Origin & { actions: ListAction[]; expect: ListExpectation })[]
}

/** What a case looks at: rows, how many are found, the page, the buttons at its ends, what shows where nothing is found, the controls. */
export type ListLook = 'rows' | 'count' | 'sum' | 'page' | 'ends' | 'none' | 'someAgain' | 'controls'

/** The list after some actions. */
export interface ListItem extends ItemBase {
  kind: 'list'
  viewId: string
  actions: ListAction[]
  looks: ListLook[]
  alsoTests: string[]
}
