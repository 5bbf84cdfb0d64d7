import { eventKinds } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import type { Property } from '../reading/properties-of.ts'
import type { ReportAsked, SegmentsInOrder } from '../reports/visitors.ts'
import type { Segment } from '../segment/segment.ts'
import { type WhichProperty, countedValues, isAsked, readProperties } from './read-properties.ts'
import { Tally } from './tally.ts'

export interface EventDataAsked extends ReportAsked, WhichProperty {
  /** Only events of this name. */
  eventName?: string | undefined
}

const mostRows = 500
const mostValues = 100

/** Calls `take` for the data of custom events: once for each day, name and text, with how many events had them. Each text is read once a day. */
function eachData(
  segments: SegmentsInOrder,
  { eventName, ...asked }: EventDataAsked,
  take: (data: { eventName: string; properties: Property[]; events: number }) => void,
): void {
  for (const segment of segments) {
    const names = segment.columns.event?.values ?? ['']
    const texts = segment.columns.data?.values ?? ['']
    const counts = countsOf(segment, asked, eventName)
    for (const [pair, events] of counts) {
      const [name, data] = [Math.floor(pair / texts.length), pair % texts.length]
      take({ eventName: names[name] ?? '', properties: readProperties(texts[data] ?? ''), events })
    }
  }
}

/** How many events have which name and data, by `name * texts + data`. */
function countsOf(segment: Segment, asked: ReportAsked, eventName: string | undefined): Map<number, number> {
  const { event, data } = segment.columns
  const width = data?.values.length ?? 1
  const counts = new Map<number, number>()
  if (!data) return counts
  eachRow(segment, asked, (row) => {
    const code = data.codes[row] ?? 0
    const name = event?.codes[row] ?? 0
    if (segment.kind[row] !== eventKinds.event || code === 0) return
    if (eventName !== undefined && event?.values[name] !== eventName) return
    const pair = name * width + code
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  })
  return counts
}

export interface EventProperty {
  eventName: string
  propertyName: string
  dataType: number
  total: number
}

/** Which properties events of each name have: how many events, most first. */
export function eventProperties(segments: SegmentsInOrder, asked: EventDataAsked): EventProperty[] {
  const tally = new Tally<[string, string, number]>()
  eachData(segments, asked, ({ eventName, properties, events }) => {
    for (const each of properties)
      if (isAsked(each, asked)) tally.add([eventName, each.name, each.type], events)
  })
  return tally.top(mostRows).map(({ parts: [eventName, propertyName, dataType], total }) => ({
    eventName,
    propertyName,
    dataType,
    total,
  }))
}

/** The same of events of all names together. */
export function eventFields(
  segments: SegmentsInOrder,
  asked: EventDataAsked,
): Omit<EventProperty, 'eventName'>[] {
  const tally = new Tally<[string, number]>()
  eachData(segments, asked, ({ properties, events }) => {
    for (const each of properties) if (isAsked(each, asked)) tally.add([each.name, each.type], events)
  })
  return tally
    .top(mostRows)
    .map(({ parts: [propertyName, dataType], total }) => ({ propertyName, dataType, total }))
}

/** Each value of each property of events: how many events have it. */
export function eventPropertyValues(
  segments: SegmentsInOrder,
  asked: EventDataAsked,
): (EventProperty & { propertyValue: string })[] {
  const tally = new Tally<[string, string, number, string]>()
  eachData(segments, asked, ({ eventName, properties, events }) => {
    for (const each of properties)
      if (isAsked(each, asked)) tally.add([eventName, each.name, each.type, each.text], events)
  })
  return tally.top(mostRows).map(({ parts: [eventName, propertyName, dataType, propertyValue], total }) => ({
    eventName,
    propertyName,
    dataType,
    propertyValue,
    total,
  }))
}

/** How many events have data, how many different properties that is, and how many values of them. */
export function eventDataStats(
  segments: SegmentsInOrder,
  asked: EventDataAsked,
): { events: number; properties: number; records: number } {
  const told = { events: 0, records: 0 }
  const names = new Tally<[string]>()
  eachData(segments, asked, ({ properties, events }) => {
    if (properties.length > 0) told.events += events
    told.records += properties.length * events
    for (const { name } of properties) names.add([name])
  })
  return { ...told, properties: names.top(Infinity).length }
}

/** The values of a property, most events first. A list that is asked for as one counts for each of its items. */
export function eventDataValues(
  segments: SegmentsInOrder,
  asked: EventDataAsked & { propertyName: string },
): { value: string; total: number }[] {
  const tally = new Tally<[string]>()
  eachData(segments, asked, ({ properties, events }) => {
    for (const each of properties)
      if (isAsked(each, asked))
        for (const value of countedValues(each, asked.dataType)) tally.add([value], events)
  })
  return tally.top(mostValues).map(({ parts: [value], total }) => ({ value, total }))
}
