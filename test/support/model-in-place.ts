import { afterAll } from 'vitest'
import type { Settings } from '../../shared/services/settings.ts'

interface Question {
  model: string
  temperature?: number
  messages: { role: string; content: string }[]
}

export interface ModelInPlace {
  settings: Pick<Settings, 'MODEL' | 'MODEL_NAME' | 'MODEL_URL'>
  /** The bodies of all questions so far. */
  asked: Question[]
  /** The system text of the last question. */
  system: () => string
  /** What the next questions are answered with; `broken` is a provider that fails, `silent` one that never answers. */
  answer: (reply: unknown) => void
}

const usage = { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 }

/** A provider of models inside the tests' own isolate: it speaks the chat completions protocol to whoever fetches its address, 1000 tokens in and 200 out. */
export function modelInPlace(name = 'small'): ModelInPlace {
  const url = `http://${crypto.randomUUID()}.models.test/v1`
  const asked: Question[] = []
  let reply: unknown = {}
  const real = globalThis.fetch
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(url)) return real(input, init)
    asked.push(await request.json())
    if (reply === 'broken') return Response.json({}, { status: 400 })
    if (reply === 'silent') return new Promise(() => undefined)
    const message = { role: 'assistant', content: JSON.stringify(reply) }
    const choices = [{ index: 0, finish_reason: 'stop', message }]
    return Response.json({ id: 'a', object: 'chat.completion', created: 0, model: name, choices, usage })
  }
  afterAll(() => {
    globalThis.fetch = real
  })
  return {
    settings: { MODEL: 'openai-compatible', MODEL_NAME: name, MODEL_URL: url },
    asked,
    system: () => asked.at(-1)?.messages.find(({ role }) => role === 'system')?.content ?? '',
    answer: (next) => {
      reply = next
    },
  }
}
