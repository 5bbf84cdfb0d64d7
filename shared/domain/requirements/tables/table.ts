import type { Fact } from '../facts/types.ts'
import type { SentenceKind } from '../../test-generation/requirements/schema.ts'

/** A table as cells; every row of `body` has as many cells as the header. `found` says what is wrong with a row. */
export interface Table {
  /** Unique in its document: where the table begins. */
  id: number
  header: string[]
  body: Row[]
  /** The heading above, and the sentence before the table. */
  heading: string
  before: string
}

export interface Row {
  cells: string[]
  found?: string
}

/** How one row of a table is accounted. `finding` names what could not be read in it. */
export interface RowReading {
  kind: SentenceKind
  facts: Fact[]
  finding?: string
  /** The row in words: each cell behind the name of its column. */
  statement?: string
}

/** Reads a table of one kind: a reading for each body row, or nothing when the table is of another kind. */
export type TableReader = (table: Table) => RowReading[] | undefined

/** A row that belongs to a table that is understood, but is not itself. */
export function unread(finding: string): RowReading {
  return { kind: 'requirement', facts: [], finding }
}

export function requirement(facts: Fact[], finding?: string): RowReading {
  return { kind: 'requirement', facts, ...(finding ? { finding } : {}) }
}
