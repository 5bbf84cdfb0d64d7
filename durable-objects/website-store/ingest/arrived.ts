import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { inRows } from './in-rows.ts'

/** What has arrived is put in columns when there is so much of it: reading it again costs more than one row, and each row costs. */
const most = { calls: 200, events: 2000, units: 3_000_000 }
/** Where a day is split all of its shards are written each time, so it waits for more, as far as that fits into memory. */
const mostWhereSplit = { calls: 1600, events: 16_000, units: 12_000_000 }

interface Kept {
  events: AnalyticsEvent[]
  calls: number
  units: number
}

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
    for (const event of events) kept.events.push(event)
  }

  /** Whether it is so much that it should be put in columns. */
  isMuch({ isSplit }: { isSplit: boolean }): boolean {
    const { events, calls, units } = this.#read()
    const much = isSplit ? mostWhereSplit : most
    return events.length >= much.events || calls >= much.calls || units >= much.units
  }

  clear(): void {
    // Dropping a table writes no row, deleting writes one for each.
    this.#sql.exec('DROP TABLE arrived; CREATE TABLE arrived (n INTEGER PRIMARY KEY, events TEXT NOT NULL)')
    this.#kept = { events: [], calls: 0, units: 0 }
  }

  /** Reads what is stored anew when it is asked next. */
  forget(): void {
    this.#kept = null
  }

  #read(): Kept {
    if (this.#kept) return this.#kept
    const rows = this.#sql.exec<{ events: string }>('SELECT events FROM arrived ORDER BY n').toArray()
    const events = rows.flatMap((row) => JSON.parse(row.events) as AnalyticsEvent[])
    const units = rows.reduce((sum, row) => sum + row.events.length, 0)
    return (this.#kept = { events, calls: rows.length, units })
  }
}
