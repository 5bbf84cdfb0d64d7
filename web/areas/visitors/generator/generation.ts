import { signal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { follow as followEvents } from '../../../client/follow.ts'
import { Refusal } from '../../../client/refusal.ts'
import { announce } from '../../../parts/announce.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { keepTarget, keepText } from './drafts.ts'
import { flush, isEditingText, reread, showSession } from './open-session.ts'
import { type Told, doingOf, failureOf } from './progress.ts'
import { type Work, busy, cases, session, undo } from './store.ts'

/** Why the last run came to nothing; null while there is nothing to tell. */
export const failure = signal<string | null>(null)
/** The connection was lost while a run was watched; it is being made again. */
export const isLost = signal(false)
/** What the run that is watched has told so far. */
export const runEvents = signal<readonly Told[]>([])

type Asked = Pick<
  Input<'POST /api/public/test-cases/generate'>,
  'requirements' | 'uploadedFileName' | 'userEmail'
>

/** Generates cases from a text, into the open session or a new one. Throws what the service refuses; then `follow` watches the run. */
export async function generate(asked: Asked, target = ''): Promise<void> {
  failure.value = null
  const open = session.peek()?.sessionId
  await flush()
  const answer = await call(
    'POST /api/public/test-cases/generate',
    { ...asked, stream: true, ...(open && { sessionId: open }) },
    { idempotencyKey: crypto.randomUUID() },
  )
  if (target) keepTarget(answer.sessionId, target.trim())
  // The first view keeps its text for whoever goes back.
  if (open) keepText('', open)
  isEditingText.value = false
  if (open) void follow(answer.executionId, 'generate')
  else await showSession(answer.sessionId)
}

let stop = () => {}

/** Watches a run of the open session to its end, and shows what it made. */
export async function follow(executionId: string, kind: Work['kind']): Promise<void> {
  const sessionId = session.peek()?.sessionId
  if (!sessionId || busy.peek()?.executionId === executionId) return
  stop()
  const before = cases.peek().length
  runEvents.value = []
  failure.value = null
  busy.value = { executionId, kind, ...doingOf([]) }
  const isStill = () => session.peek()?.sessionId === sessionId && busy.peek()?.executionId === executionId
  await ended(executionId, isStill)
  const view = await afterwards(isStill)
  if (!isStill()) return
  busy.value = null
  if (!view) return
  failure.value = failureOf(view)
  if (failure.peek() !== null) return announce(texts.failedSaid)
  announce(texts.made(cases.peek().length))
  if (before > 0 && kind === 'generate') toast(texts.replaced(before, cases.peek().length), { undo })
}

/** Whatever is watched is watched no more: another session is shown. */
export function unfollow(): void {
  stop()
  busy.value = null
  isLost.value = false
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
    onConnection: (connection) => {
      isLost.value = connection === 'lost'
      if (connection === 'ended') resolve()
    },
    onRefused: () => resolve(),
  })
  stop = () => {
    following.stop()
    resolve()
  }
  return promise
}

const restMs = 1_500
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The session once nothing runs on it any more; null when it is gone. */
async function afterwards(isStill: () => boolean) {
  while (isStill()) {
    try {
      const view = await reread({ undoable: true })
      isLost.value = false
      if (view?.status !== 'running') return view
    } catch (error) {
      // Deleted meanwhile: the saver tells it.
      if (error instanceof Refusal && error.status === 404) return null
      isLost.value = true
    }
    await rest(restMs)
  }
  return null
}
