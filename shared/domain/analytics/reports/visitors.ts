import { eventKinds } from '../event.ts'
import type { Filter } from '../figures/filters.ts'
import { NameIndex } from '../names/name-index.ts'
import type { Range } from '../figures/rows.ts'
import type { Segment } from '../segment/segment.ts'

/** Days of a website in order, of which one is held at a time. */
export type SegmentsInOrder = Iterable<Segment>

export interface ReportAsked {
  range: Range
  filter: Filter
}

/** Whether somebody did something: saw a page or did what has a name. Other hits only tell more of those. */
export const isAct = (kind: number | undefined): boolean =>
  kind === eventKinds.pageview || kind === eventKinds.event

/** Counts different visitors. Those whose name is another one on each day are added up, the others are remembered. */
export class VisitorCount {
  #lasting: NameIndex | null = null
  #others = 0
  #day = -1
  #name = 0n

  get count(): number {
    return this.#others + (this.#lasting?.size ?? 0)
  }

  /** Counts a visitor of a day, whose rows stand together. */
  add(segment: Segment, who: number): void {
    const { day, lasting, visitors } = segment
    const name = visitors[who] ?? 0n
    if (name === this.#name && day === this.#day) return
    ;[this.#day, this.#name] = [day, name]
    // Of many counts few have any.
    if (lasting[who] === 1) (this.#lasting ??= new NameIndex()).add(segment, who)
    else this.#others++
  }
}
