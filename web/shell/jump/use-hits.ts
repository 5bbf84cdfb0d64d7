import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { organization } from '../../client/session.ts'
import { hasBases, hitsOf, isSearched } from './hits.ts'
import type { Place } from './places.ts'

/** Whoever types on within this time has not said yet what they look for. */
const pauseMs = 300

interface Hits {
  hits: readonly Place[]
  isSearching: boolean
}

/** What files say about what was typed; nothing, and no word about it, where there is no knowledge base or it does not answer. */
export function useHits(typed: string): Hits {
  const organizationId = organization.value?.organizationId
  const isThere = useSignal(false)
  const found = useSignal<{ typed: string; hits: readonly Place[] }>({ typed: '', hits: [] })

  useEffect(() => {
    if (!organizationId) return
    const gone = new AbortController()
    hasBases(organizationId, gone.signal)
      .then((is) => (isThere.value = is))
      .catch(() => undefined)
    return () => gone.abort()
  }, [organizationId])

  const isWanted = isThere.value && isSearched(typed)
  useEffect(() => {
    if (!organizationId || !isWanted) return
    const gone = new AbortController()
    const put = (hits: readonly Place[]) => {
      if (!gone.signal.aborted) found.value = { typed, hits }
    }
    const search = () => hitsOf(organizationId, typed, gone.signal).then(put, () => put([]))
    const timer = setTimeout(() => void search(), pauseMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [organizationId, isWanted, typed])

  const isCurrent = found.value.typed === typed
  return {
    hits: isWanted && isCurrent ? found.value.hits : [],
    isSearching: isWanted && !isCurrent,
  }
}
