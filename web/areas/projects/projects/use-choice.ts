import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { messageOf } from '../../../client/refusal.ts'
import { toast } from '../../../parts/toasts.tsx'
import { type Choice, choiceOf, needsAll, searchOf } from './chosen.ts'
import type { Listed } from './load.ts'

/** Which projects somebody wants to see. It stands in the address, so that it is there after a reload and on the way back. */
export function useChoice(listed: Listed): { choice: Choice; choose: (choice: Choice) => void } {
  const choice = useSignal(choiceOf(location.search))
  const looksAmongAll = needsAll(choice.value)
  const isReady = listed.state.value === 'ready'
  useEffect(() => {
    if (!looksAmongAll || !isReady) return
    listed.rest().catch((error: unknown) => toast(messageOf(error), { kind: 'fault' }))
  }, [looksAmongAll, isReady])
  return {
    choice: choice.value,
    choose(wanted) {
      choice.value = wanted
      history.replaceState(history.state, '', location.pathname + searchOf(wanted))
    },
  }
}
