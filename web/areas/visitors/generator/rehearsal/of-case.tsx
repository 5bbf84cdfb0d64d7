import { call } from '../../../../client/call.ts'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/rehearsal.ts'
import { goTo } from '../case-actions.ts'
import { flush, reread } from '../open-session.ts'
import type { TestCase } from '../session.ts'
import { session, wayBack } from '../store.ts'
import { Rehearsal, type Said } from './rehearsal.tsx'
import { rehearsalOf } from './rehearsed-case.ts'

const route = 'POST /api/public/test-cases/sessions/{sessionId}/rehearsal'

/** The rehearsal of a case of the open session. Who wants to correct the case goes on in what it expects. */
export function RehearsalOfCase({ testCase: { id, steps = [] } }: { testCase: TestCase }) {
  const rehearsed = rehearsalOf(session.value, id)
  if (!rehearsed) return null
  const at = steps.findIndex(({ stepNumber }) => stepNumber === rehearsed.stepNumber)
  async function say(said: Said) {
    if (said === 'correct') return goTo(id, `[data-step="${Math.max(0, at)}"] .gen-seen`)
    const { sessionId } = session.peek() ?? {}
    if (sessionId === undefined) return
    await flush()
    await call(route, { sessionId, answers: [{ testCaseId: id, take: said }] })
    await reread({ undoable: true })
    if (said === 'reading_is_wrong') toast(texts.dropped(id), wayBack())
  }
  return <Rehearsal of={rehearsed} say={say} />
}
