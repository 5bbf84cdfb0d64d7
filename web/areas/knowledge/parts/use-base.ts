import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { KnowledgeBase, KnowledgeBaseInFull } from './types.ts'

/** The base that was read last: who goes from one of its pages to another sees the next one at once. */
let last: KnowledgeBaseInFull | null = null

export interface OpenedBase {
  base: Signal<KnowledgeBaseInFull | null>
  error: Signal<unknown>
  again: () => Promise<void>
  /** Shows what the service has answered. */
  put: (base: KnowledgeBase) => void
}

/** Reads the knowledge base that a page belongs to. */
export function useBase(id: string): OpenedBase {
  const base = useSignal(last?.kbId === id ? last : null)
  const error = useSignal<unknown>(null)
  const put = (now: KnowledgeBase) => {
    const masterContextSources = base.peek()?.masterContextSources ?? []
    base.value = last = { masterContextSources, ...now }
  }
  async function again() {
    try {
      put(await call('GET /api/knowledge-bases/{id}', { id }))
      error.value = null
    } catch (failure) {
      error.value = failure
    }
  }
  useLayoutEffect(() => void again(), [])
  return { base, error, again, put }
}
