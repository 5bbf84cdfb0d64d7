import type { Clause } from '../grammar/clause.ts'
import { inputOf } from '../grammar/parser.ts'
import type { Token } from '../tokens.ts'
import { islandsOf } from './islands.ts'
import { partsOf } from './parts.ts'
import { Reading } from './reading.ts'
import type { Terms } from './terms.ts'

const longest = 120

/** What a sentence says, and the parts of it that were passed over. */
export interface ReadByAnchors {
  clauses: Clause[]
  left: Token[]
}

/**
 * Reads a sentence by what in it can be understood without the rest: names, limits, options, quoted texts, and what is empty, beyond a
 * limit or anything else. Words between them are passed over; where one of them may turn the meaning round, nothing is read.
 */
export function readByAnchors(tokens: readonly Token[], terms: Terms, lead = ''): ReadByAnchors | undefined {
  if (tokens.length > longest) return undefined
  const input = inputOf(tokens)
  const islands = islandsOf(input, terms)
  if (islands.some(({ is }) => is === 'state')) return undefined
  const reading = new Reading(input, terms, lead)
  const parts = partsOf(tokens, islands)
  for (const [index, part] of parts.entries()) {
    const goesOn = parts.slice(index + 1).some((one) => one.islands.some(({ is }) => is === 'quoted'))
    if (!reading.take(part, goesOn)) return undefined
  }
  return reading.finish()
}
