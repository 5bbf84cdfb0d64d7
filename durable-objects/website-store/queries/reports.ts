import type { Dimension } from '../../../shared/domain/analytics/figures/dimensions.ts'
import { addDay } from '../../../shared/domain/analytics/figures/add-day.ts'
import { type Figures, FigureTable } from '../../../shared/domain/analytics/figures/figures.ts'
import { type Filter, isNoFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { VisitorCount } from '../../../shared/domain/analytics/reports/visitors.ts'
import { type Range, eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { Series } from '../../../shared/domain/analytics/figures/series.ts'
import { type Segment, dayMs, dayOf } from '../../../shared/domain/analytics/segment/segment.ts'
import { dayOfShard } from '../../../shared/domain/analytics/segment/shards.ts'
import { type Unit, bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import type { Rollups } from './rollups.ts'

/** The days of a website that have events, in order, each as one shard or several; and what whole shards say. */
export interface Days {
  shards: () => number[]
  shard: (shard: number) => Segment
  isSettled: (day: number) => boolean
  rollups: Pick<Rollups, 'figures' | 'slots'>
}

export interface Asked {
  range: Range
  filter: Filter
}

export const shardsWithin = (events: Pick<Days, 'shards'>, { from, until }: Range): number[] =>
  events.shards().filter((shard) => {
    const day = dayOfShard(shard)
    return day >= dayOf(from) && day <= dayOf(until - 1)
  })

/** What happened in a range of time, each segment read when its turn comes, so that a year never is in memory. */
export function* segmentsWithin(events: Pick<Days, 'shards' | 'shard'>, range: Range): Generator<Segment> {
  for (const shard of shardsWithin(events, range)) yield events.shard(shard)
}

/** Whether all of a shard's day is asked for, and it is over: then what was worked out before may be added up. */
function isWhole(events: Days, shard: number, { range, filter }: Asked): boolean {
  const day = dayOfShard(shard)
  const isWithin = range.from <= day * dayMs && range.until >= (day + 1) * dayMs
  return isNoFilter(filter) && isWithin && events.isSettled(day)
}

function figuresBy(events: Days, dimension: Dimension, asked: Asked): FigureTable {
  const table = new FigureTable()
  for (const shard of shardsWithin(events, asked.range)) {
    const known = isWhole(events, shard, asked)
      ? events.rollups.figures(() => events.shard(shard), shard, dimension)
      : null
    if (known) for (const [value, figures] of known) table.add(value, figures)
    else addDay(table, events.shard(shard), { dimension, ...asked })
  }
  return table
}

/** The figures of a website as a whole. */
export const stats = (events: Days, asked: Asked): Figures => figuresBy(events, null, asked).of('')

export interface ValueFigures extends Figures {
  name: string
}

export interface PageAsked {
  dimension: Exclude<Dimension, null>
  /** Only values that contain this, in whichever case. */
  search: string
  limit: number
  offset: number
}

/** The figures of each value of a dimension, most visitors first, then by name: those of one page. */
export const metrics = (
  events: Days,
  { dimension, search, limit, offset, ...asked }: Asked & PageAsked,
): ValueFigures[] =>
  [...figuresBy(events, dimension, asked).byValue]
    .filter(([name]) => name.toLowerCase().includes(search.toLowerCase()))
    .map(([name, figures]) => ({ name, ...figures }))
    .sort((a, b) => b.visitors - a.visitors || b.pageviews - a.pageviews || (a.name < b.name ? -1 : 1))
    .slice(offset, offset + limit)

export interface Point {
  x: string
  y: number
}

/** Page views and visitors by units of time; those without any are left out. */
export function pageviews(
  events: Days,
  { unit, timezone, ...asked }: Asked & { unit: Unit; timezone: string },
): { pageviews: Point[]; sessions: Point[] } {
  const buckets = bucketsOf(asked.range, { unit, timezone })
  const series = new Series(buckets)
  for (const shard of shardsWithin(events, asked.range)) {
    const isKnown = isWhole(events, shard, asked)
    const known = isKnown ? events.rollups.slots(() => events.shard(shard), shard) : null
    if (!known || !series.addSlots(dayOfShard(shard), known)) series.addDay(events.shard(shard), asked)
  }
  const points = (numbers: Float64Array) =>
    buckets.flatMap(({ x }, place) => (numbers[place] ? [{ x, y: numbers[place] }] : []))
  return { pageviews: points(series.views), sessions: points(series.visitors) }
}

/** How many different visitors had any event in the range. */
export function active(events: Days, { range, filter }: Asked): { visitors: number } {
  const visitors = new VisitorCount()
  for (const segment of segmentsWithin(events, range)) {
    let last = 0
    eachRow(segment, { range, filter }, (row) => {
      const who = segment.visitor[row] ?? 0
      if (who === last) return
      last = who
      visitors.add(segment, who)
    })
  }
  return { visitors: visitors.count }
}

/** When the first and the last event happened, in milliseconds since the epoch; null for a website without any. */
export function dateRange(events: Days): { startAt: number; endAt: number } | null {
  const days = events.shards().map(dayOfShard)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  return { startAt: momentOf(events, first, Math.min), endAt: momentOf(events, last, Math.max) }
}

/** The first or the last moment of a day. */
function momentOf(events: Days, day: number, choose: (a: number, b: number) => number): number {
  const range = { from: day * dayMs, until: (day + 1) * dayMs }
  const moments = Array.from(segmentsWithin(events, range), ({ at }) => at.reduce((a, b) => choose(a, b)))
  return range.from + moments.reduce((a, b) => choose(a, b))
}
