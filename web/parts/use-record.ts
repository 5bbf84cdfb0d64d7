import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Refusal } from '../client/refusal.ts'
import { type Kind, saveAsRead } from '../client/save-as-read.ts'

/** A record that the page shows and changes. */
export interface Opened<T, C> {
  record: Signal<T | null>
  error: Signal<unknown>
  /** Somebody has deleted it while it was open. */
  isGone: Signal<boolean>
  again: () => Promise<void>
  /** Writes a change, one after the other, each made of the record as it then is. With `shown` the page shows it before the service has answered. */
  change: (changeOf: (now: T) => C, shown?: (now: T) => T) => Promise<void>
  /** Notes why something was refused, and throws it on. */
  refused: (failure: unknown) => never
  /** Shows what the service has answered. */
  put: (record: T) => void
}

interface RecordKind<T, C> extends Kind<T, C> {
  first: () => Promise<T>
  /** The code of the refusal where there is no such record. */
  missing: string
}

/** Reads a record when the component appears, and keeps it level with what the page changes of it. */
export function useRecord<T extends { updatedAt: string }, C extends object>({
  first,
  missing,
  ...kind
}: RecordKind<T, C>): Opened<T, C> {
  const record = useSignal<T | null>(null)
  const error = useSignal<unknown>(null)
  const isGone = useSignal(false)
  const saved = useRef<T | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isMissing = (failure: unknown) => failure instanceof Refusal && failure.code === missing

  function put(now: T) {
    saved.current = now
    record.value = now
  }
  async function again() {
    try {
      put(await first())
      error.value = null
    } catch (failure) {
      if (record.peek() && isMissing(failure)) isGone.value = true
      else error.value = failure
    }
  }
  function refused(failure: unknown): never {
    if (isMissing(failure)) isGone.value = true
    throw failure
  }
  async function write(changeOf: (now: T) => C) {
    if (saved.current) saved.current = await saveAsRead(saved.current, changeOf, kind)
  }
  async function change(changeOf: (now: T) => C, shown?: (now: T) => T) {
    const now = record.peek()
    if (shown && now) record.value = shown(now)
    const mine = last.current.catch(() => undefined).then(() => write(changeOf))
    last.current = mine
    try {
      await mine
    } catch (failure) {
      refused(failure)
    } finally {
      // Until the last of them is through, the page shows what they will have made.
      if (last.current === mine) record.value = saved.current
    }
  }
  useEffect(() => void again(), [])
  return { record, error, isGone, again, change, refused, put }
}
