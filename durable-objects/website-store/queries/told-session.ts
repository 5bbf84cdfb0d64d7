import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { atOf, clientOf, textOrNull } from './told-row.ts'

/** What a visitor did in a stretch of time, and with what: as of the last that was heard of them. Times in milliseconds since the epoch, `totaltime` in whole seconds. */
export interface Session extends ReturnType<typeof clientOf> {
  id: string
  distinctId: string | null
  screen: string | null
  language: string | null
  firstAt: number
  lastAt: number
  visits: number
  views: number
  events: number
  totaltime: number
}

/** Of one visitor's hits in a day: how many of which kind, and when. */
export class Told {
  readonly #segment: Segment
  readonly #seen = { visits: 0, views: 0, events: 0, totaltime: 0 }
  #visit = -1
  #begun = 0
  #first = -1
  #last = -1
  #named = -1

  constructor(segment: Segment) {
    this.#segment = segment
  }

  add(row: number, visit: number): void {
    const [kind, at] = [this.#segment.kind[row], atOf(this.#segment, row)]
    if (kind === eventKinds.pageview) this.#seen.views++
    else if (kind === eventKinds.event) this.#seen.events++
    if (visit !== this.#visit) {
      this.#end()
      this.#seen.visits++
      ;[this.#visit, this.#begun] = [visit, at]
    }
    if (this.#first < 0) this.#first = row
    this.#last = row
    if (textOrNull(this.#segment, 'distinctId', row) !== null) this.#named = row
  }

  #end(): void {
    if (this.#last >= 0)
      this.#seen.totaltime += Math.floor((atOf(this.#segment, this.#last) - this.#begun) / 1000)
  }

  session(id: string): Session {
    this.#end()
    const [segment, last] = [this.#segment, this.#last]
    return {
      id,
      distinctId: this.#named < 0 ? null : textOrNull(segment, 'distinctId', this.#named),
      screen: textOrNull(segment, 'screen', last),
      language: textOrNull(segment, 'language', last),
      ...clientOf(segment, last),
      firstAt: atOf(segment, this.#first),
      lastAt: atOf(segment, last),
      ...this.#seen,
    }
  }
}

/** What is known of a session by a later day and an earlier one. */
export const joined = (later: Session, earlier: Session): Session => ({
  ...later,
  distinctId: later.distinctId ?? earlier.distinctId,
  firstAt: earlier.firstAt,
  visits: later.visits + earlier.visits,
  views: later.views + earlier.views,
  events: later.events + earlier.events,
  totaltime: later.totaltime + earlier.totaltime,
})
