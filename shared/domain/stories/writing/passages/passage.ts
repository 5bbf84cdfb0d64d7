import type { Marks } from '../../../marking/tags.ts'
import type { Token } from '../../../requirement-reading/tokens.ts'
import type { Leaning } from './sections.ts'

/** A sentence, an item, or the telling cell of a row, with what stands around it. */
export interface Passage {
  /** In the order of the text, from 0. */
  number: number
  /** As a person reads it. */
  text: string
  /** Offsets in the text (UTF-16 units, end exclusive). */
  start: number
  end: number
  is: 'prose' | 'item' | 'row' | 'turn'
  /** With offsets in `text`. */
  tokens: Token[]
  /** The heads above it, the nearest last; the title of the text is none. */
  heads: readonly Head[]
  /** The words that lead in its list. */
  lead?: string
  /** The paragraph or item that it stands in. */
  block: number
  speaker?: string
  identifier?: string
  /** Of a row: who it is about, and how pressing it is, in the words of the cells. */
  role?: string
  mark?: string
  /** Of a row: no cell of it is a sentence, all together say something. */
  isData?: true
  /** Of `text`; none where it is not marked. */
  marks?: Marks
}

export interface Head {
  text: string
  leaning: Leaning
  start: number
}

/** A sentence that nobody read, and why. */
export interface Unread {
  text: string
  start: number
  end: number
  reason: string
}
