import { type Conflict, afterSave, isSame, merged } from './merge.ts'
import type { Cases } from './session.ts'

/** What the service has. */
export interface Stored {
  updatedAt: string
  testCases: Cases
}

export type Saving =
  | { state: 'saved' | 'waiting' | 'saving' | 'busy' }
  /** It goes on by itself when the service is reached again. */
  | { state: 'offline' }
  | { state: 'failed'; error: unknown }
  /** The session was deleted. */
  | { state: 'gone' }
  /** A case without a title cannot be saved. */
  | { state: 'untitled'; id: string }
  | { state: 'conflict'; conflicts: readonly Conflict[] }

export interface Wiring {
  cases: () => Cases
  /** Shows other cases without a step of undo. */
  adopt: (cases: Cases) => void
  send: (cases: Cases, ifMatch: string) => Promise<Stored>
  read: () => Promise<Stored>
  show: (saving: Saving) => void
  /** Keeps unsaved edits where a reload finds them; null: there are none. */
  keep: (edits: { base: Cases; mine: Cases } | null) => void
  /** What a failure means. */
  meaning: (error: unknown) => 'stale' | 'busy' | 'unreachable' | 'gone' | 'refused' | 'fault'
  /** How long a limit asks to wait. */
  waitMs: (error: unknown) => number
}

const restMs = 800
const keepMs = 300
const againMs = [2_000, 5_000, 15_000, 60_000] as const

/**
 * Saves the cases by itself: some time after the last edit, one request at a time, the whole set with the version that it was made on. What others changed
 * meanwhile is brought together with it; where both changed one case it waits for a choice.
 */
export class Saver {
  #with: Wiring
  /** What the service has, as far as it is known here. */
  #base: Stored
  #timer: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<void> | null = null
  #conflicts: readonly Conflict[] = []
  #failures = 0
  #isStopped = false
  /** What was written down last; what another tab wrote down is not touched. */
  #kept: Cases | null

  constructor(wiring: Wiring, first: Stored, kept: Cases | null = null) {
    this.#with = wiring
    this.#base = first
    this.#kept = kept
  }

  isDirty(): boolean {
    return this.#with.cases() !== this.#base.testCases
  }

  /** The cases were edited. */
  changed(): void {
    if (!this.isDirty()) return
    // Writing down all cases at each key would be felt.
    this.#keeping ??= setTimeout(() => this.keep(), keepMs)
    if (this.#underWay) return
    if (this.#conflicts.length === 0) this.#with.show({ state: 'waiting' })
    this.#plan(restMs)
  }

  /** Writes down what is unsaved, where a reload finds it. */
  keep(): void {
    clearTimeout(this.#keeping)
    this.#keeping = undefined
    if (this.#isStopped) return
    const mine = this.isDirty() ? this.#with.cases() : null
    if (mine !== this.#kept) this.#with.keep(mine && { base: this.#base.testCases, mine })
    this.#kept = mine
  }

  /** Saves now; resolves when the request has ended, however it did. */
  async flush(): Promise<void> {
    if (this.#underWay) await this.#underWay
    if (this.isDirty()) await this.#save()
  }

  /** Brings what the service has together with what is shown. Edits that it does not have stay, and are sent. */
  bring(stored: Stored | null, take = this.#with.adopt): void {
    if (!stored) return this.#plan(againMs[0])
    if (stored.updatedAt === this.#base.updatedAt) return
    const now = this.#with.cases()
    const together = merged(this.#base.testCases, now, stored.testCases)
    const next = this.isDirty() ? together.cases : stored.testCases
    const isNews = next.length !== now.length || next.some((each, index) => !isSame(each, now[index]))
    this.#base = stored
    this.#conflicts = together.conflicts
    // Figures that the service found anew are no step that somebody would take back.
    if (isNews) take(next)
    else this.#with.adopt(next)
    if (this.#conflicts.length > 0) return this.#with.show({ state: 'conflict', conflicts: this.#conflicts })
    this.#failures = 0
    this.#settle()
    if (this.isDirty()) this.#plan(0)
  }

  /** The choice for one case was made. */
  chosen(id: string): void {
    this.#conflicts = this.#conflicts.filter((each) => each.id !== id)
    if (this.#conflicts.length > 0) return this.#with.show({ state: 'conflict', conflicts: this.#conflicts })
    this.#settle()
    this.#plan(0)
  }

  stop(): void {
    this.keep()
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#save(), ms)
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#underWay ??= this.#once().finally(() => {
      this.#underWay = null
      if (this.isDirty() && this.#failures === 0 && this.#conflicts.length === 0) this.#plan(restMs)
    })
    return this.#underWay
  }

  async #once(): Promise<void> {
    if (this.#isStopped || this.#conflicts.length > 0) return
    if (!this.isDirty()) return this.#settle()
    const { cases, show, send, adopt } = this.#with
    const sent = cases()
    const untitled = sent.find(({ title }) => title.trim() === '')
    if (untitled) return show({ state: 'untitled', id: untitled.id })
    show({ state: 'saving' })
    try {
      const stored = await send(sent, this.#base.updatedAt)
      if (this.#isStopped) return this.#sentAfterwards(sent)
      const isUntouched = cases() === sent
      const next = afterSave(cases(), sent, stored.testCases)
      this.#base = { updatedAt: stored.updatedAt, testCases: isUntouched ? next : stored.testCases }
      adopt(next)
      this.#failures = 0
      this.#settle()
    } catch (error) {
      await this.#failed(error)
    }
  }

  /** The page shows something else by now: only what was written down here is not needed any more. */
  #sentAfterwards(sent: Cases): void {
    if (this.#kept === sent) this.#with.keep(null)
  }

  #settle(): void {
    this.keep()
    this.#with.show({ state: this.isDirty() ? 'waiting' : 'saved' })
  }

  async #failed(error: unknown): Promise<void> {
    if (this.#isStopped) return
    const { meaning, read, show, waitMs } = this.#with
    const what = meaning(error)
    if (what === 'stale') return this.bring(await read().catch(() => null))
    this.#failures++
    if (what === 'gone') return show({ state: 'gone' })
    if (what === 'refused') return show({ state: 'failed', error })
    const again = againMs[Math.min(this.#failures, againMs.length) - 1] ?? restMs
    this.#plan(Math.max(again, waitMs(error)))
    if (what === 'busy') return show({ state: 'busy' })
    show(what === 'unreachable' ? { state: 'offline' } : { state: 'failed', error })
  }
}
