import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../../../parts/announce.tsx'
import { type Pages, usePages } from '../../../parts/use-pages.ts'

const everyMs = 1500

interface Followed<T> {
  idOf: (item: T) => string
  isAtWork: (item: T) => boolean
  /** Told of those that were at work and are no longer; undefined stands for one that is gone. */
  ended: (items: readonly (T | undefined)[]) => void
}

/** A list of what a base is busy with, read again every moment while an item of it is at work and somebody looks. */
export function useFollowed<T>(
  read: Parameters<typeof usePages<T>>[0],
  keys: readonly unknown[],
  { idOf, isAtWork, ended }: Followed<T>,
): Pages<T> {
  const list = usePages<T>(read, keys)
  const going = list.items.value?.filter(isAtWork).map(idOf) ?? []
  const was = useRef(going)
  useEffect(() => {
    const over = was.current.filter((id) => !going.includes(id))
    was.current = going
    if (over.length > 0) ended(over.map((id) => list.items.peek()?.find((item) => idOf(item) === id)))
    if (going.length === 0) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void list.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [going.join()])
  return list
}

type Ended = 'completed' | 'failed' | 'cancelled'

interface FollowedRuns<T> {
  idOf: (run: T) => string
  /** What is announced of a run that has ended. */
  words: Readonly<Record<Ended, string>>
  ended: () => void
}

/** The same of runs. `ended` is called when one has come to its end. */
export const useFollowedRuns = <T extends { status: Ended | 'running' }>(
  read: Parameters<typeof usePages<T>>[0],
  keys: readonly unknown[],
  { idOf, words, ended }: FollowedRuns<T>,
): Pages<T> =>
  useFollowed<T>(read, keys, {
    idOf,
    isAtWork: ({ status }) => status === 'running',
    ended(runs) {
      for (const run of runs) {
        const status: Ended | 'running' = run?.status ?? 'running'
        if (status === 'running') continue
        announce(words[status])
        ended()
      }
    },
  })
