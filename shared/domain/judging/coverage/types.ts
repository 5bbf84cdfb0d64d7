import type { NumberedSentence } from '../types.ts'

/**
 * A part of a sentence that a case has to try. `start` and `end` (exclusive) are UTF-16 offsets; `text` is without quotation marks. The need `sentence` is that
 * a case cites it at all.
 */
export interface Need {
  kind: 'sentence' | 'figure' | 'text' | 'alternative' | 'negation'
  text: string
  start: number
  end: number
  /** What a figure counts, where a case can try it otherwise than by naming it: a text of that length, a share in a calculation. */
  measure?: 'characters' | 'percent'
}

/** `demands` decides whether a sentence counts: what was not read counts as not covered where it is true. */
export type DemandingSentence = NumberedSentence & {
  demands: boolean
  /** Without it, `needsOf` the text. */
  needs?: readonly Need[]
  /** What the caller knows of a sentence that no case covers. One that demands nothing is `context` by default. */
  status?: 'untestable' | 'context' | 'not_read'
}

export type SentenceStatus = 'tested' | 'partly' | 'designed' | 'gap' | 'untestable' | 'context' | 'not_read'

export interface SentenceCoverage {
  id: string
  status: SentenceStatus
  /** Figures, texts, alternatives and negations that no verified case tries. */
  unused: string[]
  /** Verified cases and ideas that cite it, at most 50. */
  caseIds: string[]
}

/** `verified` counts needs in verified cases, `ideas` those that only a test idea names: both together are never more than `needs`. */
export interface Coverage {
  needs: number
  verified: number
  ideas: number
  percentVerified: number
  percentIdeas: number
  sentences: SentenceCoverage[]
}
