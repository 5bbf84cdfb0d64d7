import { expect, test } from 'vitest'
import { readSettings } from '../../../shared/services/settings.ts'

const own = {
  EMBEDDINGS: 'openai-compatible',
  EMBEDDING_MODEL: 'small',
  EMBEDDING_URL: 'http://localhost:1/v1',
}

test.each([
  {},
  own,
  { ...own, EMBEDDING_URL: '', MODEL_URL: 'http://localhost:1/v1' },
  { EMBEDDINGS: 'workers-ai', RERANKER: 'workers-ai' },
  { RERANKER: 'compatible', RERANKER_URL: 'https://r.example', RERANKER_MODEL: 'm' },
  { WEB_SEARCH: 'searxng', WEB_SEARCH_URL: 'https://s.example' },
  { EMBEDDINGS: 'workers-ai', VECTORS: 'vectorize' },
  { ...own, VECTORS: 'vectorize', EMBEDDING_DIMENSIONS: '1536' },
])('services that go together are taken: %j', (chosen) => {
  expect(() => readSettings(chosen)).not.toThrow()
})

test.each([
  [{ EMBEDDINGS: 'openai' }, 'EMBEDDINGS must be one of embedded, workers-ai, openai-compatible'],
  [{ ...own, EMBEDDING_MODEL: '' }, 'EMBEDDINGS=openai-compatible needs the setting EMBEDDING_MODEL'],
  [{ ...own, EMBEDDING_URL: '' }, 'EMBEDDINGS=openai-compatible needs the setting EMBEDDING_URL'],
  [{ ...own, EMBEDDING_URL: 'localhost:80' }, 'EMBEDDING_URL must be an address'],
  [{ VECTORS: 'pinecone' }, 'VECTORS must be one of embedded, vectorize'],
  [{ VECTORS: 'vectorize' }, 'VECTORS=vectorize needs the setting EMBEDDINGS'],
  [{ ...own, VECTORS: 'vectorize', EMBEDDING_DIMENSIONS: '3072' }, 'between 1 and 1536'],
  [{ ...own, VECTORS: 'vectorize', EMBEDDING_DIMENSIONS: '0' }, 'between 1 and 1536'],
  [{ RERANKER: 'on' }, 'RERANKER must be one of off, workers-ai, compatible'],
  [{ RERANKER: 'compatible', RERANKER_MODEL: 'm' }, 'needs the setting RERANKER_URL'],
  [{ RERANKER: 'compatible', RERANKER_URL: 'https://r.example' }, 'needs the setting RERANKER_MODEL'],
  [{ WEB_SEARCH: 'google' }, 'WEB_SEARCH must be one of off, searxng'],
  [{ WEB_SEARCH: 'searxng' }, 'needs the setting WEB_SEARCH_URL'],
  [{ WEB_SEARCH: 'searxng', WEB_SEARCH_URL: 'javascript:alert(1)' }, 'WEB_SEARCH_URL must be an address'],
])('services that do not are refused before anything starts with them: %j', (chosen, said) => {
  expect(() => readSettings(chosen)).toThrow(said)
})
