import type { Bucket } from '../time/buckets.ts'
import { eventKinds } from '../event.ts'
import { type Segment, dayMs } from '../segment/segment.ts'
import type { Filter } from './filters.ts'
import { type DaySlots, slotMs, slotsOfDay } from './rollup.ts'
import { NameIndex } from '../names/name-index.ts'
import { type Range, eachRow } from './rows.ts'

/** Pairs of a visitor whose name lasts and a bucket. */
const mostLasting = 2 ** 22

/** Page views and different visitors in each bucket, by its place. */
export class Series {
  readonly views: Float64Array
  readonly visitors: Float64Array
  readonly #buckets: readonly Bucket[]
  readonly #lasting = new NameIndex(mostLasting)

  constructor(buckets: readonly Bucket[]) {
    this.#buckets = buckets
    this.views = new Float64Array(buckets.length)
    this.visitors = new Float64Array(buckets.length)
  }

  /** Adds one day. Buckets are in the order of time and without gaps. */
  addDay(segment: Segment, { range, filter }: { range: Range; filter: Filter }): void {
    const begin = segment.day * dayMs
    const first = this.#buckets.findIndex(({ until }) => until > begin)
    if (first < 0) return
    const ends = this.#buckets.slice(first).map(({ until }) => until - begin)
    const seen = new Int32Array(ends.length).fill(-1)
    let place = 0
    eachRow(segment, { range, filter }, (row, visit) => {
      if (segment.kind[row] !== eventKinds.pageview) return
      const [at, who] = [segment.at[row] ?? 0, segment.visitor[row] ?? 0]
      // Rows go back in time where another visitor begins.
      if (place > 0 && at < (ends[place - 1] ?? 0)) place = 0
      while (at >= (ends[place] ?? Infinity)) place++
      const bucket = first + place
      this.views[bucket] = (this.views[bucket] ?? 0) + 1
      if (visit < 0 || seen[place] === who) return
      seen[place] = who
      if (segment.lasting[who] === 1 && !this.#lasting.add(segment, who, bucket + 1)) return
      this.visitors[bucket] = (this.visitors[bucket] ?? 0) + 1
    })
  }

  /**
   * Adds a whole day of which only quarters of an hour are known. Returns false, and adds nothing, where it is cut more than once or between two quarters: then it takes the day
   * itself to say who came again.
   */
  addSlots(day: number, { views, first, last }: DaySlots): boolean {
    const begin = day * dayMs
    const at = this.#buckets.findIndex(({ until }) => until > begin)
    const cut = ((this.#buckets[at]?.until ?? 0) - begin) / slotMs
    const isCutAgain = cut < slotsOfDay && (this.#buckets[at + 1]?.until ?? 0) < begin + dayMs
    if (at < 0 || isCutAgain || !Number.isInteger(cut)) return false
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
    const add = (bucket: number, seen: number, who: number) => {
      this.views[bucket] = (this.views[bucket] ?? 0) + seen
      this.visitors[bucket] = (this.visitors[bucket] ?? 0) + who
    }
    add(at, sum(views.slice(0, cut)), sum(first.slice(0, cut)))
    if (cut < slotsOfDay) add(at + 1, sum(views.slice(cut)), sum(last.slice(cut)))
    return true
  }
}
