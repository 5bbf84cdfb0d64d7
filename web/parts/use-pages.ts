import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useWaiting } from './waiting.ts'

interface PageOf<T> {
  items: readonly T[]
  nextCursor: string | null
}

export interface Pages<T> {
  /** Null until the first answer. */
  items: Signal<readonly T[] | null>
  next: Signal<string | null>
  failed: Signal<unknown>
  /** Reads anew from the start, and keeps what is shown until then. */
  refresh: () => Promise<void>
  more: () => Promise<void>
}

/** A list that the service gives in pages, read when the component appears and whenever `keys` change. */
export function usePages<T>(
  read: (from: { cursor?: string }) => Promise<PageOf<T>>,
  keys: readonly unknown[],
): Pages<T> {
  const items = useSignal<readonly T[] | null>(null)
  const next = useSignal<string | null>(null)
  const failed = useSignal<unknown>(null)
  const turn = useSignal(0)
  useWaiting(items.value === null && failed.value === null)

  async function load(cursor: string | null) {
    const mine = ++turn.value
    try {
      const page = await read(cursor === null ? {} : { cursor })
      if (turn.peek() !== mine) return
      items.value = cursor === null ? page.items : [...(items.peek() ?? []), ...page.items]
      next.value = page.nextCursor
      failed.value = null
    } catch (error) {
      if (turn.peek() === mine) failed.value = error
    }
  }

  useEffect(() => {
    items.value = null
    void load(null)
    return () => void turn.value++
  }, keys)
  return { items, next, failed, refresh: () => load(null), more: () => load(next.peek()) }
}
