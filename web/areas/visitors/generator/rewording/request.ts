import { signal } from '@preact/signals'
import { unreadImport } from './imported.ts'

interface RewordingRequest {
  ids: readonly string[]
  /** Each request opens a new dialog. */
  turn: number
}

/** The cases that are to be made runnable, and whether the dialog is open. */
export const rewordingRequest = signal<RewordingRequest | null>(null)
export const isRewording = signal(false)

let turns = 0

export function makeRunnable(ids: readonly string[]): void {
  rewordingRequest.value = { ids, turn: ++turns }
  isRewording.value = true
}

export function forgetRewording(): void {
  rewordingRequest.value = null
  isRewording.value = false
  unreadImport.value = null
}
