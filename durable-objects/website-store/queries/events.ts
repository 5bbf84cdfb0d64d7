import { type TextColumn, eventKinds } from '../../../shared/domain/analytics/event.ts'
import { type Filter, matcherOf } from '../../../shared/domain/analytics/figures/filters.ts'
import { eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { type Unit, bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import { type Paged, type PageOf, newest } from './newest.ts'
import { type Asked, type Days, segmentsWithin } from './reports.ts'
import { type ToldEvent, atOf, eventOf, textAt } from './told-row.ts'

export interface ListAsked extends Asked, Paged {
  search: string
}

const searched: TextColumn[] = ['event', 'path', 'query', 'title', 'domain', 'distinctId']

/** A filter that holds where one of the columns contains a text. */
export const searchFilter = (columns: readonly TextColumn[], text: string): Filter => ({
  conditions: text === '' ? [] : columns.map((column) => ({ column, operator: 'c', values: [text] })),
  any: true,
})

const isSeen = (kind: number | undefined) => kind === eventKinds.pageview || kind === eventKinds.event

/** Rows of a day that are page views or events of developers, in no order. */
export function rowsOf(segment: Segment, { search, ...asked }: Asked & { search: string }): Uint32Array {
  const matches = matcherOf(segment, searchFilter(searched, search))
  const rows = new Uint32Array(segment.rows)
  let found = 0
  eachRow(segment, asked, (row) => {
    if (isSeen(segment.kind[row]) && matches(row)) rows[found++] = row
  })
  return rows.subarray(0, found)
}

/** Page views and events of developers, the newest first: those of one page, and how many there are. */
export const events = (days: Pick<Days, 'shards' | 'shard'>, asked: ListAsked): PageOf<ToldEvent> =>
  newest(days, asked, {
    find: (segment) => ({ places: rowsOf(segment, asked), moments: segment.at }),
    tell: (segment, rows) => new Map(rows.map((row) => [row, eventOf(segment, row)])),
  })

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
    for (const segment of segmentsWithin(days, asked.range))
      eachRow(segment, asked, (row) => {
        if (segment.kind[row] === eventKinds.event) take(textAt(segment, 'event', row), atOf(segment, row))
      })
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
  for (const segment of segmentsWithin(days, asked.range)) {
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
