import { eachRow } from '../figures/rows.ts'
import { Growing, NameIndex } from '../names/name-index.ts'
import { type Segment, dayMs } from '../segment/segment.ts'
import { medianOf } from './median.ts'
import { type Step, stepsOf } from './steps.ts'
import type { ReportAsked, SegmentsInOrder } from './visitors.ts'

export interface FunnelAsked extends ReportAsked {
  /** Two to eight. */
  steps: Step[]
  /** How long after a step the next one counts. */
  windowMs: number
}

/** `dropoff` and `remaining` are shares from 0 to 1, null where there was nobody to lose; `medianSeconds` from the step before, null for the first and where nobody came. */
export interface FunnelStep extends Step {
  visitors: number
  previous: number
  dropped: number
  dropoff: number | null
  remaining: number | null
  medianSeconds: number | null
}

/**
 * How many visitors go through steps in their order, whatever they do in between: each step within the window after the one before, and by another event. The time of a step is that of
 * the first time that a visitor gets there.
 */
export function funnel(segments: SegmentsInOrder, asked: FunnelAsked): FunnelStep[] {
  const count = new Passage(asked)
  for (const segment of segments) {
    const bitsOf = stepsOf(segment, asked.steps)
    const begin = segment.day * dayMs
    let last = 0
    eachRow(segment, asked, (row) => {
      const bits = bitsOf(row)
      const who = segment.visitor[row] ?? 0
      if (bits === 0 || who === 0) return
      if (who !== last) count.enter(segment, who)
      last = who
      count.take(bits, begin + (segment.at[row] ?? 0))
    })
    count.endDay(begin + dayMs)
  }
  return count.told()
}

/** One visitor at a time on the way through the steps. Of those who last it is kept how far they came, and while the window is open when. */
class Passage {
  readonly #asked: FunnelAsked
  readonly #visitors: number[]
  readonly #seconds: Map<number, number>[]
  readonly #names = new NameIndex()
  /** By the numbers of those who last. */
  readonly #reached = new Growing(new Uint8Array(0))
  readonly #open = new Map<number, Float64Array>()
  #lasting: number | null = null
  #furthest = 0
  /** When the visitor took each step most recently, in such a way that all before it were taken in time. */
  #times: Float64Array

  constructor(asked: FunnelAsked) {
    this.#asked = asked
    this.#visitors = asked.steps.map(() => 0)
    this.#seconds = asked.steps.map(() => new Map())
    this.#times = this.#none()
  }

  enter(segment: Segment, who: number): void {
    const lasting = segment.lasting[who] === 1 ? this.#names.of(segment, who) : null
    this.#lasting = lasting
    this.#furthest = lasting === null ? 0 : this.#reached.at(lasting)
    const known = lasting === null ? undefined : this.#open.get(lasting)
    this.#times = known ?? this.#none()
    if (lasting !== null && !known) this.#open.set(lasting, this.#times)
  }

  take(bits: number, at: number): void {
    // The last step first: one event is not two steps.
    for (let step = this.#visitors.length - 1; step >= 0; step--) {
      if ((bits & (1 << step)) === 0) continue
      const before = step === 0 ? at : (this.#times[step - 1] ?? -Infinity)
      if (at - before > this.#asked.windowMs) continue
      this.#times[step] = at
      if (step === this.#furthest) this.#reach(step, at - before)
    }
  }

  endDay(at: number): void {
    for (const [visitor, times] of this.#open)
      if (times.every((time) => at - time > this.#asked.windowMs)) this.#open.delete(visitor)
  }

  told(): FunnelStep[] {
    const [first = 0] = this.#visitors
    return this.#asked.steps.map(({ type, value }, step) => {
      const visitors = this.#visitors[step] ?? 0
      const previous = step === 0 ? 0 : (this.#visitors[step - 1] ?? 0)
      const dropped = step === 0 ? 0 : previous - visitors
      const dropoff = previous === 0 ? null : dropped / previous
      const remaining = first === 0 ? null : visitors / first
      const medianSeconds = step === 0 ? null : medianOf(this.#seconds[step] ?? new Map())
      return { type, value, visitors, previous, dropped, dropoff, remaining, medianSeconds }
    })
  }

  #reach(step: number, ms: number): void {
    this.#visitors[step] = (this.#visitors[step] ?? 0) + 1
    const seconds = Math.floor(ms / 1000)
    const counts = this.#seconds[step]
    counts?.set(seconds, (counts.get(seconds) ?? 0) + 1)
    this.#furthest = step + 1
    if (this.#lasting !== null) this.#reached.set(this.#lasting, this.#furthest)
  }

  #none = () => new Float64Array(this.#asked.steps.length).fill(-Infinity)
}
