import type { Token } from './tokens.ts'

/** One statement of a document: a sentence, an item of a list, a heading, or a row of a table. */
export interface Sentence {
  /** Counted from 0 in the order of the document. */
  number: number
  /** Offsets in the document (UTF-16 units, end exclusive). */
  start: number
  end: number
  /** Without marks of emphasis, tags and line ends: as a person reads it. What stands at the offsets may have them. */
  text: string
  is: 'sentence' | 'item' | 'heading' | 'header' | 'row' | 'code' | 'link'
  /** Numbers of the headings above it: "2.1"; "" before the first. Headings themselves have the path of what they head. */
  scope: string
  /** The sentence that leads in the list that it stands in ("The following rules apply:"). */
  lead?: number
  /** Of list items: depth from 0, and its mark ("1.", "-", "a)"). */
  depth?: number
  mark?: string
  /** The paragraph or item that it stands in, counted from 0. */
  block?: number
  /** Of rows and headers: its table, and its cells. */
  table?: number
  cells?: { start: number; end: number; text: string }[]
  /** The identifier that the text gives it ("REQ-12", "FR3"). */
  identifier?: string
}

export interface TaggedSentence extends Sentence {
  tokens: Token[]
}
