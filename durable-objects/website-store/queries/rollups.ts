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

/** Keeps what shards of days say that are over, so that a year is read in the time of some hundred rows. It is worked out when somebody asks first, and anew when a shard has changed. */
export class Rollups {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Null where visitors of the day are the same on others, so that it has to be looked at itself. */
  figures(segment: () => Segment, shard: number, dimension: Dimension): DayFigures | null {
    return this.#kept(segment, { shard, name: `${version}:figures:${dimension ?? ''}` }, (of) =>
      figuresOfDay(of, dimension),
    )
  }

  slots(segment: () => Segment, shard: number): DaySlots | null {
    return this.#kept(segment, { shard, name: `${version}:slots` }, slotsOf)
  }

  drop(shard: number): void {
    this.#sql.exec('DELETE FROM rollups WHERE shard = ?', shard)
  }

  #kept<T>(segment: () => Segment, key: { shard: number; name: string }, work: (of: Segment) => T): T | null {
    const { shard, name } = key
    const [known] = this.#sql
      .exec<{ value: string }>('SELECT value FROM rollups WHERE shard = ? AND name = ?', shard, name)
      .toArray()
    if (known) return known.value === '' ? null : (JSON.parse(known.value) as T)
    const of = segment()
    const found = isAddable(of) ? work(of) : null
    const value = found === null ? '' : JSON.stringify(found)
    // A row holds two megabytes; what is more is worked out each time.
    if (value.length <= mostUnits) this.#keep(key, value)
    return found
  }

  #keep({ shard, name }: { shard: number; name: string }, value: string): void {
    this.#sql.exec('INSERT INTO rollups (shard, name, value) VALUES (?, ?, ?)', shard, name, value)
  }
}
