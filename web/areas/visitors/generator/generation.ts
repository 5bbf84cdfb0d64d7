import { signal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { type Connection, follow as followEvents } from '../../../client/follow.ts'
import { Refusal } from '../../../client/refusal.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { keepAnswers, keepTarget, keepText, keptTarget, leaveText } from './drafts.ts'
import { flush, isEditingText, reread, showSession } from './open-session.ts'
import { type RunEvent, doingOf, failureOf } from './progress.ts'
import { type Work, busy, cases, lastStep, session, wayBack } from './store.ts'

/** Why the last run came to nothing; null while there is nothing to tell. */
export const failure = signal<string | null>(null)
/** How the run is watched. */
export const connection = signal<Connection>('connecting')

/** How the last run that was watched here ended, in words. */
export interface Ended {
  executionId: string
  status: 'completed' | 'failed'
  /** Empty where something else says it. */
  words: string
}
export const lastEnded = signal<Ended | null>(null)
const repeat = repeatKeys()

/** The events so far of the run that is watched. */
export const runEvents = signal<readonly RunEvent[]>([])

export type GenerationRequest = Pick<
  Input<'POST /api/public/test-cases/generate'>,
  'answers' | 'uploadedFileName' | 'userEmail' | 'rehearse'
> & { requirements: string }

/** Generates cases from a text, into the open session or a new one. Throws what the service refuses; then `follow` watches the run. */
export async function generate(request: GenerationRequest, target?: string): Promise<void> {
  failure.value = null
  const open = session.peek()?.sessionId
  await flush()
  const pageUrl = (target ?? (open ? keptTarget(open) : '')).trim()
  const input = { ...request, stream: true, ...(open && { sessionId: open }), ...(pageUrl && { pageUrl }) }
  const idempotencyKey = repeat.keyFor(input)
  const answer = await call('POST /api/public/test-cases/generate', input, { idempotencyKey })
  repeat.renew()
  if (pageUrl) keepTarget(answer.sessionId, pageUrl)
  if (open) forgetText(open)
  else leaveText(request.requirements)
  isEditingText.value = false
  if (open) void follow(answer.executionId, 'generate')
  else await showSession(answer.sessionId)
}

function forgetText(sessionId: string): void {
  keepText('', sessionId)
  keepAnswers(null, sessionId)
}

let stop = () => {}

/** Watches a run of the open session to its end, and shows what it made. */
export async function follow(executionId: string, kind: Work['kind']): Promise<void> {
  const sessionId = session.peek()?.sessionId
  if (!sessionId || busy.peek()?.executionId === executionId) return
  stop()
  const before = cases.peek().length
  const step = lastStep()
  runEvents.value = []
  failure.value = null
  connection.value = 'connecting'
  busy.value = { executionId, kind, ...doingOf([]) }
  const isStill = () => session.peek()?.sessionId === sessionId && busy.peek()?.executionId === executionId
  await ended(executionId, isStill)
  const view = await afterwards(isStill)
  if (!isStill()) return
  busy.value = null
  if (!view) return
  failure.value = failureOf(view)
  const count = cases.peek().length
  const isFailed = failure.peek() !== null
  const isReplaced = !isFailed && kind === 'generate' && before > 0
  if (isReplaced) toast(texts.replaced(before, count), wayBack(step))
  lastEnded.value = isFailed
    ? { executionId, status: 'failed', words: texts.failedSaid }
    : { executionId, status: 'completed', words: isReplaced || kind === 'refine' ? '' : texts.made(count) }
}

/** Whatever is watched is watched no more: another session is shown. */
export function unfollow(): void {
  stop()
  busy.value = null
  failure.value = null
  lastEnded.value = null
}

function ended(executionId: string, isStill: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const following = followEvents({
    executionId,
    onEvents: (events) => {
      runEvents.value = [...runEvents.peek(), ...events]
      const now = busy.peek()
      if (now && isStill()) busy.value = { ...now, ...doingOf(runEvents.peek()) }
    },
    onConnection: (now) => {
      connection.value = now
      if (now === 'ended') resolve()
    },
    onRefused: () => resolve(),
  })
  stop = () => {
    following.stop()
    resolve()
  }
  return promise
}

const pauseMs = 1_500
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The session once nothing runs on it any more; null when it is gone. */
async function afterwards(isStill: () => boolean) {
  while (isStill()) {
    try {
      const view = await reread({ undoable: true })
      if (view?.status !== 'running') return view
    } catch (error) {
      // Deleted meanwhile: the saver tells it.
      if (error instanceof Refusal && error.status === 404) return null
      connection.value = 'lost'
    }
    await pause(pauseMs)
  }
  return null
}
