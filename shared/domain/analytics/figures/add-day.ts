import { eventKinds } from '../event.ts'
import type { Segment } from '../segment/segment.ts'
import { type Coding, type Dimension, codingOf } from './dimensions.ts'
import type { Figures, FigureTable } from './figures.ts'
import type { Filter } from './filters.ts'
import { type Range, eachRow } from './rows.ts'

/**
 * Adds what one day says of each value of a dimension, or of the website as a whole, to `table`. What counts are page views, for events those; later hits of the same visit make it longer.
 */
export function addDay(
  table: FigureTable,
  segment: Segment,
  {
    range,
    filter,
    ...by
  }: { range: Range; filter: Filter } & ({ dimension: Dimension } | { coding: Coding }),
): void {
  const dimension = 'dimension' in by ? by.dimension : null
  const coding = 'coding' in by ? by.coding : codingOf(segment, dimension)
  const day = new DayFigures(table, segment, coding)
  const counted = dimension === 'event' ? eventKinds.event : eventKinds.pageview
  eachRow(segment, { range, filter }, (row, visit) => {
    const kind = segment.kind[row]
    const code = coding.codes?.[row] ?? 0
    if (kind === counted && !(coding.skips && code === 0)) day.count(row, visit, code)
    else if (kind === counted) day.leave()
    else if (kind === eventKinds.engagement) day.lengthen(row, visit)
  })
  day.endVisit()
}

/** The figures of a day under way. Rows come visit by visit, so that for each value what is known of one visit and one visitor is enough. */
class DayFigures {
  readonly #table: FigureTable
  readonly #segment: Segment
  readonly #values: string[]
  /** Looked up once a day: most texts come again and again. */
  readonly #figures: (Figures | undefined)[]
  /** Of each value in the visit under way: how many page views, when the first and the last hit. */
  readonly #views: Uint32Array
  readonly #first: Float64Array
  readonly #last: Float64Array
  readonly #seen: Int32Array
  #touched: number[] = []
  #visit = -1
  #latest = 0

  constructor(table: FigureTable, segment: Segment, { values }: Coding) {
    this.#table = table
    this.#segment = segment
    this.#values = values
    this.#figures = values.map(() => undefined)
    this.#views = new Uint32Array(values.length)
    this.#first = new Float64Array(values.length)
    this.#last = new Float64Array(values.length)
    this.#seen = new Int32Array(values.length).fill(-1)
  }

  count(row: number, visit: number, code: number): void {
    const figures = this.#of(code)
    figures.pageviews++
    if (visit < 0) {
      figures.pageviewsWithoutVisitor++
      return
    }
    if (visit !== this.#visit) this.endVisit()
    this.#visit = visit
    const at = this.#segment.at[row] ?? 0
    if (this.#views[code] === 0) {
      this.#touched.push(code)
      this.#first[code] = at
    }
    this.#views[code] = (this.#views[code] ?? 0) + 1
    this.#last[code] = at
    this.#latest = code
    const visitor = this.#segment.visitor[row] ?? 0
    if (this.#seen[code] === visitor) return
    this.#seen[code] = visitor
    if (this.#segment.lasting[visitor] !== 1) figures.visitors++
    else this.#table.addLasting(this.#values[code] ?? '', this.#segment, visitor)
  }

  /** A page that has no value was seen: what is told of it is no time of the one before. */
  leave(): void {
    this.#latest = -1
  }

  /** Time that somebody spent on the page that was seen last. */
  lengthen(row: number, visit: number): void {
    if (visit >= 0 && visit === this.#visit && this.#latest >= 0)
      this.#last[this.#latest] = this.#segment.at[row] ?? 0
  }

  endVisit(): void {
    for (const code of this.#touched) {
      const figures = this.#of(code)
      figures.visits++
      if (this.#views[code] === 1) figures.bounces++
      figures.totaltime += Math.floor(((this.#last[code] ?? 0) - (this.#first[code] ?? 0)) / 1000)
      this.#views[code] = 0
    }
    this.#touched.length = 0
  }

  #of = (code: number): Figures => (this.#figures[code] ??= this.#table.of(this.#values[code] ?? ''))
}
