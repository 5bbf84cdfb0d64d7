import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import type { PlacedHit } from './find-hits.ts'
import { passagesOf } from './passages.ts'

/** How many of the best are read together with the question, at least: what lies behind them is rarely what was meant. */
const leastReranked = 64
/** What a model of this kind reads of a text, about 512 tokens; more would only be sent. */
const longestText = 2400

/** Whole pages of the best hits, so that no page is half in one order and half in another. */
export const windowOf = (perPage: number): number => Math.ceil(leastReranked / perPage) * perPage

interface Asked {
  question: string
  perPage: number
  /** False where people still type: it would cost a model a call with each letter. */
  isWanted: boolean
}

/**
 * Puts the best hits into the order of a model that reads question and text together, the same whatever page is asked for; those behind them keep theirs. Where
 * there is no such model or it fails, all keep their order, and the failure is said.
 */
export async function rerank(
  context: Context,
  hits: readonly PlacedHit[],
  { question, perPage, isWanted }: Asked,
): Promise<{ hits: PlacedHit[]; warnings: string[] }> {
  const { reranker } = context.services
  // Strangers cost nobody a model.
  if (!isWanted || !reranker || !context.tenant || hits.length < 2) return { hits: [...hits], warnings: [] }
  const window = windowOf(perPage)
  try {
    const passages = await passagesOf(context, hits.slice(0, window))
    const scores = await reranker.score(question, passages.map(textOf))
    const scored = passages.map(({ hit }, at) => ({ ...hit, reranked: scores[at] ?? 0 }))
    const best = scored.toSorted((one, other) => other.reranked - one.reranked)
    return { hits: [...best, ...hits.slice(window)], warnings: [] }
  } catch (error) {
    logError({ kind: 'search.rerank', requestId: context.requestId, error })
    const warning =
      'The model that puts results into order did not answer: they stand in the order in which they were found.'
    return { hits: [...hits], warnings: [warning] }
  }
}

const textOf = ({ headings, text }: { headings: readonly string[]; text: string }): string =>
  [...headings, text].join('\n').slice(0, longestText).toWellFormed()
