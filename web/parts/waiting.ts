import type { Signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useLayoutEffect } from 'preact/hooks'

/** How many parts of `Together` wait for what they show first. */
export const Waiting = createContext<Signal<number> | null>(null)

/** Says of a part that it waits for what it shows first, as long as `isWaiting`. */
export function useWaiting(isWaiting: boolean): void {
  const waiting = useContext(Waiting)
  useLayoutEffect(() => {
    if (!waiting || !isWaiting) return undefined
    waiting.value++
    return () => void waiting.value--
  }, [waiting, isWaiting])
}
