import { useEffect, useState } from 'preact/hooks'
import { type Output, call } from '../../../../client/call.ts'
import type { SessionView } from '../session.ts'

export type MessageChange =
  Output<'GET /api/public/test-cases/sessions/{sessionId}/changes'>['changes'][number]

/** A change, and whether it is the one that "undo" takes back. */
export interface ShownChange {
  change: MessageChange
  isLast: boolean
}

/** Changes by the time of the answer that tells of them. Those that were kept without a time belong to no answer. */
export const changesByTime = (changes: readonly MessageChange[]): ReadonlyMap<string, ShownChange> =>
  new Map(changes.flatMap((change, at) => (change.at ? [[change.at, { change, isLast: at === 0 }]] : [])))

const none: readonly MessageChange[] = []
const route = 'GET /api/public/test-cases/sessions/{sessionId}/changes'

/** What the last messages to a session changed, read anew after each answer. Where it cannot be read, the conversation stands without it. */
export function useChanges(view: SessionView | null, isWorking: boolean): readonly MessageChange[] {
  const [changes, setChanges] = useState(none)
  const { sessionId, conversation = [] } = view ?? {}
  const answers = conversation.filter(({ role }) => role === 'assistant').length
  useEffect(() => {
    if (!sessionId || answers === 0) return setChanges(none)
    if (isWorking) return
    let isWanted = true
    call(route, { sessionId })
      .then((answer) => isWanted && setChanges(answer.changes))
      .catch(() => isWanted && setChanges(none))
    return () => void (isWanted = false)
  }, [sessionId, answers, isWorking])
  return changes
}
