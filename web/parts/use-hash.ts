import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { useEffect } from 'preact/hooks'

/** What stands behind the `#` of the address, with it; it changes by links, by the history and by the page. */
export function useHash(): string {
  // A link from another page changes the address without an event of its own.
  useLocation()
  const hash = useSignal(location.hash)
  useEffect(() => {
    const read = () => (hash.value = location.hash)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return hash.value
}
