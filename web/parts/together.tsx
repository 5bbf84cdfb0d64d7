import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Loading } from './states.tsx'
import { Waiting } from './waiting.ts'

/** Shows its parts at once, when each knows what it shows first: what comes by and by would move what somebody is about to press. */
export function Together({ children }: { children: ComponentChildren }) {
  const waiting = useSignal(0)
  const isShown = useSignal(false)
  // Effects of parts run before this one, so whoever reads has said so.
  useLayoutEffect(() => {
    if (waiting.value === 0) isShown.value = true
  }, [waiting.value])
  return (
    <Waiting.Provider value={waiting}>
      {!isShown.value && <Loading />}
      <div hidden={!isShown.value}>{children}</div>
    </Waiting.Provider>
  )
}
