import { signal } from '@preact/signals'
import { unreadImport } from './imported.ts'

interface AskedFor {
  ids: readonly string[]
  /** Each time it is asked for is another dialog. */
  turn: number
}

/** The cases that are to be made runnable, and whether that is shown now. */
export const askedFor = signal<AskedFor | null>(null)
export const isRewording = signal(false)

let turns = 0

export function makeRunnable(ids: readonly string[]): void {
  askedFor.value = { ids, turn: ++turns }
  isRewording.value = true
}

export function forgetRewording(): void {
  askedFor.value = null
  isRewording.value = false
  unreadImport.value = null
}
