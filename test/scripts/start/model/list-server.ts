import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a server of models answers to whoever asks what it has. */
export const listOf = (...ids: string[]) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model' })),
})

/** A server on a free port, until the test is over. It answers each request as `answer` does, or with that as JSON. */
export async function listServer(answer: RequestListener | object, name = 'Ollama') {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (typeof answer === 'function') return (answer as RequestListener)(request, response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { name, port: (server.address() as AddressInfo).port, asked }
}
