import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { eighthOfEvent } from '../../../shared/domain/analytics/segment/shards.ts'
import { inRows } from './in-rows.ts'

/** What has arrived is put in columns when there is so much of it: reading it again costs more than one row, and each row costs. */
const most = { calls: 200, events: 2000, units: 3_000_000 }
/** Where a day is split all of its shards are written each time, so it waits for more events, but not for longer ones: they are in memory. */
const mostWhereSplit = { ...most, calls: 1600, events: 16_000 }

interface Kept {
  events: AnalyticsEvent[]
  calls: number
  units: number
  /** About how many bytes came to which eighth of a day. */
  bytes: Map<number, number>
}

/** A character takes three at most. */
const bytesOf = ({ texts }: AnalyticsEvent): number =>
  Object.values(texts).reduce((bytes, text) => bytes + 3 * text.length, 40)

function take(kept: Kept, events: readonly AnalyticsEvent[]): void {
  for (const event of events) {
    kept.events.push(event)
    const eighth = eighthOfEvent(event)
    kept.bytes.set(eighth, (kept.bytes.get(eighth) ?? 0) + bytesOf(event))
  }
}

const nothing = (): Kept => ({ events: [], calls: 0, units: 0, bytes: new Map() })

/** The events that have arrived since events were put in columns last, as they came. */
export class Arrived {
  readonly #sql: SqlStorage
  #kept: Kept | null = null

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  get events(): readonly AnalyticsEvent[] {
    return this.#read().events
  }

  append(events: readonly AnalyticsEvent[]): void {
    const kept = this.#read()
    for (const text of inRows(events)) {
      this.#sql.exec('INSERT INTO arrived (events) VALUES (?)', text)
      kept.calls++
      kept.units += text.length
    }
    take(kept, events)
  }

  /** About how many bytes came to an eighth of a day, at most. */
  bytesOf = (eighth: number): number => this.#read().bytes.get(eighth) ?? 0

  /** Whether it is so much that it should be put in columns. */
  isMuch({ isSplit }: { isSplit: boolean }): boolean {
    const { events, calls, units } = this.#read()
    const much = isSplit ? mostWhereSplit : most
    return events.length >= much.events || calls >= much.calls || units >= much.units
  }

  clear(): void {
    // Dropping a table writes no row, deleting writes one for each.
    this.#sql.exec('DROP TABLE arrived; CREATE TABLE arrived (n INTEGER PRIMARY KEY, events TEXT NOT NULL)')
    this.#kept = nothing()
  }

  /** Reads what is stored anew when it is asked next. */
  forget(): void {
    this.#kept = null
  }

  #read(): Kept {
    if (this.#kept) return this.#kept
    const rows = this.#sql.exec<{ events: string }>('SELECT events FROM arrived ORDER BY n').toArray()
    const kept = nothing()
    for (const { events } of rows) {
      kept.calls++
      kept.units += events.length
      take(kept, JSON.parse(events) as AnalyticsEvent[])
    }
    return (this.#kept = kept)
  }
}
