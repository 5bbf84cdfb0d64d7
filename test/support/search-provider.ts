import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withBody } from './with-body.ts'

/** Words that mean the same to the models here. */
const synonyms = new Map([
  ['automobile', 'car'],
  ['cars', 'car'],
])
const dimensions = 64

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\w+/g) ?? []).map((word) => synonyms.get(word) ?? word)

/** Words with their numbers of times. Each model counts a word at another place: its vectors mean nothing to others. */
function vectorOf(text: string, model: string): number[] {
  const vector = Array.from({ length: dimensions }, () => 0)
  for (const word of wordsOf(text)) {
    let hash = model.length
    for (const letter of `${model} ${word}`) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1
  }
  return vector
}

/** How well a text answers a question: by the words that both say, and among equals by the number of its room. */
export function scoreOf(question: string, text: string): number {
  const said = new Set(wordsOf(text))
  const shared = wordsOf(question).filter((word) => said.has(word)).length
  const [, room = '0'] = /Room (\d+)/.exec(text) ?? []
  return shared + ((Number(room) * 37) % 101) / 101
}

const pages = [
  {
    url: 'https://news.example/riverside-cup',
    title: 'The <b>Riverside</b> cup',
    content: 'The <em>Riverside</em> cup was won by the Harbour Rowers in 2024.',
    publishedDate: '2024-06-01T00:00:00Z',
  },
  { url: 'javascript:alert(1)', title: 'No page', content: 'The Riverside cup was won by a script.' },
]

interface Embedding {
  model: string
  input: string[]
}

const answers: Record<string, (body: string) => unknown> = {
  '/v1/embeddings': (body) => {
    const { model, input } = JSON.parse(body) as Embedding
    return { data: input.map((text, index) => ({ index, embedding: vectorOf(text, model) })) }
  },
  '/v1/rerank': (body) => {
    const { query, documents } = JSON.parse(body) as { query: string; documents: string[] }
    const scored = documents.map((text, index) => ({ index, relevance_score: scoreOf(query, text) }))
    return { results: scored.toSorted((one, other) => other.relevance_score - one.relevance_score) }
  },
  '/search': () => ({ results: pages }),
}

/** A model for vectors, a reranker and a search of the web behind one address, as an operator would have them beside the product. */
export async function startSearchProvider() {
  const asked: string[] = []
  const embedded: Embedding[] = []
  const state = { isAway: false }
  const server = createServer(
    withBody((request, response, body) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      asked.push(`${pathname}${search}`)
      if (pathname === '/v1/embeddings') embedded.push(JSON.parse(body) as Embedding)
      const answer = answers[pathname]
      response.writeHead(state.isAway || !answer ? 503 : 200, { 'content-type': 'application/json' })
      response.end(state.isAway || !answer ? 'away' : JSON.stringify(answer(body)))
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    /** All texts that a model was sent. */
    textsFor: (name: string) => embedded.filter(({ model }) => model === name).flatMap(({ input }) => input),
    state,
    settings: (embeddingModel: string) => [
      'EMBEDDINGS:openai-compatible',
      `EMBEDDING_MODEL:${embeddingModel}`,
      `EMBEDDING_URL:${origin}/v1`,
      'RERANKER:compatible',
      'RERANKER_MODEL:small',
      `RERANKER_URL:${origin}/v1`,
      'WEB_SEARCH:searxng',
      `WEB_SEARCH_URL:${origin}`,
    ],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
