import { eachRow } from '../figures/rows.ts'
import { Growing, NameIndex } from '../names/name-index.ts'
import { type Segment, dayMs } from '../segment/segment.ts'
import { type Bucket, bucketsOf } from '../time/buckets.ts'
import { type ReportAsked, type SegmentsInOrder, isAct } from './visitors.ts'

export interface RetentionAsked extends ReportAsked {
  timezone: string
}

/** Of the visitors who came first on `date`, those who came again `day` days later. Only the `recognizable` among them could be seen to: those who have the same name on other days. */
export interface RetentionRow {
  date: string
  day: number
  visitors: number
  returnVisitors: number
  percentage: number
  recognizable: number
}

const lastDay = 31

/** Who comes again, by the day of a time zone on which somebody was first seen in the range, for 31 days. */
export function retention(segments: SegmentsInOrder, asked: RetentionAsked): RetentionRow[] {
  const cohorts = new Cohorts(bucketsOf(asked.range, { unit: 'day', timezone: asked.timezone }))
  for (const segment of segments) cohorts.addDay(segment, asked)
  return cohorts.told()
}

class Cohorts {
  readonly #buckets: readonly Bucket[]
  /** Of each cohort how many came on each day after, from the first on. */
  readonly #came: Uint32Array
  readonly #recognizable: Uint32Array
  /** Of visitors who last, on which day they came first, and on which last. */
  readonly #names = new NameIndex()
  readonly #known = new Growing(new Uint32Array(0))

  constructor(buckets: readonly Bucket[]) {
    this.#buckets = buckets
    this.#came = new Uint32Array(buckets.length * (lastDay + 1))
    this.#recognizable = new Uint32Array(buckets.length)
  }

  addDay(segment: Segment, asked: RetentionAsked): void {
    const begin = segment.day * dayMs
    const start = this.#buckets.findIndex(({ until }) => until > begin)
    if (start < 0) return
    const ends = this.#buckets.slice(start, start + 4).map(({ until }) => until - begin)
    let [last, first, latest] = [0, 0, -1]
    eachRow(segment, asked, (row) => {
      const who = segment.visitor[row] ?? 0
      if (who === 0 || !isAct(segment.kind[row])) return
      const at = segment.at[row] ?? 0
      let date = start
      while (at >= (ends[date - start] ?? Infinity)) date++
      if (who === last && date === latest) return
      first = this.#come(segment, who, { date, first: who === last ? first : -1 })
      last = who
      latest = date
    })
  }

  told(): RetentionRow[] {
    return this.#buckets.flatMap(({ x: date }, cohort) => {
      const came = this.#came.subarray(cohort * (lastDay + 1), (cohort + 1) * (lastDay + 1))
      const [visitors = 0] = came
      const recognizable = this.#recognizable[cohort] ?? 0
      return Array.from(came).flatMap((returnVisitors, day) =>
        returnVisitors === 0
          ? []
          : [
              {
                date,
                day,
                visitors,
                returnVisitors,
                percentage: (returnVisitors * 100) / visitors,
                recognizable,
              },
            ],
      )
    })
  }

  /** Notes that somebody came on a date, and returns on which they came first; `first` is that, or -1 where it is not known from the same day. */
  #come(segment: Segment, who: number, seen: { date: number; first: number }): number {
    const { date } = seen
    if (segment.lasting[who] !== 1) {
      const first = seen.first < 0 ? date : seen.first
      this.#count(first, date)
      return first
    }
    const { size } = this.#names
    const number = this.#names.of(segment, who)
    const isNew = number === size
    const known = this.#known.at(number)
    const first = isNew ? date : Math.floor(known / this.#buckets.length)
    if (isNew) this.#recognizable[date] = (this.#recognizable[date] ?? 0) + 1
    // Days of UTC overlap those of a time zone, so that the same date may come again.
    if (isNew || known % this.#buckets.length < date) this.#count(first, date)
    this.#known.set(number, first * this.#buckets.length + date)
    return first
  }

  #count(cohort: number, date: number): void {
    const after = date - cohort
    if (after > lastDay) return
    const place = cohort * (lastDay + 1) + after
    this.#came[place] = (this.#came[place] ?? 0) + 1
  }
}
