import { askJson, ServiceFault } from './ask-json.ts'
import { listedVectors, plainVectors } from './embedding-answer.ts'
import type { Settings } from './settings.ts'

/** Makes vectors of texts, of length 1, by a model. */
export interface Embedder {
  /** As its provider calls it: vectors of different models do not belong together. */
  model: string
  /** One vector for each text, all of one length; throws `ServiceFault` otherwise. Takes at most as long as a model may, unless told. */
  embed: (texts: readonly string[], options?: { timeoutMs?: number }) => Promise<Float32Array[]>
}

/** A hundred vectors of the longest models, each number written out. */
const mostBytes = 32_000_000

/**
 * The configured model for vectors, or undefined where an index makes its own of what it holds. Chosen by a setting, never by the presence of a binding,
 * which exists locally and fails when called.
 */
export function createEmbedder(settings: Settings, ai: Ai | undefined): Embedder | undefined {
  const { EMBEDDINGS } = settings
  if (EMBEDDINGS !== 'workers-ai' && EMBEDDINGS !== 'openai-compatible') return undefined
  const model = embeddingModelName(settings)
  const ask = EMBEDDINGS === 'workers-ai' ? askWorkersAi(ai, model) : askCompatible(settings, model)
  return {
    model,
    async embed(texts, { timeoutMs = settings.MODEL_TIMEOUT_SECONDS * 1000 } = {}) {
      return (await ask(texts, timeoutMs)).map(unit)
    },
  }
}

/** What the configured model is called at its provider; `embedded` without one. */
export function embeddingModelName({
  EMBEDDINGS,
  EMBEDDING_MODEL,
}: Pick<Settings, 'EMBEDDINGS' | 'EMBEDDING_MODEL'>): string {
  if (EMBEDDINGS === 'embedded') return 'embedded'
  return EMBEDDING_MODEL || (EMBEDDINGS === 'workers-ai' ? '@cf/baai/bge-m3' : 'unnamed')
}

type Ask = (texts: readonly string[], timeoutMs: number) => Promise<number[][]>

function askWorkersAi(ai: Ai | undefined, model: string): Ask {
  return async (texts, timeoutMs) => {
    if (!ai) throw new ServiceFault('This Worker has no binding AI')
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await ai.run(model as never, { text: [...texts] } as never, { signal })
    return plainVectors(answer, texts.length)
  }
}

function askCompatible(settings: Settings, model: string): Ask {
  const { EMBEDDING_URL, EMBEDDING_API_KEY, MODEL_URL, MODEL_API_KEY } = settings
  const own = EMBEDDING_URL !== ''
  const [base, key] = own ? [EMBEDDING_URL, EMBEDDING_API_KEY] : [MODEL_URL, MODEL_API_KEY]
  return async (input, timeoutMs) => {
    const answer = await askJson({
      url: `${base.replace(/\/+$/, '')}/embeddings`,
      headers: key === '' ? {} : { Authorization: `Bearer ${key}` },
      body: { model, input, encoding_format: 'float' },
      timeoutMs,
      mostBytes,
    })
    return listedVectors(answer, input.length)
  }
}

/** The same direction with length 1, so that the cosine of two is their product. */
function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1
  return Float32Array.from(vector, (value) => value / length)
}
