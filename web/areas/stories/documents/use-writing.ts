import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { LongWorkProps } from '../../../parts/long-work.tsx'
import type { Document } from './sources.ts'

export interface Writing {
  document: Signal<Document | null>
  /** Null until something was asked for. */
  status: Signal<LongWorkProps['status'] | null>
  write: (ask: (signal: AbortSignal) => Promise<Document>) => Promise<void>
  cancel: () => void
}

/** A document that is being written; what was written before stays until the next one is there. */
export function useWriting(): Writing {
  const document = useSignal<Document | null>(null)
  const status = useSignal<LongWorkProps['status'] | null>(null)
  const going = useRef<AbortController | null>(null)
  useEffect(() => () => going.current?.abort(), [])
  async function write(ask: (signal: AbortSignal) => Promise<Document>) {
    const { signal } = (going.current = new AbortController())
    status.value = 'working'
    try {
      document.value = await ask(signal)
      status.value = 'completed'
    } catch (error) {
      status.value = signal.aborted ? 'cancelled' : 'failed'
      if (!signal.aborted) throw error
    }
  }
  return { document, status, write, cancel: () => going.current?.abort() }
}
