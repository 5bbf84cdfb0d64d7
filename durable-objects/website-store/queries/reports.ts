import type { Dimension } from '../../../shared/domain/analytics/figures/dimensions.ts'
import { addDay } from '../../../shared/domain/analytics/figures/add-day.ts'
import { type Figures, FigureTable } from '../../../shared/domain/analytics/figures/figures.ts'
import { type Filter, isNoFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { type Range, eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { Series } from '../../../shared/domain/analytics/figures/series.ts'
import { type Segment, dayMs, dayOf } from '../../../shared/domain/analytics/segment/segment.ts'
import { type Unit, bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import type { Rollups } from './rollups.ts'

/** The days of a website that have events, in order, what they are, and what whole days say. */
export interface Days {
  days: () => number[]
  day: (day: number) => Segment
  isSettled: (day: number) => boolean
  rollups: Pick<Rollups, 'figures' | 'slots'>
}

export interface Asked {
  range: Range
  filter: Filter
}

export const daysWithin = (events: Days, { from, until }: Range) =>
  events.days().filter((day) => day >= dayOf(from) && day <= dayOf(until - 1))

/** Whether all of a day is asked for, and it is over: then what was worked out before may be added up. */
const isWhole = (events: Days, day: number, { range, filter }: Asked) =>
  isNoFilter(filter) && range.from <= day * dayMs && range.until >= (day + 1) * dayMs && events.isSettled(day)

function figuresBy(events: Days, dimension: Dimension, asked: Asked): FigureTable {
  const table = new FigureTable()
  for (const day of daysWithin(events, asked.range)) {
    const known = isWhole(events, day, asked)
      ? events.rollups.figures(() => events.day(day), day, dimension)
      : null
    if (known) for (const [value, figures] of known) table.add(value, figures)
    else addDay(table, events.day(day), { dimension, ...asked })
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
  for (const day of daysWithin(events, asked.range)) {
    const known = isWhole(events, day, asked) ? events.rollups.slots(() => events.day(day), day) : null
    if (!known || !series.addSlots(day, known)) series.addDay(events.day(day), asked)
  }
  const points = (numbers: Float64Array) =>
    buckets.flatMap(({ x }, place) => (numbers[place] ? [{ x, y: numbers[place] }] : []))
  return { pageviews: points(series.views), sessions: points(series.visitors) }
}

/** How many different visitors had any event in the range. */
export function active(events: Days, { range, filter }: Asked): { visitors: number } {
  const lasting = new Set<bigint>()
  let visitors = 0
  for (const day of daysWithin(events, range)) {
    const segment = events.day(day)
    let last = 0
    eachRow(segment, { range, filter }, (row) => {
      const who = segment.visitor[row] ?? 0
      if (who === last) return
      last = who
      if (segment.lasting[who] === 1) lasting.add(segment.visitors[who] ?? 0n)
      else visitors++
    })
  }
  return { visitors: visitors + lasting.size }
}

/** When the first and the last event happened, in milliseconds since the epoch; null for a website without any. */
export function dateRange(events: Days): { startAt: number; endAt: number } | null {
  const days = events.days()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const times = (day: number) => Array.from(events.day(day).at, (at) => day * dayMs + at)
  return {
    startAt: times(first).reduce((a, b) => Math.min(a, b), Infinity),
    endAt: times(last).reduce((a, b) => Math.max(a, b), 0),
  }
}
