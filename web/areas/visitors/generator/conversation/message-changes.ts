import { useEffect, useState } from 'preact/hooks'
import { type Output, call } from '../../../../client/call.ts'
import type { SessionView } from '../session.ts'

export type MessageChange =
  Output<'GET /api/public/test-cases/sessions/{sessionId}/changes'>['changes'][number]

/** A change, and whether "undo" reverts it. */
export interface ListedChange {
  change: MessageChange
  isLast: boolean
}

/** Changes by the time of their answer. Changes stored without a time belong to no answer. */
export const changesByTime = (changes: readonly MessageChange[]): ReadonlyMap<string, ListedChange> =>
  new Map(changes.flatMap((change, at) => (change.at ? [[change.at, { change, isLast: at === 0 }]] : [])))

const none: readonly MessageChange[] = []
const route = 'GET /api/public/test-cases/sessions/{sessionId}/changes'

/** What the last messages to a session changed, read again after each answer; empty where that fails. */
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
