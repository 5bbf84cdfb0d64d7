import { readExclusions } from '../../../shared/domain/retrieval/exclusions/read-exclusions.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { findHits } from './find-hits.ts'
import { type FoundPassage, passagesOf } from './passages.ts'
import type { Place } from './places.ts'
import { rerank } from './rerank.ts'
import { filterOf } from './search.ts'

interface Ranking {
  /** The most pieces. */
  limit: number
  /** The share of the sense in the score of a hit, 0 to 1. */
  denseWeight: number
  /** Whether the deployment's model puts hits into order, where it has one. */
  rerank: boolean
  /** Files that are left out, as if they were not there. */
  exceptFileIds?: readonly string[]
}

/** The best pieces of a place for a question, as a search finds them, and whether their own sentences answer it: no model words an answer. */
export async function rank(
  context: Context,
  place: Place,
  asked: string,
  { limit, denseWeight, rerank: isWanted, exceptFileIds = [] }: Ranking,
): Promise<{ passages: FoundPassage[]; isAnswered: boolean; warnings: string[] }> {
  const { question, ...left } = readExclusions(asked)
  const filter = { ...filterOf({}, left), ...(exceptFileIds.length > 0 && { exceptFileIds }) }
  const found = await findHits(context, [place], { question, filter, denseWeight })
  const ordered = await rerank(context, found.hits, { question, perPage: limit, isWanted })
  const passages = await passagesOf(context, ordered.hits.slice(0, limit))
  const numbered = passages.map((passage, at) => ({ ...passage, n: at + 1 }))
  const { answerFrom } = await import('../../../shared/domain/answering/index.ts')
  const { sentences } = answerFrom({ question, passages: numbered, rarity: found.statistics })
  return {
    passages,
    isAnswered: sentences.length > 0,
    warnings: [...found.warnings, ...ordered.warnings],
  }
}
