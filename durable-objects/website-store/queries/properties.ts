import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { momentOfEvent } from '../../../shared/domain/analytics/names/session-id.ts'
import * as ofEvents from '../../../shared/domain/analytics/properties/event-data.ts'
import { readProperties } from '../../../shared/domain/analytics/properties/read-properties.ts'
import * as ofSessions from '../../../shared/domain/analytics/properties/session-data.ts'
import type { Property } from '../../../shared/domain/analytics/reading/properties-of.ts'
import { VisitorCount } from '../../../shared/domain/analytics/reports/visitors.ts'
import { type Segment, dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { over } from './behaviour.ts'
import { type ListAsked, rowsOf } from './events.ts'
import { type PageOf, newest } from './newest.ts'
import { type Asked, type Days, segmentsWithin } from './reports.ts'
import { atOf, idOf, textAt } from './told-row.ts'

export interface DataOfEvent {
  eventId: string
  eventName: string
  createdAt: number
  properties: Property[]
}

const dataOf = (segment: Segment, row: number): DataOfEvent => ({
  eventId: idOf(segment, row),
  eventName: textAt(segment, 'event', row),
  createdAt: atOf(segment, row),
  properties: readProperties(textAt(segment, 'data', row)),
})

/** Events of developers that have data, the newest first: those of one page, and how many there are. */
const eventData = (days: Days, asked: ListAsked): PageOf<DataOfEvent> =>
  newest(days, asked, {
    find: (segment) => {
      const hasData = (row: number) =>
        segment.kind[row] === eventKinds.event && textAt(segment, 'data', row) !== ''
      return { places: rowsOf(segment, asked).filter(hasData), moments: segment.at }
    },
    tell: (segment, rows) => new Map(rows.map((row) => [row, dataOf(segment, row)])),
  })

/** One event of a developer by its id, with its data; null where there is none. */
function dataOfEvent(days: Days, { eventId }: { eventId: string }): DataOfEvent | null {
  const at = momentOfEvent(eventId)
  if (at === null) return null
  for (const segment of segmentsWithin(days, { from: at, until: at + 1 })) {
    const row = segment.at.findIndex(
      (when, place) =>
        when === at - segment.day * dayMs &&
        segment.kind[place] === eventKinds.event &&
        idOf(segment, place) === eventId.toLowerCase(),
    )
    if (row >= 0) return dataOf(segment, row)
  }
  return null
}

export interface EventStats {
  events: number
  visitors: number
  visits: number
  uniqueEvents: number
}

/** Umami's figures of events of developers (src/queries/sql/events/getWebsiteEventStats.ts). */
function eventStats(days: Days, asked: Asked): EventStats {
  const told = { events: 0, visits: 0 }
  const [visitors, names] = [new VisitorCount(), new Set<string>()]
  for (const segment of segmentsWithin(days, asked.range)) {
    let [who, latest] = [0, -1]
    eachRow(segment, asked, (row, visit) => {
      if (segment.kind[row] !== eventKinds.event) return
      told.events++
      names.add(textAt(segment, 'event', row))
      if (visit < 0) return
      if (visit !== latest) told.visits++
      latest = visit
      const visitor = segment.visitor[row] ?? 0
      if (visitor !== who) visitors.add(segment, visitor)
      who = visitor
    })
  }
  return { ...told, visitors: visitors.count, uniqueEvents: names.size }
}

/** A report that looks at the days twice. */
const overTwice =
  <A extends Asked, T>(count: (days: () => Iterable<Segment>, asked: A) => T) =>
  (events: Days, asked: A): T =>
    count(() => segmentsWithin(events, asked.range), asked)

/** What developers sent with events, and what pages told of visitors. */
export const properties = {
  eventData,
  dataOfEvent,
  eventStats,
  eventProperties: over(ofEvents.eventProperties),
  eventFields: over(ofEvents.eventFields),
  eventPropertyValues: over(ofEvents.eventPropertyValues),
  eventDataStats: over(ofEvents.eventDataStats),
  eventDataValues: over(ofEvents.eventDataValues),
  sessionDataProperties: overTwice(ofSessions.sessionDataProperties),
  sessionDataValues: overTwice(ofSessions.sessionDataValues),
  sessionDataStats: overTwice(ofSessions.sessionDataStats),
}
