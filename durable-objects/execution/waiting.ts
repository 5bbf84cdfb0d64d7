import { isOver } from '../../shared/kernel/events.ts'
import { readState } from './store.ts'

/** Those who wait for the end of an execution, kept in memory alone: whoever hears nothing asks again. */
export class Waiting {
  readonly #sql: SqlStorage
  readonly #wakers = new Set<() => void>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Whether it is over, said as soon as it is so, at the latest after `ms`. */
  async within(ms: number): Promise<boolean> {
    if (this.#isOver()) return true
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms)
    this.#wakers.add(resolve)
    await promise
    clearTimeout(timer)
    this.#wakers.delete(resolve)
    return this.#isOver()
  }

  wakeIfOver(): void {
    if (this.#isOver()) for (const wake of this.#wakers) wake()
  }

  #isOver(): boolean {
    const state = readState(this.#sql)
    return state === null || isOver(state.status)
  }
}
