import { holding } from '../grammar/constraint/predicate.ts'
import type { Condition } from '../grammar/constraint/said.ts'
import { both } from '../grammar/lead.ts'
import { reference } from '../grammar/reference.ts'
import type { Input } from '../grammar/parser.ts'
import type { Reference } from '../tokens.ts'
import { isOrdered, type Case, type Of } from './cases.ts'
import type { Island } from './islands.ts'
import type { Terms } from './terms.ts'

/** Of what a sentence speaks, and what has to hold of it. */
export class Spoken {
  /** What was named last. */
  subject: Reference | undefined
  /** A limit of this sentence has a subject of its own. */
  private hasSubject = false
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
    if (island.of !== undefined) return this.referenceTo(island.of, island.at, island.end)
    if (this.subject) return this.subject
    const { tokens } = this.input
    const last = tokens.slice(island.at, island.end).findLastIndex((token) => token.kind === 'number')
    const unit = tokens[island.at + last]
    const behind = tokens[island.at + last + 1]
    const counted = behind?.kind === 'word' && behind.classes[0] === 'noun' ? behind.text : undefined
    const noun = unit?.kind === 'number' && last >= 0 ? (unit.unit ?? counted) : undefined
    const words = noun === undefined ? undefined : this.terms.holding(noun)
    if (words === undefined) return this.before(island.at) ?? this.it
    this.subject = this.referenceTo(words, island.at, island.end)
    return this.subject
  }

  /** "A cake price of 500.00 euros": what the limit is said of, where no known name is. */
  private before(at: number): Reference | undefined {
    if (this.input.tokens[at]?.text.toLowerCase() !== 'of') return undefined
    for (let from = Math.max(0, at - 4); from < at; from += 1) {
      const found = reference(this.input, from)
      if (found?.end === at && found.value.kind === 'named') return found.value
    }
    return undefined
  }

  /** "A higher price": the only name in which the noun stands. */
  private behind(end: number): Reference | undefined {
    const noun = this.input.tokens[end]
    const words =
      noun?.kind === 'word' && noun.classes[0] === 'noun' ? this.terms.holding(noun.text) : undefined
    return words === undefined ? undefined : this.referenceTo(words, end, end + 1)
  }

  /** What has to hold by the islands of a part. */
  caseOf(islands: readonly Island[], isOpen: boolean): Case | undefined {
    let holds: Condition | undefined
    let rest = false
    if (islands.some((one, index) => one.is === 'term' && isIdle(one, islands, index))) return undefined
    for (const [index, island] of islands.entries()) {
      if (island.is === 'term') this.subject = this.named(island)
      // "Without a card number": what is missing stands behind.
      const next = islands[index + 1]
      const about = next?.is === 'term' ? this.named(next) : this.it
      if (island.is === 'rest') rest = true
      if (island.is === 'limits') {
        const subject = this.limited(island)
        // A second limit of something that nobody names is not of what was named for the first.
        if (!isOrdered(island) || (this.hasSubject && subject.kind === 'spoken-of')) return undefined
        this.hasSubject ||= subject.kind === 'named'
        holds = both(holds, holding(island.said.all, subject))
      }
      if (island.is === 'valid') holds = both(holds, { kind: 'valid' })
      if (island.is === 'wrong')
        holds = both(holds, { kind: 'not', of: { kind: 'valid', subjects: [about] } })
      if (island.is === 'beyond') holds = both(holds, island.of(this.behind(island.end) ?? about))
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

/** A name of which the part says nothing that was understood. */
function isIdle(term: Of<'term'>, islands: readonly Island[], index: number): boolean {
  const [before, behind] = [islands[index - 1], islands[index + 1]]
  if (before?.is === 'empty' || before?.is === 'beyond' || before?.is === 'wrong') return false
  if (behind === undefined) return true
  return behind.is === 'option' ? behind.of !== term.words : behind.is === 'term' || behind.is === 'quoted'
}
