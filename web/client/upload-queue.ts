import { type Signal, signal } from '@preact/signals'
import type { SendOptions } from './send-file.ts'

/** A file on its way to the service. */
export interface Sending {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  share: number
  /** Why it was not taken. */
  error: unknown
}

export interface UploadQueue<T> {
  all: Signal<readonly Sending[]>
  /** What the service has made of those that arrived, the latest last. */
  arrived: Signal<readonly T[]>
  add: (files: Iterable<File>) => void
  /** Calls one off, or leaves out one that was not taken. */
  drop: (id: number) => void
  again: (id: number) => void
}

const mostAtOnce = 3

/** Sends files a few at a time, in the order in which they came; one that is not taken keeps none of the others. */
export function uploadQueue<T>(send: (file: File, options: SendOptions) => Promise<T>): UploadQueue<T> {
  const all = signal<readonly Sending[]>([])
  const arrived = signal<readonly T[]>([])
  const going = new Map<number, AbortController>()
  let made = 0

  const put = (id: number, change: Partial<Sending>) =>
    (all.value = all.peek().map((one) => (one.id === id ? { ...one, ...change } : one)))

  function fill() {
    for (const one of all.peek()) {
      if (going.size >= mostAtOnce) return
      if (one.state === 'waiting') void work(one)
    }
  }

  async function work({ id, file }: Sending) {
    const calling = new AbortController()
    going.set(id, calling)
    put(id, { state: 'sending', share: 0, error: null })
    try {
      const made = await send(file, { progress: (share) => put(id, { share }), signal: calling.signal })
      all.value = all.peek().filter((one) => one.id !== id)
      arrived.value = [...arrived.peek(), made]
    } catch (error) {
      put(id, { state: 'failed', error })
    } finally {
      going.delete(id)
      fill()
    }
  }

  return {
    all,
    arrived,
    add(files) {
      const more = [...files].map((file): Sending => ({
        id: ++made,
        file,
        state: 'waiting',
        share: 0,
        error: null,
      }))
      all.value = [...all.peek(), ...more]
      fill()
    },
    drop(id) {
      all.value = all.peek().filter((one) => one.id !== id)
      going.get(id)?.abort()
    },
    again(id) {
      put(id, { state: 'waiting' })
      fill()
    },
  }
}
