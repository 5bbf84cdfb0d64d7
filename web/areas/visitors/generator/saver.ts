import type { Edits } from './drafts.ts'
import { type Conflict, afterSave, isSameSet, merged } from './merge.ts'
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
  keep: (edits: Edits | null) => void
  /** What a failure means. */
  meaning: (error: unknown) => 'stale' | 'busy' | 'unreachable' | 'gone' | 'refused' | 'fault'
  /** How long a limit asks to wait. */
  waitMs: (error: unknown) => number
}

/** The service has answered, so it is known that nothing was stored. */
const isRefused = (what: ReturnType<Wiring['meaning']>) => what !== 'unreachable' && what !== 'fault'

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
  /** What was sent and may have arrived without an answer. */
  #sent: Cases | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<void> | null = null
  #conflicts: readonly Conflict[] = []
  #failures = 0
  #isStopped = false
  /** What was written down last; what another tab wrote down is not touched. */
  #kept: Edits | null

  constructor(wiring: Wiring, first: Stored, kept: Edits | null = null) {
    this.#with = wiring
    this.#base = first
    this.#kept = kept
    this.#sent = kept?.sent
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
    const sent = this.#sent && { sent: this.#sent }
    const unsaved = { base: this.#base.testCases, mine: this.#with.cases(), ...sent }
    const edits = this.isDirty() ? unsaved : null
    if (edits?.mine !== this.#kept?.mine || edits?.sent !== this.#kept?.sent) this.#with.keep(edits)
    this.#kept = edits
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
    // What was sent from here is no edit of somebody else.
    const isOwn = this.#sent !== undefined && isSameSet(this.#sent, stored.testCases)
    const together = merged(isOwn ? stored.testCases : this.#base.testCases, now, stored.testCases)
    const next = this.isDirty() ? together.cases : stored.testCases
    const isNews = !isSameSet(next, now)
    this.#base = stored
    this.#sent = undefined
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
    const before = this.#sent
    this.#sent = sent
    try {
      const stored = await send(sent, this.#base.updatedAt)
      if (this.#isStopped) return this.#sentAfterwards(sent)
      const isUntouched = cases() === sent
      const next = afterSave(cases(), sent, stored.testCases)
      this.#base = { updatedAt: stored.updatedAt, testCases: isUntouched ? next : stored.testCases }
      this.#sent = undefined
      adopt(next)
      this.#failures = 0
      this.#settle()
    } catch (error) {
      if (isRefused(this.#with.meaning(error))) this.#sent = before
      await this.#failed(error)
    }
  }

  /** The page shows something else by now: only what was written down here is not needed any more. */
  #sentAfterwards(sent: Cases): void {
    if (this.#kept?.mine === sent) this.#with.keep(null)
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
