import type { NumberHabit } from '../numbers/written.ts'
import type { Section } from '../text/sections.ts'

/** A piece of a file, as a search found it. */
export interface AnswerPassage {
  /** What it is cited by, from 1. */
  n: number
  /** Exactly what stands in the file's text from `start` on. */
  text: string
  /** The headings that it begins under, the outermost first. */
  headings: readonly string[]
  /** Further sections that begin within it. */
  sections?: readonly Section[] | undefined
  fileName: string
  /** Tells files of one name apart, where there are such. */
  fileId?: string
  /** When the file's content last changed, in milliseconds since the epoch. */
  updatedAt: number
  /** Where it begins in the file's text, in UTF-16 units. */
  start: number
  /** How its whole file writes numbers, as far as that is known; else what is found of it tells. */
  habit?: NumberHabit
}

/** Where a sentence of an answer stands: `quote` is exactly what the file's text has from `start` to `end`, in UTF-16 units. */
export interface Citation {
  n: number
  start: number
  end: number
  quote: string
}

export interface AnswerSentence {
  /** On one line; but for line ends, an extracted one is its quote. */
  text: string
  citations: Citation[]
}

/** Two files or more that give different values for the same thing. */
export interface Conflict {
  /** What they differ about, in the words of the newest. */
  subject: string
  /** The newest file first. */
  values: ConflictingValue[]
}

export interface ConflictingValue extends Citation {
  value: string
  fileName: string
  updatedAt: number
}

/** What was said before, the oldest first. */
export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** How many pieces of text hold each stem, for all that was searched. */
export interface Rarity {
  chunks: number
  frequencies: Readonly<Record<string, number>>
}
