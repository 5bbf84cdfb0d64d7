import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { Website } from './types.ts'

/** The website that was read last: who goes from one of its pages to another sees the next one at once. */
let last: Website | null = null

export interface OpenedWebsite {
  website: Signal<Website | null>
  error: Signal<unknown>
  again: () => Promise<void>
  /** Shows what the service has answered. */
  put: (website: Website) => void
}

/** Reads the website that a page belongs to. */
export function useWebsite(websiteId: string): OpenedWebsite {
  const website = useSignal(last?.id === websiteId ? last : null)
  const error = useSignal<unknown>(null)
  const put = (now: Website) => void (website.value = last = now)
  async function again() {
    try {
      put(await call('GET /api/websites/{websiteId}', { websiteId }))
      error.value = null
    } catch (failure) {
      error.value = failure
    }
  }
  useLayoutEffect(() => void again(), [])
  return { website, error, again, put }
}
