import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withBody } from './with-body.ts'

export interface ModelServer {
  url: string
  /** The bodies of all questions so far. */
  asked: { model: string; stream?: boolean; messages: { role: string; content: string }[] }[]
  /** What the last question said in its header `Authorization`. */
  authorization: () => string | undefined
  /** What the next questions are answered with: as it is, or in the words that a function gives, which may also never answer. */
  answer: (reply: unknown) => void
  close: () => Promise<void>
}

/** A server that speaks the chat completions protocol, with prepared answers. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: ModelServer['asked'] = []
  let reply: unknown = {}
  let authorization: string | undefined
  const server = createServer(
    withBody(async (request, response, text) => {
      authorization = request.headers.authorization
      const question = JSON.parse(text) as ModelServer['asked'][number]
      asked.push(question)
      if (reply === 'never') return
      if (reply === 'broken') return void response.destroy()
      if (reply === 'unavailable') return void response.writeHead(503).end('{}')
      const content = await contentOf(reply, question)
      if (question.stream) return writeStream(response, content)
      response.writeHead(200, { 'content-type': 'application/json' })
      const message = { role: 'assistant', content }
      response.end(
        JSON.stringify({ ...head, choices: [{ index: 0, finish_reason: 'stop', message }], usage }),
      )
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    authorization: () => authorization,
    answer: (next) => {
      reply = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const head = { id: 'answer', object: 'chat.completion', created: 0, model: 'small' }
const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }

/** The answer in two parts, as services send it that are asked to stream. */
function writeStream(response: ServerResponse, content: string): void {
  const middle = Math.ceil(content.length / 2)
  const parts = [content.slice(0, middle), content.slice(middle)].map((part) => ({
    choices: [{ index: 0, delta: { role: 'assistant', content: part } }],
  }))
  const end = [{ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }, { choices: [], usage }]
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const part of [...parts, ...end])
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...part })}\n\n`)
  response.end('data: [DONE]\n\n')
}

function contentOf(reply: unknown, question: ModelServer['asked'][number]): string | Promise<string> {
  if (typeof reply === 'function')
    return (reply as (asked: ModelServer['asked'][number]) => Promise<string>)(question)
  return reply === 'garbage' ? 'Sure! I clicked it for you.' : JSON.stringify(reply)
}
