import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { buildSegment } from '../../../shared/domain/analytics/segment/build.ts'
import { mergeSegments } from '../../../shared/domain/analytics/segment/merge.ts'
import { type Segment, dayOf } from '../../../shared/domain/analytics/segment/segment.ts'
import { noteChanged } from '../archive/days.ts'
import { Rollups } from '../queries/rollups.ts'
import { inRows } from './in-rows.ts'
import { Segments } from './segments.ts'

/** What has arrived is put in columns when there is so much of it: reading it again costs more than one row, and each row costs. */
const most = { calls: 200, events: 2000, units: 3_000_000 }
/** A day is rewritten in memory, of which an object has 128 MB, so it may not grow without bounds: some 700,000 events. */
const mostOfDay = 20 * 2 ** 20

/** What has arrived since it was put in columns. */
interface Arrived {
  events: AnalyticsEvent[]
  calls: number
  units: number
}

/**
 * The events of a website. They arrive in one row for each call, and are put into columns by day when there are many: so an event costs a part of a row, and a question reads bytes
 * instead of rows. Visits are nowhere written: they are what the events of a visitor say, however late one came.
 */
export class Events {
  readonly rollups: Rollups
  readonly #sql: SqlStorage
  readonly #segments: Segments
  readonly #merged = new Map<number, Segment>()
  readonly #mostOfDay: number
  #arrived: Arrived | null = null

  constructor(sql: SqlStorage, { piece, day = mostOfDay }: { piece?: number; day?: number } = {}) {
    this.#sql = sql
    this.#segments = new Segments(sql, piece)
    this.#mostOfDay = day
    this.rollups = new Rollups(sql)
  }

  /** Within the transaction of whoever calls. What was in memory is forgotten when it fails: see `forget`. */
  append(events: readonly AnalyticsEvent[]): void {
    if (events.length === 0) return
    const arrived = this.#read()
    for (const text of inRows(events)) {
      this.#sql.exec('INSERT INTO arrived (events) VALUES (?)', text)
      arrived.calls++
      arrived.units += text.length
    }
    for (const event of events) {
      arrived.events.push(event)
      this.#merged.delete(dayOf(event.at))
    }
    const { calls, units } = arrived
    if (arrived.events.length >= most.events || calls >= most.calls || units >= most.units)
      this.putInColumns()
  }

  /** Puts all that has arrived into the segments of its days. */
  putInColumns(): void {
    for (const day of new Set(this.#read().events.map(({ at }) => dayOf(at)))) {
      this.#replace(day, this.day(day))
      noteChanged(this.#sql, day)
    }
    // Dropping a table writes no row, deleting writes one for each.
    this.#sql.exec('DROP TABLE arrived; CREATE TABLE arrived (n INTEGER PRIMARY KEY, events TEXT NOT NULL)')
    this.#arrived = { events: [], calls: 0, units: 0 }
    this.#merged.clear()
  }

  /** All events of a day, with what has just arrived. */
  day(day: number): Segment {
    const known = this.#merged.get(day)
    if (known) return known
    const arrived = this.#read().events.filter(({ at }) => dayOf(at) === day)
    const stored = this.#segments.read(day)
    if (arrived.length === 0 && stored) return stored
    const fresh = buildSegment(day, arrived)
    const merged = stored ? mergeSegments(stored, fresh) : fresh
    this.#merged.set(day, merged)
    return merged
  }

  /** The days, since the epoch in UTC, that have events, in order. */
  days(): number[] {
    const all = new Set([...this.#segments.days(), ...this.#read().events.map(({ at }) => dayOf(at))])
    return [...all].sort((a, b) => a - b)
  }

  /** How many there are. */
  count = (): number => this.#segments.rows() + this.#read().events.length

  /** Whether a day holds as much as it may. */
  isFull = (day: number): boolean => this.#segments.bytesOf(day) >= this.#mostOfDay

  /** Whether all of a day is in columns, so that it is worth the while to work out what it says. */
  isSettled = (day: number): boolean => !this.#read().events.some(({ at }) => dayOf(at) === day)

  /** Deletes the days before this one, and returns how many events that were. */
  dropBefore(day: number): number {
    const over = this.days().filter((each) => each < day)
    if (over.length === 0) return 0
    this.putInColumns()
    const events = over.reduce((sum, each) => sum + this.#segments.rows(each), 0)
    for (const each of over) this.drop(each)
    return events
  }

  /** Puts another account of a day in the place of what is in columns. */
  rewrite(day: number, segment: Segment): void {
    this.drop(day)
    if (segment.rows > 0) this.#segments.write(day, segment)
  }

  /** Puts what the archive holds of a day in the place of what is in columns. */
  restore(day: number, segment: Segment): void {
    this.#merged.delete(day)
    this.#replace(day, segment)
  }

  /** What is deleted must not stay in the archive until a night comes. */
  drop(day: number): void {
    this.rollups.drop(day)
    this.#segments.drop(day)
    noteChanged(this.#sql, day, { isUrgent: true })
  }

  #replace(day: number, segment: Segment): void {
    this.rollups.drop(day)
    this.#segments.write(day, segment)
  }

  /** Memory follows what is stored; after a transaction that failed it has to be read anew. */
  forget(): void {
    this.#arrived = null
    this.#merged.clear()
    this.#segments.forget()
  }

  #read(): Arrived {
    if (this.#arrived) return this.#arrived
    const rows = this.#sql.exec<{ events: string }>('SELECT events FROM arrived ORDER BY n').toArray()
    const events = rows.flatMap((row) => JSON.parse(row.events) as AnalyticsEvent[])
    const units = rows.reduce((sum, row) => sum + row.events.length, 0)
    this.#arrived = { events, calls: rows.length, units }
    return this.#arrived
  }
}
