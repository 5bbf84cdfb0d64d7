import { useLayoutEffect } from 'preact/hooks'

/** The part that the address names was not there when the browser looked for it: it goes there once the content is. */
export function useArrival(isThere: boolean): void {
  useLayoutEffect(() => {
    if (isThere && location.hash) location.replace(location.hash)
  }, [isThere])
}
