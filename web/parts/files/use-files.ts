import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { merged } from './merged.ts'
import { type FilePlace, type KeptFile, isUnderWay } from './types.ts'

export interface Files {
  /** Null until they are read. */
  all: Signal<readonly KeptFile[] | null>
  error: Signal<unknown>
  hasMore: Signal<boolean>
  again: () => Promise<void>
  more: () => Promise<void>
  /** Takes one out that was deleted. */
  drop: (fileId: string) => void
}

const perPage = 100
const everyMs = 1_000

/** The files of a place, newest first, read again every moment while one of them is under way and somebody looks. */
export function useFiles(place: FilePlace): Files {
  const all = useSignal<readonly KeptFile[] | null>(null)
  const error = useSignal<unknown>(null)
  const next = useSignal<string | null>(null)
  const hasMore = useSignal(false)

  async function again() {
    try {
      const page = await place.list({ limit: perPage })
      const isFirst = all.peek() === null
      const known = merged(all.peek() ?? [], { files: page.files, hasMore: page.nextCursor !== null })
      all.value = await withBehind(place, known, page.files.length)
      if (isFirst || page.nextCursor === null) next.value = page.nextCursor
      hasMore.value = next.peek() !== null
      error.value = null
    } catch (failure) {
      error.value = failure
    }
  }
  async function more() {
    const cursor = next.peek()
    if (cursor === null) return
    const page = await place.list({ limit: perPage, cursor })
    const known = new Set(all.peek()?.map(({ fileId }) => fileId))
    all.value = [...(all.peek() ?? []), ...page.files.filter(({ fileId }) => !known.has(fileId))]
    next.value = page.nextCursor
    hasMore.value = page.nextCursor !== null
  }
  useEffect(() => void again(), [])
  const isGoing = all.value?.some(isUnderWay) ?? false
  useEffect(() => (isGoing ? eachMoment(again) : undefined), [isGoing])
  return {
    all,
    error,
    hasMore,
    again,
    more,
    drop: (fileId) => (all.value = all.peek()?.filter((file) => file.fileId !== fileId) ?? null),
  }
}

const mostBehind = 20

/** Those behind the newest page that were under way, as they are by now. */
async function withBehind(
  place: FilePlace,
  files: readonly KeptFile[],
  read: number,
): Promise<readonly KeptFile[]> {
  const behind = files.slice(read).filter(isUnderWay).slice(0, mostBehind)
  const now = await Promise.all(behind.map((file) => place.one(file.fileId).catch(() => file)))
  return files.map((file) => now.find(({ fileId }) => fileId === file.fileId) ?? file)
}

/** One question at a time, and none while nobody looks. */
function eachMoment(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isOver = false
  const wait = () => void (timer = setTimeout(() => void turn(), everyMs))
  async function turn() {
    if (!document.hidden) await work()
    if (!isOver) wait()
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
