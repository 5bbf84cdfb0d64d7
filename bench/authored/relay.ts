import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

interface Question {
  messages: { role: string; content: string }[]
  stream?: boolean
}

/** Pages are served at another port each time. */
const port = /(?<=127\.0\.0\.1):\d+/g

/**
 * A service that speaks the chat completions protocol and answers from a folder: the answer to a question is the file `<hash>.answer.txt`. A question without one is kept
 * as `<hash>.prompt.txt`, for whoever reads in the place of a model, and refused.
 */
export async function startRelay(folder: string) {
  mkdirSync(folder, { recursive: true })
  const counts = { answered: 0, open: 0, tokensIn: 0, tokensOut: 0 }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const question = JSON.parse(body) as Question
      const prompt = question.messages.map(({ role, content }) => `## ${role}\n${content}`).join('\n\n')
      const hash = createHash('sha256').update(prompt.replaceAll(port, '')).digest('hex').slice(0, 16)
      const file = join(folder, `${hash}.answer.txt`)
      if (!existsSync(file)) {
        counts.open += 1
        writeFileSync(join(folder, `${hash}.prompt.txt`), prompt)
        response.writeHead(400, { 'content-type': 'application/json' })
        response.end('{"error":{"message":"There is no answer to this yet"}}')
        return
      }
      const answer = readFileSync(file, 'utf8')
      const usage = {
        prompt_tokens: Math.ceil(prompt.length / 4),
        completion_tokens: Math.ceil(answer.length / 4),
        total_tokens: Math.ceil((prompt.length + answer.length) / 4),
      }
      counts.answered += 1
      counts.tokensIn += usage.prompt_tokens
      counts.tokensOut += usage.completion_tokens
      const told = { id: 'a', object: 'chat.completion.chunk', created: 0, model: 'recorded' }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const piece of answer.match(/.{1,200}/gs) ?? [])
        response.write(
          `data: ${JSON.stringify({ ...told, choices: [{ index: 0, delta: { content: piece } }] })}\n\n`,
        )
      const end = [{ index: 0, delta: {}, finish_reason: 'stop' }]
      response.write(`data: ${JSON.stringify({ ...told, choices: end })}\n\n`)
      response.end(`data: ${JSON.stringify({ ...told, choices: [], usage })}\n\ndata: [DONE]\n\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    counts,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
