import { type Answer, newReceiver } from './receivers.ts'
import { readSettings } from '../../shared/services/settings.ts'

/** A service behind `fetch`, at an address of its own, and settings that lead to it. */
export function newService(answer: Answer) {
  const { host, got } = newReceiver(answer)
  const base = `https://${host}`
  const short = { SEARCH_SERVICE_TIMEOUT_SECONDS: '0.05' }
  return {
    got,
    bodies: () => got.map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    embeddings: readSettings({
      ...short,
      EMBEDDINGS: 'openai-compatible',
      EMBEDDING_MODEL: 'm',
      EMBEDDING_URL: `${base}/v1/`,
      EMBEDDING_API_KEY: 'key',
    }),
    reranker: readSettings({
      ...short,
      RERANKER: 'compatible',
      RERANKER_MODEL: 'r',
      RERANKER_URL: `${base}/v1`,
    }),
    web: readSettings({ ...short, WEB_SEARCH: 'searxng', WEB_SEARCH_URL: base }),
  }
}

/** What a service may do instead of answering well, each with what is said of it. */
export const misbehaviours: [string, Answer, string][] = [
  ['refuses the connection', () => Promise.reject(new TypeError('Connection refused')), 'cannot be reached'],
  ['is too busy', () => new Response('slow down', { status: 429 }), 'answered with 429'],
  ['is broken', () => new Response('stack trace', { status: 500 }), 'answered with 500'],
  ['leads elsewhere', () => Response.redirect('https://elsewhere.example/', 302), 'answered with 302'],
  ['answers with a page', () => new Response('<html>'), 'something else than JSON'],
  ['answers with nothing', () => new Response(null), 'something else than JSON'],
  ['answers with other JSON', () => Response.json({ data: 7, results: 7 }), 'something else than'],
  [
    'is silent for too long',
    (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    'did not answer in time',
  ],
]
