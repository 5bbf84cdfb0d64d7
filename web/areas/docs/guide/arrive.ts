import { useEffect } from 'preact/hooks'

/** The part that the address names was not there when the browser looked for it: it goes there once the content is. */
export function useArrival(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash) location.replace(location.hash)
  }, [isThere])
}
