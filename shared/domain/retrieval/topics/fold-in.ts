import type { Frequencies } from '../terms.ts'
import { makeUnit } from '../vectors.ts'
import { weigh } from './weigh.ts'

/** What was learned of a term. */
export interface TermTopics {
  idf: number
  vector: Float32Array
}

/**
 * Where a text lies among topics that were learned before: the weighed sum of its terms, of length 1. A text that was learned of and one that was not are
 * read alike. Null where no term of it is known. `known` gives what was learned of a term.
 */
export function foldIn(
  frequencies: Iterable<[term: string, count: number]> | Frequencies,
  known: (term: string) => TermTopics | undefined,
): Float32Array | null {
  let sum: Float32Array | null = null
  for (const [term, count] of frequencies) {
    const learned = known(term)
    if (!learned) continue
    sum ??= new Float32Array(learned.vector.length)
    const weight = weigh(count, learned.idf)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (learned.vector[at] ?? 0) * weight
  }
  return sum?.some((number) => number !== 0) ? makeUnit(sum) : null
}
