import { holding } from '../grammar/constraint/predicate.ts'
import type { Condition } from '../grammar/constraint/said.ts'
import { both } from '../grammar/lead.ts'
import type { Input } from '../grammar/parser.ts'
import type { Reference } from '../tokens.ts'
import { isOrdered, type Case, type Of } from './cases.ts'
import type { Island } from './islands.ts'
import type { Part } from './parts.ts'
import type { Terms } from './terms.ts'

/** Of what a sentence speaks, and what has to hold of it. */
export class Spoken {
  /** What was named last. */
  subject: Reference | undefined
  private readonly input: Input
  private readonly terms: Terms

  constructor(input: Input, terms: Terms) {
    this.input = input
    this.terms = terms
  }

  referenceTo(words: string, at: number, end: number): Reference {
    const { start = 0 } = this.input.tokens[at] ?? {}
    return { kind: 'named', words, quoted: true, start, end: this.input.tokens[end - 1]?.end ?? start }
  }

  named({ words, at, end }: Of<'term'>): Reference {
    return this.referenceTo(words, at, end)
  }

  get it(): Reference {
    const { start = 0, end = 0 } = this.input.tokens[0] ?? {}
    return this.subject ?? { kind: 'spoken-of', words: 'it', plural: false, start, end }
  }

  /** What a limit is about: the name before it, or the one that its unit stands in. */
  limited(island: Of<'limits'>): Reference {
    if (this.subject) return this.subject
    const unit = this.input.tokens.slice(island.at, island.end).findLast((token) => token.kind === 'number')
    const noun = unit?.kind === 'number' ? unit.unit : undefined
    const words = noun === undefined ? undefined : this.terms.holding(noun)
    return words === undefined ? this.it : this.referenceTo(words, island.at, island.end)
  }

  /** Numbers and names that no island took up say something that was not understood. */
  holdsAmount({ at, end, islands }: Part): boolean {
    return this.input.tokens.slice(at, end).some((token, index) => {
      const isUnknown =
        token.kind === 'number' ||
        (index + at > 0 && token.kind === 'word' && /^\p{Lu}\p{L}/u.test(token.text))
      return isUnknown && !islands.some((one) => one.at <= at + index && at + index < one.end)
    })
  }

  /** What has to hold by the islands of a part. */
  caseOf(islands: readonly Island[], isOpen: boolean): Case | undefined {
    let holds: Condition | undefined
    let rest = false
    for (const [index, island] of islands.entries()) {
      if (island.is === 'term') this.subject = this.named(island)
      // "Without a card number": what is missing stands behind.
      const next = islands[index + 1]
      const about = next?.is === 'term' ? this.named(next) : this.it
      if (island.is === 'rest') rest = true
      if (island.is === 'limits') {
        if (!isOrdered(island)) return undefined
        holds = both(holds, holding(island.said.all, this.limited(island)))
      }
      if (island.is === 'valid') holds = both(holds, { kind: 'valid' })
      if (island.is === 'wrong')
        holds = both(holds, { kind: 'not', of: { kind: 'valid', subjects: [about] } })
      if (island.is === 'beyond') holds = both(holds, island.of(about))
      if (island.is === 'empty') holds = both(holds, { kind: 'empty', subject: island.of === undefined ? about : this.referenceTo(island.of, island.at, island.end) }) // prettier-ignore
      if (island.is === 'filled')
        holds = both(holds, { kind: 'not', of: { kind: 'empty', subject: this.it } })
      if (island.is === 'option') holds = both(holds, { kind: 'one-of', subject: this.referenceTo(island.of, island.at, island.end), values: [{ type: 'text', value: island.value }] }) // prettier-ignore
      if (island.is === 'options' || island.is === 'turn') return undefined
    }
    if (rest && (holds || isOpen)) return undefined
    return rest || holds ? { rest, ...(holds ? { holds } : {}) } : undefined
  }
}
