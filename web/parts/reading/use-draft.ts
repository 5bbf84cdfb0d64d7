import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { type Marked, edgesOf, readMarked, writeMarked } from './marks.ts'
import type { ReadSentence, ReadingSource } from './source.ts'

export interface Draft {
  marked: Marked
  kinds: string[]
}

/** What is not saved, by text and sentence: it is there again when its sentence is looked into again. */
const unsaved = new Map<string, Draft>()

/** A sentence as it is being corrected. It begins anew where it was read anew, unless it is being changed. */
export function useDraft(sentence: ReadSentence, { id }: Pick<ReadingSource, 'id'>) {
  const key = `${id} ${sentence.id}`
  const read = useMemo<Draft>(
    () => ({ marked: readMarked(sentence.marked), kinds: sentence.kinds }),
    [sentence.marked, sentence.kinds.join()],
  )
  const value = useSignal(unsaved.get(key) ?? read)
  const before = useRef(read)
  const isAs = (from: Draft) =>
    writeMarked(value.value.marked) === writeMarked(from.marked) &&
    value.value.kinds.join() === from.kinds.join()
  useEffect(() => {
    const isUntouched = isAs(before.current)
    before.current = read
    if (isUntouched) value.value = read
  }, [read])
  const isChanged = !isAs(read)
  useEffect(() => {
    if (isChanged) unsaved.set(key, value.value)
    else unsaved.delete(key)
  }, [key, isChanged, value.value])
  return {
    value,
    isChanged,
    /** Where marks began and ended as it was read. */
    edges: useMemo(() => edgesOf(read.marked), [read]),
    reset: () => void (value.value = before.current),
  }
}
