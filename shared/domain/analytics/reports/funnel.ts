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
    const bits = stepsOf(segment, asked.steps)
    const begin = segment.day * dayMs
    let last = 0
    eachRow(segment, { ...asked, among: bits }, (row) => {
      const who = segment.visitor[row] ?? 0
      if (who === 0) return
      if (who !== last) count.enter(segment, who)
      last = who
      count.take(bits[row] ?? 0, begin + (segment.at[row] ?? 0))
    })
  }
  return count.told()
}

/** How many times of steps are kept, in 32 MB. Of few steps there are few times, and names are what takes room: so many visitors as of four steps. */
const mostTimes = 2 ** 22
const mostVisitors = (kept: number): number => Math.floor(mostTimes / Math.max(3, kept)) - 1

/** One visitor at a time on the way through the steps. Of those who last it is kept how far they came, and when. */
class Passage {
  readonly #asked: FunnelAsked
  readonly #visitors: number[]
  readonly #seconds: Map<number, number>[]
  readonly #names: NameIndex
  /** By the numbers of visitors: those who last have numbers from 1, and 0 is the one of the others whose turn it is. */
  readonly #reached = new Growing(new Uint8Array(0))
  /**
   * When a visitor took each step most recently, in such a way that all before it were taken in time: in milliseconds since the epoch, from 1, for 0 is never. Nothing comes after
   * the last step, whose time is not kept.
   */
  readonly #times = new Growing(new Float64Array(0))
  readonly #kept: number
  #who = 0

  constructor(asked: FunnelAsked) {
    this.#asked = asked
    this.#visitors = asked.steps.map(() => 0)
    this.#seconds = asked.steps.map(() => new Map())
    this.#kept = asked.steps.length - 1
    this.#names = new NameIndex(mostVisitors(this.#kept))
  }

  enter(segment: Segment, who: number): void {
    this.#who = segment.lasting[who] === 1 ? this.#names.of(segment, who) + 1 : 0
    if (this.#who > 0) return
    this.#reached.set(0, 0)
    for (let step = 0; step < this.#kept; step++) this.#times.set(step, 0)
  }

  take(bits: number, at: number): void {
    const [first, now] = [this.#who * this.#kept, at + 1]
    // The last step first: one event is not two steps.
    for (let step = this.#kept; step >= 0; step--) {
      if ((bits & (1 << step)) === 0) continue
      const before = step === 0 ? now : this.#times.at(first + step - 1)
      if (before === 0 || now - before > this.#asked.windowMs) continue
      if (step < this.#kept) this.#times.set(first + step, now)
      if (step === this.#reached.at(this.#who)) this.#reach(step, now - before)
    }
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
    this.#reached.set(this.#who, step + 1)
  }
}
