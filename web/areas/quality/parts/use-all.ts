import { useEffect } from 'preact/hooks'
import { type Pages, usePages } from '../../../parts/use-pages.ts'

/** So many are read on by themselves: one orders and looks through what is there. */
export const readOnUntil = 1000

/** A list that the service gives in pages, read on to its end or to as many as anybody looks through. */
export function useAll<T>(
  read: Parameters<typeof usePages<T>>[0],
  keys: readonly unknown[],
): Pages<T> & { isReading: boolean } {
  const pages = usePages(read, keys)
  const { items, next, failed, more } = pages
  const [shown, cursor] = [items.value, next.value]
  const goesOn = shown !== null && cursor !== null && failed.value === null && shown.length < readOnUntil
  useEffect(() => {
    if (goesOn) void more()
  }, [goesOn, cursor])
  return { ...pages, isReading: goesOn }
}
