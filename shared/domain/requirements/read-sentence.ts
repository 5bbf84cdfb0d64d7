import type { Fact } from './facts/types.ts'
import type { Sentence } from '../test-generation/requirements/schema.ts'

/** A sentence with what the grammar found in it. */
export interface ReadSentence extends Sentence {
  facts: Fact[]
  /** Read from a row of a table. */
  table?: boolean
  /** What could not be read in a row. */
  finding?: string
  /** A row in words: each cell behind the name of its column. */
  statement?: string
  /** Identifier written before the sentence, such as "FR-12". */
  reference?: string
  /** Facts that a model proposed and that hold are among the facts. */
  proposed?: true
  /** What a model reads otherwise than the grammar, for the ambiguities of the requirement. */
  doubts?: string[]
}
