import { call } from '../../../../client/call.ts'
import { repeatKeys } from '../../../../client/repeat-key.ts'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/generator-chat.ts'
import { follow } from '../generation.ts'
import { flush } from '../open-session.ts'
import { lastStep, session, wayBack } from '../store.ts'
import { keepMessage, pending } from './message.ts'
import { isNothing, latestChanges } from './turns.ts'

const keys = repeatKeys()

/** Sends a message about the cases of a session. It is accepted once this ends; what it does is followed. Throws what the service refuses. */
export async function sendMessage(sessionId: string, message: string): Promise<void> {
  // The service reads the cases that it has.
  await flush()
  const idempotencyKey = keys.keyFor({ sessionId, message })
  const started = await call(
    'POST /api/public/test-cases/sessions/{sessionId}',
    { sessionId, message },
    { idempotencyKey },
  )
  keys.renew()
  keepMessage(sessionId, '')
  pending.value = { sessionId, text: message }
  void watch(sessionId, started.executionId)
}

async function watch(sessionId: string, executionId: string) {
  const before = lastStep()
  try {
    await follow(executionId, 'refine')
  } finally {
    if (pending.peek()?.sessionId === sessionId) pending.value = null
  }
  const view = session.peek()
  if (view?.sessionId !== sessionId || view.status === 'failed') return
  const changes = latestChanges(view)
  if (changes && !isNothing(changes)) toast(texts.applied(changes), wayBack(before))
}
