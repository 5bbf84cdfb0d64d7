import { conditionOf, meetsAny } from '../concepts/conditions.ts'
import type { Seen } from '../concepts/seen.ts'
import { contentOf } from '../../restating/content.ts'
import { riskKinds, unclear } from '../kinds/index.ts'
import type { RiskKind } from '../kinds/kind.ts'

/** What somebody says of a numbered sentence: that words of it raise a risk. */
export interface Named {
  kind: string
  sentence: number
  quote: string
}

/** Words of a statement that raise a risk, in which the engine has seen none; offsets in its source. */
export interface Heard {
  seen: Seen
  quote: string
  start: number
  end: number
}

export type HeardKinds = ReadonlyMap<string, readonly Heard[]>

/** The kinds that may be named. What is unclear in a sentence only its own words tell. */
export const namable: readonly RiskKind[] = riskKinds.filter(({ kind }) => kind !== unclear)

const longestQuote = 300
const mostOfSentence = 2

export function isNamed(given: unknown): given is Named {
  const { kind, sentence, quote } = (given ?? {}) as Record<string, unknown>
  return (
    typeof kind === 'string' &&
    Number.isInteger(sentence) &&
    typeof quote === 'string' &&
    quote.length <= longestQuote
  )
}

/**
 * Of what was named that which holds: a kind of ours, words that stand in the sentence to the letter, and nothing in it that speaks against the kind. Of a sentence two kinds at most, the first ones, so
 * that nobody can name all of them of everything.
 */
export function heardOf(named: readonly Named[], seen: readonly Seen[]): HeardKinds {
  const kinds = new Map(namable.map((one) => [one.kind, one]))
  const found = new Map<string, Heard[]>()
  const counts = new Map<Seen, number>()
  for (const { kind: name, sentence, quote } of named) {
    const [kind, one] = [kinds.get(name), seen[sentence]]
    const place = one && placeOf(quote, one)
    const known = found.get(name) ?? []
    if (!kind || !one || !place || known.some((other) => other.seen === one)) continue
    const count = counts.get(one) ?? 0
    if (count >= mostOfSentence || speaksAgainst(kind, one)) continue
    counts.set(one, count + 1)
    found.set(name, [...known, { seen: one, ...place }])
  }
  return found
}

/** It asks for nothing, meets what rules the kind out, or says that there is nothing of what the kind is about. */
function speaksAgainst({ when, unless = [] }: RiskKind, { statement, spoken }: Seen): boolean {
  if (!statement.demands || meetsAny(unless, spoken)) return true
  return when
    .flatMap((written) => conditionOf(written).here)
    .some(({ concept }) => {
      const hit = statement.concepts.get(concept)
      return hit?.absent === true || hit?.denied === true
    })
}

/** Where a quote stands in a statement: whole words, to the letter but for how they are broken into lines. */
function placeOf(quote: string, { statement }: Seen): Omit<Heard, 'seen'> | undefined {
  const words = quote.trim().split(/\s+/)
  if (words.length < 2 || contentOf(quote).size === 0) return undefined
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('\\s+')
  const at = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').exec(statement.quote)
  if (!at) return undefined
  const start = statement.start + at.index
  return { quote: at[0], start, end: start + at[0].length }
}
