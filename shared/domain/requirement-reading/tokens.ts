/** The class of a word, as far as a grammar asks for it. A word may have several: "order" is a noun and a verb. */
export type WordClass =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'auxiliary'
  | 'other'

/** What stands in a sentence, one after the other. Numbers, amounts, dates and quoted texts are single tokens. */
export type Token = {
  /** As it stands in the document. */
  text: string
  /** Offsets in the document (UTF-16 units, end exclusive). */
  start: number
  end: number
} & (
  | {
      kind: 'word'
      lemma: string
      classes: readonly WordClass[]
      plural?: true
      participle?: true
      gerund?: true
      /** The name of a state that the text speaks of, as one word: "In service". */
      state?: true
    }
  /** A decimal string, thousands normalised; `unit` as it stands behind or before it ("kg", "%", "EUR", "characters"). */
  | { kind: 'number'; value: string; unit?: string; ordinal?: true }
  | { kind: 'date'; value: string }
  | { kind: 'time'; value: string }
  /** `value` is what stands between the quotes; places like <name> stay in it. */
  | { kind: 'quoted'; value: string }
  | { kind: 'mark' }
)

/** How a text names something before anybody knows what it is. */
export type Reference =
  | {
      kind: 'named'
      words: string
      quoted: boolean
      noun?: string
      states?: string[]
      start: number
      end: number
    }
  /** "it", "this", "they", "the former": what was spoken of last. `states`: those that it is in ("a Blocked one"). */
  | { kind: 'spoken-of'; words: string; plural: boolean; states?: string[]; start: number; end: number }
