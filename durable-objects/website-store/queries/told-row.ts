import type { TextColumn } from '../../../shared/domain/analytics/event.ts'
import { eventIdOf, sessionIdOf } from '../../../shared/domain/analytics/names/session-id.ts'
import { type Segment, dayMs } from '../../../shared/domain/analytics/segment/segment.ts'

export const textAt = ({ columns }: Segment, name: TextColumn, row: number): string => {
  const column = columns[name]
  return column?.values[column.codes[row] ?? 0] ?? ''
}

/** Nothing where nothing is known, as Umami tells it. */
export const textOrNull = (segment: Segment, name: TextColumn, row: number): string | null =>
  textAt(segment, name, row) || null

export const atOf = ({ day, at }: Segment, row: number): number => day * dayMs + (at[row] ?? 0)

/** The name of a visitor in 16 hexadecimal digits. */
export const nameOf = (visitor: bigint): string => visitor.toString(16).padStart(16, '0')

/** Null for whoever could not be told apart. */
export function sessionOf({ visitors, visitor }: Segment, row: number): string | null {
  const place = visitor[row] ?? 0
  return place === 0 ? null : sessionIdOf(nameOf(visitors[place] ?? 0n))
}

/** An event's id: rows of a visitor stand in the order of time, so those of the same moment are neighbours. */
export function idOf(segment: Segment, row: number): string {
  const { visitor, visitors, at, kind } = segment
  let nth = 0
  for (let before = row - 1; before >= 0; before--) {
    if (visitor[before] !== visitor[row] || at[before] !== at[row]) break
    if (kind[before] === kind[row]) nth++
  }
  const name = nameOf(visitors[visitor[row] ?? 0] ?? 0n)
  return eventIdOf({ at: atOf(segment, row), kind: kind[row] ?? 0, nth, visitor: name })
}

/** What is told of the place and the browser of a row. */
export const clientOf = (segment: Segment, row: number) => ({
  browser: textOrNull(segment, 'browser', row),
  os: textOrNull(segment, 'os', row),
  device: textOrNull(segment, 'device', row),
  country: textOrNull(segment, 'country', row),
  region: textOrNull(segment, 'region', row),
  city: textOrNull(segment, 'city', row),
  hostname: textOrNull(segment, 'hostname', row),
})

/** What is told of a page view or an event of a developer. */
export const eventOf = (segment: Segment, row: number) => ({
  id: idOf(segment, row),
  sessionId: sessionOf(segment, row),
  createdAt: atOf(segment, row),
  eventType: segment.kind[row] ?? 0,
  eventName: textOrNull(segment, 'event', row),
  urlPath: textOrNull(segment, 'path', row),
  urlQuery: textOrNull(segment, 'query', row),
  pageTitle: textOrNull(segment, 'title', row),
  referrerDomain: textOrNull(segment, 'domain', row),
  distinctId: textOrNull(segment, 'distinctId', row),
  hasData: textAt(segment, 'data', row) !== '',
  ...clientOf(segment, row),
})
export type ToldEvent = ReturnType<typeof eventOf>
