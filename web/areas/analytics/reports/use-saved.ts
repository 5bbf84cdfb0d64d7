import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { readAll } from '../../../parts/read-all.ts'
import { type SavedReport, isShown } from './types.ts'

export interface Saved {
  websiteId: string
  /** Null until they are read. */
  all: Signal<readonly SavedReport[] | null>
  failed: Signal<unknown>
  again: () => Promise<void>
}

/** The reports of a website that are kept, the newest first. */
export function useSaved(websiteId: string): Saved {
  const all = useSignal<readonly SavedReport[] | null>(null)
  const failed = useSignal<unknown>(null)
  async function again() {
    try {
      all.value = await readAll(async (from) => {
        const { reports, nextCursor } = await call('GET /api/reports', { websiteId, ...from })
        return { items: reports.filter(isShown), nextCursor }
      })
      failed.value = null
    } catch (error) {
      failed.value = error
    }
  }
  useEffect(() => void again(), [websiteId])
  return { websiteId, all, failed, again }
}
