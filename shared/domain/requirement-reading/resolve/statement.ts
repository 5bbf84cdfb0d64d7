import type { Span } from '../../requirement-model/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'

/** A sentence, what its clauses say, and what of it the model took up. */
export interface Statement {
  sentence: Sentence
  clauses: Clause[]
  left: Token[]
  /** Clauses of which an element was made. */
  taken: number
  /** Names that nothing explains. */
  unknown: string[]
  /** It is told with others: a step, a row of a table. */
  part?: true
  /** It is a row that only heads those below it. */
  heads?: boolean
}

export function spanOf({ number, start, end }: Sentence): Span {
  return { sentence: number, start, end }
}
