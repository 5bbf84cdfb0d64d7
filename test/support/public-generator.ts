import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { SummarySchema } from '../../shared/domain/test-generation/index.ts'
import { isOver } from '../../shared/kernel/events.ts'
import type { ExecutionView } from '../../workers/features/hosted-runs/execution-schemas.ts'
import type { PublicSessionView } from '../../workers/features/public-generator/schemas.ts'
import type { ErrorBody } from './client.ts'
import { type AnySocket, type Received, type Watched, watch } from './watch-socket.ts'

export type Session = z.output<ReturnType<typeof PublicSessionView>>
export type HostedRun = z.output<ReturnType<typeof ExecutionView>>
export interface Generated {
  sessionId: string
  executionId: string
  testCases: TestCase[]
  summary: z.output<ReturnType<typeof SummarySchema>>
}
export type Started = Pick<Generated, 'sessionId' | 'executionId'> & { status: string }
export type Refused = { status: number } & ErrorBody

export const isLast = ({ type }: Received) => type === 'execution_complete'

/** Speaks to the public generator of a started product as a visitor does: plain HTTP, and sockets. */
export function publicGenerator(origin: string) {
  const api = `${origin}/api/public/test-cases`

  function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const json = body !== undefined && !(body instanceof FormData)
    return fetch(`${api}${path}`, {
      method,
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : (body as FormData) }),
    })
  }

  /** The body of a success; anything else is an error that shows what came. */
  async function ask<T>(...request: Parameters<typeof send>): Promise<T> {
    const response = await send(...request)
    if (response.ok) return (await response.json()) as T
    const [method, path] = request
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  }

  async function refusal(...request: Parameters<typeof send>): Promise<Refused> {
    const response = await send(...request)
    return { status: response.status, ...((await response.json()) as ErrorBody) }
  }

  function form(fileName: string, content: Uint8Array<ArrayBuffer> | string): FormData {
    const data = new FormData()
    data.set('file', new File([content], fileName))
    return data
  }

  const session = (sessionId: string) => ask<Session>('GET', `/sessions/${sessionId}`)
  const run = (executionId: string) => ask<HostedRun>('GET', `/executions/${executionId}`)

  const execute = (sessionId: string, testCaseIds: string[], config: object) =>
    ask<Started>('POST', '/execute', { sessionId, testCaseIds, config })
  /** A session that holds exactly these cases. */
  async function sessionWith(testCases: readonly unknown[]): Promise<Session> {
    const made = await ask<Session>('POST', '/sessions', { title: 'Own cases', requirements: 'None.' })
    return ask<Session>('PATCH', `/sessions/${made.sessionId}`, { testCases })
  }

  return {
    ask,
    send,
    refusal,
    form,
    session,
    run,
    generate: (requirements: string, options: object = {}) =>
      ask<Generated>('POST', '/generate', { requirements, ...options }),
    stream: (requirements: string, options: object = {}) =>
      ask<Started>('POST', '/generate', { requirements, ...options, stream: true }),
    execute,
    sessionWith,
    /** Runs exactly these cases, each once. */
    async runCases(
      cases: readonly { id: string; title?: string; steps?: readonly object[] | undefined }[],
      config: object,
    ): Promise<string> {
      const { sessionId } = await sessionWith(cases)
      const ids = cases.map(({ id }) => id)
      return (await execute(sessionId, ids, config)).executionId
    },
    async ended(executionId: string, timeoutMs = 300_000): Promise<HostedRun> {
      for (const until = Date.now() + timeoutMs; ; await sleep(200)) {
        const view = await run(executionId)
        if (isOver(view.status)) return view
        if (Date.now() > until) throw new Error(`The run is still ${view.status} after ${timeoutMs} ms`)
      }
    },
    async settled(sessionId: string, timeoutMs = 120_000): Promise<Session> {
      for (const until = Date.now() + timeoutMs; ; await sleep(100)) {
        const now = await session(sessionId)
        if (now.status !== 'running') return now
        if (Date.now() > until) throw new Error(`The session is still running after ${timeoutMs} ms`)
      }
    },
    /** Follows an execution over a socket of its own, from the event after `afterSeq`. */
    async follow(executionId: string, afterSeq = 0): Promise<Watched> {
      const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`)
      const watched = watch(socket as unknown as AnySocket)
      await new Promise<void>((resolve, reject) => {
        socket.addEventListener('open', () => resolve(), { once: true })
        socket.addEventListener('error', () => reject(new Error('/ws refused the socket')), { once: true })
      })
      watched.send({ action: 'subscribe', executionId, afterSeq })
      return watched
    },
  }
}

/** The events among what a socket received, without the messages of the socket itself. */
export const eventsOf = (received: Received[]) => received.filter(({ seq }) => seq !== undefined)

/** 1, 2, 3 … as many as there are events. */
export const gapless = (events: Received[]) => events.map((_, index) => index + 1)
