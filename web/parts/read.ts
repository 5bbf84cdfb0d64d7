import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { useWaiting } from './waiting.ts'

export type Reading<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; value: T }

/** Reads something when the component appears and whenever `keys` change; an answer that comes too late for its keys is dropped. `again` reads anew and keeps what is shown until then. */
export function useRead<T>(
  read: () => Promise<T>,
  keys: readonly unknown[],
): { reading: Signal<Reading<T>>; again: () => Promise<void> } {
  const reading = useSignal<Reading<T>>({ state: 'loading' })
  const turn = useSignal(0)
  useWaiting(reading.value.state === 'loading')
  async function again() {
    const mine = ++turn.value
    try {
      const value = await read()
      if (turn.peek() === mine) reading.value = { state: 'ready', value }
    } catch (error) {
      if (turn.peek() === mine) reading.value = { state: 'failed', error }
    }
  }
  // Before the first paint: what is there already is drawn by it, and what is not is asked for a frame sooner.
  useLayoutEffect(() => {
    if (reading.peek().state !== 'loading') reading.value = { state: 'loading' }
    void again()
    return () => void turn.value++
  }, keys)
  return { reading, again }
}
