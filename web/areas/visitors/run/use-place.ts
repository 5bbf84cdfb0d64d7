import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { type Place, placeOf } from './address.ts'

/** What the address says now: it changes by links, by the history, and by `go`. */
export function usePlace(): Place {
  // A link from another page changes the address without an event of its own.
  useLocation()
  const hash = useSignal(location.hash)
  useEffect(() => {
    const read = () => (hash.value = location.hash)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return placeOf(hash.value)
}

export function go(hash: string): void {
  location.hash = hash
  scrollTo(0, 0)
}

/** Says in the address what is looked at, so that its link leads there, without a step in the history for each look. */
export function note(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', hash)
}
