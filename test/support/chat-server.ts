import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withBody } from './with-body.ts'

export interface ChatQuestion {
  stream?: boolean
  messages: { role: string; content: string }[]
}

/** How a question is answered: with a status and no answer, or with a text that is sent in pieces. */
export type ChatReply =
  | { status: number; headers?: Record<string, string> }
  | {
      text: string
      /** The connection is cut after so many characters. */
      cutAt?: number
      /** Nothing is said before that resolves. */
      after?: Promise<unknown>
    }

export interface ChatServer {
  url: string
  asked: ChatQuestion[]
  close: () => Promise<void>
}

/** A service that speaks the chat completions protocol by streams; `reply` gets each question, and how many that hold the same words came before it. */
export async function startChatServer(
  reply: (question: ChatQuestion, before: number) => ChatReply,
): Promise<ChatServer> {
  const asked: ChatQuestion[] = []
  const server = createServer(
    withBody(async (_request, response, body) => {
      const question = JSON.parse(body) as ChatQuestion
      const words = JSON.stringify(question.messages)
      const before = asked.filter(({ messages }) => JSON.stringify(messages) === words).length
      asked.push(question)
      const answer = reply(question, before)
      if ('status' in answer) {
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        return void response.end('{"error":{"message":"Not now"}}')
      }
      await answer.after
      await writeStream(response, answer)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 }

async function writeStream(response: ServerResponse, { text, cutAt }: { text: string; cutAt?: number }) {
  const send = (more: object) =>
    new Promise<void>((resolve) => {
      const chunk = { id: 'a', object: 'chat.completion.chunk', created: 0, model: 'small', ...more }
      response.write(`data: ${JSON.stringify(chunk)}\n\n`, () => resolve())
    })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of text.slice(0, cutAt).match(/.{1,50}/gs) ?? [])
    await send({ choices: [{ index: 0, delta: { content: piece } }] })
  if (cutAt !== undefined) return void response.destroy()
  await send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  await send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}
