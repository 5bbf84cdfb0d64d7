import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withBody } from './with-body.ts'

export interface ModelServer {
  url: string
  /** The bodies of all questions so far. */
  asked: { model: string; messages: { role: string; content: string }[] }[]
  /** What the next questions are answered with: as it is, or in the words that a function gives, which may also never answer. */
  answer: (reply: unknown) => void
  close: () => Promise<void>
}

/** A server that speaks the chat completions protocol, with prepared answers. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: ModelServer['asked'] = []
  let reply: unknown = {}
  const server = createServer(
    withBody(async (_request, response, text) => {
      const question = JSON.parse(text) as ModelServer['asked'][number]
      asked.push(question)
      if (reply === 'never') return
      if (reply === 'broken') return void response.destroy()
      if (reply === 'unavailable') return void response.writeHead(503).end('{}')
      const content = await contentOf(reply, question)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          id: 'answer',
          object: 'chat.completion',
          created: 0,
          model: 'small',
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
          usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
        }),
      )
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
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

function contentOf(reply: unknown, question: ModelServer['asked'][number]): string | Promise<string> {
  if (typeof reply === 'function')
    return (reply as (asked: ModelServer['asked'][number]) => Promise<string>)(question)
  return reply === 'garbage' ? 'Sure! I clicked it for you.' : JSON.stringify(reply)
}
