import type { Section } from '../../text/sections.ts'

/** A piece of a file as it stands there: `text` is exactly what lies between `start` and `end`, in UTF-16 units. */
export interface Chunk {
  /** Its place in the file, from 0, without gaps. */
  ordinal: number
  start: number
  end: number
  /** Where it begins; null where the format has no pages. */
  page: number | null
  /** The headings of the section that it begins in, the outermost first; behind them the first row of the table that it goes on with. */
  headings: readonly string[]
  /** Further sections that begin within it, in their order; absent where there are none. */
  sections?: readonly Section[]
  text: string
}
