/** What is said of the services by which texts are found. */
interface Chosen {
  EMBEDDINGS: string
  EMBEDDING_MODEL: string
  EMBEDDING_URL: string
  EMBEDDING_DIMENSIONS: number
  MODEL_URL: string
  VECTORS: string
  RERANKER: string
  RERANKER_MODEL: string
  RERANKER_URL: string
  WEB_SEARCH: string
  WEB_SEARCH_URL: string
}

const choices = {
  EMBEDDINGS: ['embedded', 'workers-ai', 'openai-compatible'],
  VECTORS: ['embedded', 'vectorize'],
  RERANKER: ['off', 'workers-ai', 'compatible'],
  WEB_SEARCH: ['off', 'searxng'],
} as const

const urls = ['EMBEDDING_URL', 'RERANKER_URL', 'WEB_SEARCH_URL'] as const

/** Says what is wrong with a choice of services for search and what to set instead, or null: each alone may be right, and all together find nothing. */
export function searchSettingsFault(chosen: Chosen): string | null {
  for (const [name, known] of Object.entries(choices) as [keyof typeof choices, readonly string[]][]) {
    if (!known.includes(chosen[name]))
      return `The setting ${name} must be one of ${known.join(', ')}, and not "${chosen[name]}"`
  }
  const wrong = urls.find((name) => chosen[name] !== '' && !isWebAddress(chosen[name]))
  if (wrong) return `The setting ${wrong} must be an address that begins with https:// or http://`
  return missing(chosen)
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

function missing(chosen: Chosen): string | null {
  const { EMBEDDINGS, EMBEDDING_MODEL, EMBEDDING_URL, MODEL_URL, RERANKER, WEB_SEARCH } = chosen
  const { EMBEDDING_DIMENSIONS, VECTORS } = chosen
  const isOwn = EMBEDDINGS === 'openai-compatible'
  // Without a name, vectors of two models could not be told apart.
  if (isOwn && EMBEDDING_MODEL === '') return needs('EMBEDDINGS=openai-compatible', 'EMBEDDING_MODEL')
  if (isOwn && EMBEDDING_URL === '' && MODEL_URL === '')
    return needs('EMBEDDINGS=openai-compatible', 'EMBEDDING_URL')
  if (VECTORS === 'vectorize' && EMBEDDINGS === 'embedded') return needs('VECTORS=vectorize', 'EMBEDDINGS')
  if (VECTORS === 'vectorize' && !isDimensions(EMBEDDING_DIMENSIONS))
    return 'VECTORS=vectorize needs the setting EMBEDDING_DIMENSIONS between 1 and 1536: as many numbers as a vector of the model has'
  if (RERANKER === 'compatible' && chosen.RERANKER_URL === '')
    return needs('RERANKER=compatible', 'RERANKER_URL')
  if (RERANKER === 'compatible' && chosen.RERANKER_MODEL === '')
    return needs('RERANKER=compatible', 'RERANKER_MODEL')
  if (WEB_SEARCH === 'searxng' && chosen.WEB_SEARCH_URL === '')
    return needs('WEB_SEARCH=searxng', 'WEB_SEARCH_URL')
  return null
}

const isDimensions = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= 1536

const needs = (choice: string, other: string): string => `${choice} needs the setting ${other} beside it`
