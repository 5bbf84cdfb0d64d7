import type { Flow, Id, Measure, Rule, Span } from '../../requirement-model/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { freshMemory, type Memory } from './memory.ts'
import type { Where } from './resolver.ts'
import { Vocabulary } from './vocabulary.ts'

/** A message for whatever limit of these subjects (or of all) is broken. */
export interface Answer {
  subjects?: Id[]
  then: Rule['then']
  from: Span
}

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
}

/** A model while it is made. */
export class Draft {
  readonly vocabulary = new Vocabulary()
  readonly rules: Rule[] = []
  readonly flows: Flow[] = []
  readonly measures: Measure[] = []
  readonly answers: Answer[] = []
  readonly memory: Memory = freshMemory()
  /** Rules that say what holds where the state answers nothing else; the state may be declared later. */
  readonly closing: Rule[] = []
  private count = 0

  where(sentence: Sentence, declares = true): Where {
    return { vocabulary: this.vocabulary, memory: this.memory, span: spanOf(sentence), scope: '', declares }
  }

  add(rule: Omit<Rule, 'id' | 'scope'>): Rule {
    this.count += 1
    const made: Rule = { id: `r${this.count}`, scope: '', ...rule }
    this.rules.push(made)
    return made
  }
}

export function spanOf({ number, start, end }: Sentence): Span {
  return { sentence: number, start, end }
}
