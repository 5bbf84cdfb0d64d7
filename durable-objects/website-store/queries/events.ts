import { type TextColumn, eventKinds } from '../../../shared/domain/analytics/event.ts'
import { type Filter, matcherOf } from '../../../shared/domain/analytics/figures/filters.ts'
import { eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { type Unit, bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import { type Asked, type Days, daysWithin } from './reports.ts'
import { type ToldEvent, atOf, eventOf, textAt } from './told-row.ts'

export interface PageOf<T> {
  data: T[]
  count: number
}

export interface ListAsked extends Asked {
  search: string
  limit: number
  offset: number
}

const searched: TextColumn[] = ['event', 'path', 'query', 'title', 'domain', 'distinctId']

/** A filter that holds where one of the columns contains a text. */
export const searchFilter = (columns: readonly TextColumn[], text: string): Filter => ({
  conditions: text === '' ? [] : columns.map((column) => ({ column, operator: 'c', values: [text] })),
  any: true,
})

const isSeen = (kind: number | undefined) => kind === eventKinds.pageview || kind === eventKinds.event

/** Rows of a day that are page views or events of developers, in no order. */
export function rowsOf(segment: Segment, { search, ...asked }: Asked & { search: string }): number[] {
  const matches = matcherOf(segment, searchFilter(searched, search))
  const rows: number[] = []
  eachRow(segment, asked, (row) => {
    if (isSeen(segment.kind[row]) && matches(row)) rows.push(row)
  })
  return rows
}

/** Page views and events of developers, the newest first: those of one page, and how many there are. Only what is on the page is made an object. */
export function events(days: Days, { limit, offset, ...asked }: ListAsked): PageOf<ToldEvent> {
  const data: ToldEvent[] = []
  let count = 0
  for (const day of daysWithin(days, asked.range).toReversed()) {
    const segment = days.day(day)
    const rows = rowsOf(segment, asked)
    const skipped = Math.max(0, offset - count)
    count += rows.length
    if (data.length === limit || skipped >= rows.length) continue
    const newest = Uint32Array.from(rows).sort((a, b) => atOf(segment, b) - atOf(segment, a) || b - a)
    for (const row of newest.subarray(skipped, skipped + limit - data.length))
      data.push(eventOf(segment, row))
  }
  return { data, count }
}

export interface SeriesPoint {
  x: string
  t: string
  y: number
}

/** How often events of each name happened, by units of time: of the names that happened most. Units without any are left out. */
export function eventSeries(
  days: Days,
  { unit, timezone, limit, ...asked }: Asked & { unit: Unit; timezone: string; limit: number },
): SeriesPoint[] {
  const eachEvent = (take: (name: string, at: number) => void) => {
    for (const day of daysWithin(days, asked.range)) {
      const segment = days.day(day)
      eachRow(segment, asked, (row) => {
        if (segment.kind[row] === eventKinds.event) take(textAt(segment, 'event', row), atOf(segment, row))
      })
    }
  }
  const totals = new Map<string, number>()
  eachEvent((name) => totals.set(name, (totals.get(name) ?? 0) + 1))
  const names = [...totals]
    .sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([name]) => name)
  const buckets = bucketsOf(asked.range, { unit, timezone })
  const counts = new Map(names.map((name) => [name, new Uint32Array(buckets.length)]))
  eachEvent((name, at) => {
    const numbers = counts.get(name)
    const place = numbers ? placeOf(buckets, at) : -1
    if (numbers && place >= 0) numbers[place] = (numbers[place] ?? 0) + 1
  })
  return names.flatMap((x) =>
    buckets.flatMap(({ x: t }, place) => {
      const y = counts.get(x)?.[place] ?? 0
      return y === 0 ? [] : [{ x, t, y }]
    }),
  )
}

/** The place of the bucket that a moment is in: they are in order and without gaps. */
function placeOf(buckets: readonly { from: number; until: number }[], at: number): number {
  let [low, high] = [0, buckets.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const bucket = buckets[middle]
    if (!bucket) return -1
    if (at < bucket.from) high = middle - 1
    else if (at >= bucket.until) low = middle + 1
    else return middle
  }
  return -1
}

/** The values that a column has, in the order of their letters: of those that are most frequent. */
export function values(
  days: Days,
  { column, search, limit, ...asked }: Asked & { column: TextColumn; search: string; limit: number },
): string[] {
  const counts = new Map<string, number>()
  const wanted = search.toLowerCase()
  for (const day of daysWithin(days, asked.range)) {
    const segment = days.day(day)
    const { values: texts, codes } = segment.columns[column] ?? { values: [], codes: [] }
    const rows = new Uint32Array(texts.length)
    eachRow(segment, asked, (row) => (rows[codes[row] ?? 0] = (rows[codes[row] ?? 0] ?? 0) + 1))
    for (const [place, text] of texts.entries())
      if (text !== '' && rows[place] && text.toLowerCase().includes(wanted))
        counts.set(text, (counts.get(text) ?? 0) + rows[place])
  }
  return [...counts]
    .sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([text]) => text)
    .sort()
}
