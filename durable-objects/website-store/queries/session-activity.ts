import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { type Range, eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import type { Days } from './reports.ts'
import { daysOf } from './sessions.ts'
import { type ToldEvent, atOf, eventOf, textAt } from './told-row.ts'

/** What of a visitor is told at once; Umami's number. */
const mostEvents = 500
const mostProperties = 1000

/** What a visitor did in a stretch of time, page views and events of developers, the newest first: the latest of them. `visit` counts the visits of a day from 0. */
export function sessionActivity(
  days: Days,
  { visitor, range }: { visitor: string; range: Range },
): (ToldEvent & { visit: number })[] {
  const told: (ToldEvent & { visit: number })[] = []
  for (const { segment, place } of daysOf(days, visitor, range)) {
    const rows: { row: number; visit: number }[] = []
    let [first, latest] = [-1, -1]
    eachRow(segment, { range, filter: noFilter }, (row, visit) => {
      if (segment.visitor[row] !== place) return
      if (first < 0) first = visit
      latest = visit - first
      const kind = segment.kind[row]
      if (kind === eventKinds.pageview || kind === eventKinds.event) rows.push({ row, visit: latest })
    })
    const left = rows.toReversed().slice(0, mostEvents - told.length)
    told.push(...left.map(({ row, visit }) => ({ ...eventOf(segment, row), visit })))
    if (told.length === mostEvents) break
  }
  return told
}

/** What pages told of a visitor by `identify`: the last value of each property, by when it was told. */
export function sessionProperties(
  days: Days,
  { visitor, range }: { visitor: string; range: Range },
): { name: string; value: unknown; createdAt: number }[] {
  const told = new Map<string, { value: unknown; createdAt: number }>()
  for (const { segment, place } of daysOf(days, visitor, range)) {
    const rows: number[] = []
    eachRow(segment, { range, filter: noFilter }, (row) => {
      if (segment.visitor[row] === place && segment.kind[row] === eventKinds.identify) rows.push(row)
    })
    for (const row of rows.toReversed()) {
      const text = textAt(segment, 'data', row)
      const data = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
      for (const [name, value] of Object.entries(data))
        if (!told.has(name) && told.size < mostProperties)
          told.set(name, { value, createdAt: atOf(segment, row) })
    }
  }
  return [...told].map(([name, of]) => ({ name, ...of })).sort((a, b) => (a.name < b.name ? -1 : 1))
}
