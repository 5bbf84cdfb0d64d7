import type { Condition, Effect, Rule } from '../../../requirement-model/index.ts'
import type { Deed } from '../../grammar/lives/deeds.ts'
import type { Before } from '../../grammar/lives/told.ts'
import type { TaggedSentence } from '../../sentence.ts'
import type { Token } from '../../tokens.ts'
import type { Statement } from '../draft.ts'

/** What was told last, so that "it", "then" and "with less than that" go on from it. */
export interface Course {
  deed?: Deed
  before?: Before
  /** Where the last move led. */
  to?: string
  entries: string[]
  /** What numbers are of where they name nothing: "The log counts Days on hire". */
  measured?: string
  guard?: Condition
  block?: number | undefined
  /** "Three things may happen": what follows begins in the same states. */
  isSeveral: boolean
  /** No move was told since the states before were. */
  isFresh: boolean
}

export const begun = (): Course => ({ entries: [], isSeveral: false, isFresh: false })

export interface MoveMade {
  deed: Deed
  states: string[]
  rule: Rule
  to?: string
  /** What it needs beside the states. */
  own?: Condition
  /** It is refused where this holds. */
  unless?: Condition
}

/** What may be done, and of which nobody says here what comes of it. */
export interface Allowed {
  deed: Deed
  before: Before
  isOnly: boolean
  statement: Statement
  conditions: Condition[]
}

export const tokensOf = (sentence: Statement['sentence']): Token[] =>
  (sentence.is === 'sentence' || sentence.is === 'item') && 'tokens' in sentence
    ? (sentence as TaggedSentence).tokens
    : []

export const shown = (messages: readonly string[]): Effect[] =>
  messages.map((text) => ({ kind: 'shows', text: [text], as: 'message' }))

export const opposite = (one: Condition): Condition =>
  one.kind === 'not' ? one.of : { kind: 'not', of: one }
