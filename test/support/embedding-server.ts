import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withBody } from './with-body.ts'

/** A model for vectors that takes its time: the same text has the same vector. */
export async function startEmbeddingServer(delayMs: number) {
  const server = createServer(
    withBody((_request, response, body) => {
      const { input } = JSON.parse(body) as { input: string[] }
      const data = input.map((text, index) => ({ index, object: 'embedding', embedding: vectorOf(text) }))
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ object: 'list', data, usage: { prompt_tokens: 1, total_tokens: 1 } }))
      }, delayMs)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: [
      'EMBEDDINGS:openai-compatible',
      'EMBEDDING_MODEL:slow',
      `EMBEDDING_URL:http://127.0.0.1:${port}/v1`,
      'EMBEDDING_API_KEY:none',
    ],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function vectorOf(text: string): number[] {
  const vector = Array.from({ length: 64 }, () => 0.01)
  for (const word of text.toLowerCase().match(/\w+/g) ?? []) {
    let hash = 7
    for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) % 64
    vector[hash] = (vector[hash] ?? 0) + 1
  }
  return vector
}
