import type { KnownStates } from '../grammar/known-states.ts'
import type { Draft, Statement } from './draft.ts'
import { Life } from './lives/life.ts'

/** Takes sentences about the lives of the things of a text, each by the states and the thing that it names. */
export class Lives {
  private readonly all: Life[]
  private last: Life | undefined

  constructor(draft: Draft, statements: readonly Statement[], { whose }: KnownStates) {
    this.all = whose.flatMap((one) => (one.states.length > 1 ? [new Life(draft, statements, one)] : []))
  }

  /** Whether the sentence was understood as one about a life; what it says is added. */
  take(statement: Statement): boolean {
    const { sentence } = statement
    for (const life of this.all) life.enter(sentence)
    const own = this.all.length > 1 ? this.all.find((life) => life.isNamedIn(sentence)) : this.all[0]
    const life = own ?? this.last
    if (!life) return false
    this.last = life
    return life.take(statement)
  }

  /** What only the whole text tells. */
  settle(): void {
    for (const life of this.all) life.settle()
  }
}
