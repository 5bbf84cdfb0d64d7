import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { buildSegment } from '../../../shared/domain/analytics/segment/build.ts'
import { mergeSegments } from '../../../shared/domain/analytics/segment/merge.ts'
import { type Segment, dayOf } from '../../../shared/domain/analytics/segment/segment.ts'
import { noteChanged } from '../archive/archived.ts'
import { Rollups } from '../queries/rollups.ts'
import { Arrived } from './arrived.ts'
import { Segments } from './segments.ts'
import {
  dayOfShard,
  eighthOfEvent,
  split,
  wholeDay,
} from '../../../shared/domain/analytics/segment/shards.ts'

/** A whole day is rewritten whenever enough has arrived, so a large one is split: some 200,000 events. */
const mostOfWhole = 6 * 2 ** 20
/** A shard is rewritten in memory, of which an object has 128 MB, and handed over whole, of which 32 MB can be at once: with what one call brings it may not grow beyond that. Some 500,000 events. */
const mostOfShard = 16 * 2 ** 20

/**
 * The events of a website. They arrive in one row for each call, and are put into columns by day when there are many: so an event costs a part of a row, and a question reads bytes
 * instead of rows. Visits are nowhere written: they are what the events of a visitor say, however late one came.
 */
export class Events {
  readonly rollups: Rollups
  readonly #sql: SqlStorage
  readonly #segments: Segments
  readonly #merged = new Map<number, Segment>()
  readonly #most: { whole: number; shard: number }
  readonly #arrived: Arrived

  constructor(sql: SqlStorage, { piece, shard = mostOfShard }: { piece?: number; shard?: number } = {}) {
    this.#sql = sql
    this.#segments = new Segments(sql, piece)
    this.#arrived = new Arrived(sql)
    this.#most = { whole: Math.min(mostOfWhole, shard), shard }
    this.rollups = new Rollups(sql)
  }

  /** Within the transaction of whoever calls. What was in memory is forgotten when it fails: see `forget`. */
  append(events: readonly AnalyticsEvent[]): void {
    if (events.length === 0) return
    this.#arrived.append(events)
    for (const event of events) this.#merged.delete(this.#shardOf(event))
    const isSplit = this.#segments.isSplit(dayOf(events.at(-1)?.at ?? 0))
    if (this.#arrived.isMuch({ isSplit })) this.putInColumns()
  }

  /** Puts all that has arrived into the shards of its days. A day that has grown large is split. */
  putInColumns(): void {
    for (const [shard, arrived] of Map.groupBy(this.#arrived.events, this.#shardOf))
      this.#write(shard, this.#merged.get(shard) ?? this.#joined(shard, arrived))
    this.#arrived.clear()
    this.#merged.clear()
  }

  /** All events of a shard, with what has just arrived. */
  shard(shard: number): Segment {
    const known = this.#merged.get(shard)
    if (known) return known
    const arrived = this.#arrived.events.filter((event) => this.#shardOf(event) === shard)
    const merged = this.#joined(shard, arrived)
    // All eighths of a day together do not fit into memory.
    if (arrived.length > 0 && shard === wholeDay(dayOfShard(shard))) this.#merged.set(shard, merged)
    return merged
  }

  #joined(shard: number, arrived: readonly AnalyticsEvent[]): Segment {
    const stored = this.#segments.read(shard)
    if (!stored) return buildSegment(dayOfShard(shard), arrived)
    return arrived.length === 0 ? stored : mergeSegments(stored, buildSegment(dayOfShard(shard), arrived))
  }

  /** The shards that have events, in the order of days. */
  shards(): number[] {
    const all = new Set([...this.#segments.shards(), ...this.#arrived.events.map(this.#shardOf)])
    return [...all].sort((a, b) => a - b)
  }

  /** How many there are. */
  count = (): number => this.#segments.rows() + this.#arrived.events.length

  /** Whether there is no room for an event. */
  isFull(event: AnalyticsEvent): boolean {
    if (!this.#segments.isSplit(dayOf(event.at))) return false
    const shard = this.#shardOf(event)
    return this.#segments.bytesOf(shard) + this.#arrived.bytesOf(shard) >= this.#most.shard
  }

  /** Whether all of a day is in columns, so that it is worth the while to work out what it says. */
  isSettled = (day: number): boolean => !this.#arrived.events.some(({ at }) => dayOf(at) === day)

  /** Deletes the days before this one, and returns how many events that were. */
  dropBefore(day: number): number {
    const isOver = (shard: number) => dayOfShard(shard) < day
    if (!this.shards().some(isOver)) return 0
    this.putInColumns()
    const over = this.shards().filter(isOver)
    const events = over.reduce((sum, each) => sum + this.#segments.rows(each), 0)
    for (const each of over) this.drop(each)
    return events
  }

  /** Puts another account of a shard in the place of what is in columns. */
  rewrite(shard: number, segment: Segment): void {
    this.drop(shard)
    if (segment.rows > 0) this.#segments.write(shard, segment)
  }

  /** Puts what the archive holds of a shard in the place of what is in columns. */
  restore(shard: number, segment: Segment): void {
    this.#merged.delete(shard)
    this.rollups.drop(shard)
    this.#segments.drop(shard)
    if (segment.rows > 0) this.#segments.write(shard, segment)
  }

  /** Adds events of one day to what is in columns. */
  add(segment: Segment): void {
    const { day } = segment
    if (!this.isSettled(day)) this.putInColumns()
    const parts = this.#segments.isSplit(day) ? split(segment) : [[wholeDay(day), segment] as const]
    for (const [shard, some] of parts) {
      const stored = this.#segments.read(shard)
      this.#write(shard, stored ? mergeSegments(stored, some) : some)
    }
  }

  /** What is deleted must not stay in the archive until a night comes. */
  drop(shard: number): void {
    this.rollups.drop(shard)
    this.#segments.drop(shard)
    // Of a day that was split since the whole may lie there.
    for (const each of new Set([shard, wholeDay(dayOfShard(shard))]))
      noteChanged(this.#sql, each, { isUrgent: true })
  }

  #write(shard: number, segment: Segment): void {
    this.rollups.drop(shard)
    this.#segments.write(shard, segment)
    noteChanged(this.#sql, shard)
    const isWhole = shard === wholeDay(segment.day)
    if (!isWhole || this.#segments.bytesOf(shard) < this.#most.whole) return
    for (const [eighth, some] of split(segment)) this.#write(eighth, some)
    this.#segments.drop(shard)
  }

  #shardOf = (event: AnalyticsEvent): number => {
    const day = dayOf(event.at)
    return this.#segments.isSplit(day) ? eighthOfEvent(event) : wholeDay(day)
  }

  /** Memory follows what is stored; after a transaction that failed it has to be read anew. */
  forget(): void {
    this.#arrived.forget()
    this.#merged.clear()
    this.#segments.forget()
  }
}
