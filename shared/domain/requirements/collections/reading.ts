import type { CollectionPart, EntryControl, EntryFault, Which } from './parts.ts'
import type { Vocabulary } from './tokens.ts'

/** What a sentence is read beside: the names of the text, and what the sentences before it were about. */
export interface Reading {
  vocabulary: Vocabulary
  /** How long an entry may be, as far as the text says so anywhere. */
  length: { min?: number; max?: number }
  /** How many entries the list holds. */
  most?: number
  /** Faults that the sentence before named without a message. */
  faults?: EntryFault[]
  /** The sentence before spoke of the full list. */
  full?: true
  /** How the sentence before sent what was typed, without saying what becomes of it. */
  sent?: { button?: string; enter?: true }
  /** The sentence before told of the opened page. */
  opening?: true
  /** Controls of each entry, and the button that the text spoke of last. */
  controls: EntryControl[]
  button?: string
  /** Which entries that button takes away. */
  taken?: Which
}

export type Reader = (words: string, quotes: string[], reading: Reading) => CollectionPart[]

/** The quoted text that a token such as "Q2" stands for. */
export function quoteOf(token: string | undefined, quotes: string[]): string {
  return quotes[Number(/\d+/.exec(token ?? '')?.[0] ?? -1)] ?? ''
}
