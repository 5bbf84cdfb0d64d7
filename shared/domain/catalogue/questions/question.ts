import type { Slots } from '../slots.ts'

/** What a tester asks the author of a sentence, because a piece is missing in it. */
export interface Question {
  /** The kind of demand whose piece is missing, or `vague`. */
  kind: string
  /** Names the missing piece in one short sentence. */
  question: string
  /** Two or three sentences that the author can take over. Their values are examples. */
  completions: string[]
}

/** Looks for one missing piece in a sentence; undefined where nothing is missing or the sentence does not show that it belongs there. */
export type Cue = (slots: Slots) => Question | undefined

/** What is longer is a table or a paste, which one question does not mend. */
export const longestAsked = 600

/** A question of a kind of demand with its completions. */
export const questionOf = (kind: string, question: string, completions: string[]): Question => ({
  kind,
  question,
  completions,
})
