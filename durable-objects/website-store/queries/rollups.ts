import type { Dimension } from '../../../shared/domain/analytics/figures/dimensions.ts'
import {
  type DayFigures,
  type DaySlots,
  figuresOfDay,
  isAddable,
  slotsOf,
} from '../../../shared/domain/analytics/figures/rollup.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'

/** Raised when figures are counted in another way: what was worked out before is not read any more. */
const version = 2
/** In UTF-16 units, each of which takes three bytes at most. */
const mostUnits = 600_000

/** Keeps what whole days say, so that a year is read in the time of some hundred rows. It is worked out when somebody asks first, and anew when a day has changed. */
export class Rollups {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Null where visitors of the day are the same on others, so that it has to be looked at itself. */
  figures(segment: () => Segment, day: number, dimension: Dimension): DayFigures | null {
    return this.#kept(segment, { day, name: `${version}:figures:${dimension ?? ''}` }, (of) =>
      figuresOfDay(of, dimension),
    )
  }

  slots(segment: () => Segment, day: number): DaySlots | null {
    return this.#kept(segment, { day, name: `${version}:slots` }, slotsOf)
  }

  drop(day: number): void {
    this.#sql.exec('DELETE FROM rollups WHERE day = ?', day)
  }

  #kept<T>(segment: () => Segment, key: { day: number; name: string }, work: (of: Segment) => T): T | null {
    const { day, name } = key
    const [known] = this.#sql
      .exec<{ value: string }>('SELECT value FROM rollups WHERE day = ? AND name = ?', day, name)
      .toArray()
    if (known) return known.value === '' ? null : (JSON.parse(known.value) as T)
    const of = segment()
    const found = isAddable(of) ? work(of) : null
    const value = found === null ? '' : JSON.stringify(found)
    // A row holds two megabytes; what is more is worked out each time.
    if (value.length <= mostUnits) this.#keep(key, value)
    return found
  }

  #keep({ day, name }: { day: number; name: string }, value: string): void {
    this.#sql.exec('INSERT INTO rollups (day, name, value) VALUES (?, ?, ?)', day, name, value)
  }
}
