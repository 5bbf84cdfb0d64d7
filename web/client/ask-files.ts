import type { SearchAnswer } from '../../workers/features/search/schemas.ts'
import { ask, noted } from './call.ts'
import { type ErrorBody, Refusal, unreachable } from './refusal.ts'
import { serverEvents } from './server-events.ts'

export type Answer = SearchAnswer
export type Source = Answer['sources'][number]
export type Result = Answer['results'][number]

export interface Question {
  question: string
  conversationHistory: readonly { role: 'user' | 'assistant'; content: string }[]
  fileTypes?: readonly string[]
  updatedFrom?: string
  updatedTo?: string
}

/** Where files are asked, and under which name the service takes the question there. */
export interface AskAddress {
  address: string
  field: 'question' | 'query'
}

interface StreamOptions {
  signal: AbortSignal
  /** Gets the sources, then the answer as far as it has come. */
  take: (part: Pick<Answer, 'sources' | 'answer'>) => void
}

const sent = (
  { address, field }: AskAddress,
  { question, ...rest }: Question,
  how: object,
  signal?: AbortSignal,
) =>
  ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [field]: question, ...rest, ...how }),
    ...(signal && { signal }),
  })

/** Asks, and gives the answer sentence by sentence as it is made. Throws a `Refusal`, also where the stream broke off before its end. */
export async function askStreamed(
  to: AskAddress,
  question: Question,
  { signal, take }: StreamOptions,
): Promise<Answer> {
  const response = await sent(to, question, { stream: true }, signal)
  const eventsIn = serverEvents()
  let answer = ''
  let sources: Source[] = []
  for await (const text of textsOf(response))
    for (const { event, data } of eventsIn(text)) {
      const body = JSON.parse(data) as unknown
      if (event === 'error') throw noted(new Refusal(500, body as ErrorBody))
      if (event === 'sources') ({ sources } = body as Pick<Answer, 'sources'>)
      if (event === 'delta') answer += (body as { text: string }).text
      if (event === 'done') return { ...(body as Answer), answer, sources }
      take({ sources, answer })
    }
  throw unreachable()
}

async function* textsOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return
      yield part.value
    }
  } finally {
    reader?.cancel().catch(() => undefined)
  }
}

const perPage = 10

/** A further page of what was found; pages count from 1. */
export async function pageOfResults(to: AskAddress, question: Question, page: number): Promise<Answer> {
  const response = await sent(to, question, { page, perPage })
  return (await response.json()) as Answer
}
