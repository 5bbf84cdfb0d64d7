import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import { askJson, ServiceFault } from './ask-json.ts'
import type { Settings } from './settings.ts'

/** Says how well texts answer a question, by a model that reads both together. */
export interface Reranker {
  /** One score for each text, in their order; only their order among each other means something. Throws `ServiceFault` when there is not one for each. */
  score: (question: string, texts: readonly string[]) => Promise<number[]>
}

type Scored = { index: number; score: number }[]

/** A thousand places with their scores, and the texts themselves, which some services send back. */
const mostBytes = 4_000_000

/** The configured reranker, or undefined where hits stay in the order in which they were found. */
export function createReranker(settings: Settings, ai: Ai | undefined): Reranker | undefined {
  if (settings.RERANKER !== 'workers-ai' && settings.RERANKER !== 'compatible') return undefined
  const ask = settings.RERANKER === 'workers-ai' ? askWorkersAi(settings, ai) : askCompatible(settings)
  return {
    async score(question, texts) {
      return texts.length === 0 ? [] : inOrder(await ask(question, texts), texts.length)
    },
  }
}

type Ask = (question: string, texts: readonly string[]) => Promise<Scored>

const PlainScores = once(() =>
  z.object({ response: z.array(z.object({ id: z.number().int(), score: z.number() })) }),
)

/** Source: Workers AI, "bge-reranker-base". */
function askWorkersAi(settings: Settings, ai: Ai | undefined): Ask {
  const model = settings.RERANKER_MODEL || '@cf/baai/bge-reranker-base'
  return async (query, texts) => {
    if (!ai) throw new ServiceFault('This Worker has no binding AI')
    const signal = AbortSignal.timeout(settings.SEARCH_SERVICE_TIMEOUT_SECONDS * 1000)
    const contexts = texts.map((text) => ({ text }))
    const answer = await ai.run(model as never, { query, contexts, top_k: texts.length } as never, { signal })
    const { success, data } = PlainScores().safeParse(answer)
    if (!success) throw noScores()
    return data.response.map(({ id: index, score }) => ({ index, score }))
  }
}

const RankedScores = once(() =>
  z.object({ results: z.array(z.object({ index: z.number().int(), relevance_score: z.number() })) }),
)

/** The protocol of Cohere and Jina, which vLLM, llama.cpp and others serve: `POST /rerank`. */
function askCompatible(settings: Settings): Ask {
  const { RERANKER_URL, RERANKER_MODEL: model, RERANKER_API_KEY: key } = settings
  return async (query, documents) => {
    const answer = await askJson({
      url: `${RERANKER_URL.replace(/\/+$/, '')}/rerank`,
      headers: key === '' ? {} : { Authorization: `Bearer ${key}` },
      body: { model, query, documents, top_n: documents.length },
      timeoutMs: settings.SEARCH_SERVICE_TIMEOUT_SECONDS * 1000,
      mostBytes,
    })
    const { success, data } = RankedScores().safeParse(answer)
    if (!success) throw noScores()
    return data.results.map(({ index, relevance_score: score }) => ({ index, score }))
  }
}

const noScores = () => new ServiceFault('The reranker answered with something else than scores')

function inOrder(scored: Scored, count: number): number[] {
  const scores = new Map(scored.map(({ index, score }) => [index, score]))
  const all = Array.from({ length: count }, (_, at) => scores.get(at))
  if (scored.length !== count || !all.every((score) => score !== undefined))
    throw new ServiceFault(`The reranker gave ${scored.length} scores for ${count} texts`)
  return all
}
