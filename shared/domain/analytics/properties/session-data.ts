import { eventKinds } from '../event.ts'
import { noFilter } from '../figures/filters.ts'
import { eachRow } from '../figures/rows.ts'
import { type Property, propertyTypes } from '../reading/properties-of.ts'
import type { ReportAsked, SegmentsInOrder } from '../reports/visitors.ts'
import type { Segment } from '../segment/segment.ts'
import { TooMuch } from '../too-much.ts'
import { type WhichProperty, countedValues, isAsked, readProperties } from './read-properties.ts'
import { Tally } from './tally.ts'

export type SessionDataAsked = ReportAsked & WhichProperty

/** Visitors whose name lasts and who were told of, that are held at a time. */
const mostLasting = 50_000
const mostRows = 500
const mostValues = 100

/** What a visitor did in the time that is asked for, whatever the filter, and the last value of each property that pages told of them. */
class Known {
  readonly properties = new Map<string, Property>()
  readonly did = { activity: 0, visits: 0, views: 0, events: 0 }
  passes = false
  #visit = -1

  add(segment: Segment, row: number, visit: number): void {
    const kind = segment.kind[row]
    if (kind === eventKinds.identify) this.#learn(segment, row)
    if (kind === eventKinds.performance || kind === eventKinds.identify) return
    this.did.activity++
    if (kind === eventKinds.pageview) this.did.views++
    else if (kind === eventKinds.event) this.did.events++
    if (visit !== this.#visit) this.did.visits++
    this.#visit = visit
  }

  endDay(): void {
    this.#visit = -1
  }

  #learn({ columns: { data } }: Segment, row: number): void {
    for (const each of readProperties(data?.values[data.codes[row] ?? 0] ?? ''))
      this.properties.set(each.name, each)
  }
}

/**
 * Calls `take` once for each visitor of whom pages told something, and of whom a hit passes the filter. Names that do not last are done with when their rows are; of those that last it is
 * looked first who was told of, so that the days are asked for twice.
 */
function eachTold(days: () => SegmentsInOrder, asked: SessionDataAsked, take: (known: Known) => void): void {
  const lasting = lastingOf(days(), asked)
  for (const segment of days()) {
    const passing = passingOf(segment, asked)
    let [who, known]: [number, Known | undefined] = [0, undefined]
    const end = () => {
      if (!known) return
      if (passing[who] === 1) known.passes = true
      known.endDay()
      if (segment.lasting[who] !== 1 && known.passes && known.properties.size > 0) take(known)
    }
    eachRow(segment, { range: asked.range, filter: noFilter }, (row, visit) => {
      const visitor = segment.visitor[row] ?? 0
      if (visitor === 0) return
      if (visitor !== who) {
        end()
        who = visitor
        known = segment.lasting[who] === 1 ? lasting.get(segment.visitors[who] ?? 0n) : new Known()
      }
      known?.add(segment, row, visit)
    })
    end()
  }
  for (const known of lasting.values()) if (known.passes && known.properties.size > 0) take(known)
}

function lastingOf(segments: SegmentsInOrder, { range }: SessionDataAsked): Map<bigint, Known> {
  const lasting = new Map<bigint, Known>()
  for (const segment of segments)
    eachRow(segment, { range, filter: noFilter }, (row) => {
      const who = segment.visitor[row] ?? 0
      if (segment.kind[row] !== eventKinds.identify || segment.lasting[who] !== 1) return
      if ((segment.columns.data?.codes[row] ?? 0) === 0) return
      lasting.set(segment.visitors[who] ?? 0n, new Known())
      if (lasting.size > mostLasting) throw new TooMuch('values')
    })
  return lasting
}

function passingOf(segment: Segment, asked: SessionDataAsked): Uint8Array {
  const passing = new Uint8Array(segment.visitors.length)
  eachRow(segment, asked, (row) => (passing[segment.visitor[row] ?? 0] = 1))
  return passing
}

/** Which properties pages told of visitors: of how many different ones, most first. */
export function sessionDataProperties(
  days: () => SegmentsInOrder,
  asked: SessionDataAsked,
): { propertyName: string; dataType: number; total: number }[] {
  const tally = new Tally<[string, number]>()
  eachTold(days, asked, ({ properties }) => {
    for (const each of properties.values()) if (isAsked(each, asked)) tally.add([each.name, each.type])
  })
  return tally
    .top(mostRows)
    .map(({ parts: [propertyName, dataType], total }) => ({ propertyName, dataType, total }))
}

/** The values of a property of visitors: of how many different ones. */
export function sessionDataValues(
  days: () => SegmentsInOrder,
  asked: SessionDataAsked & { propertyName: string },
): { value: string; total: number }[] {
  const tally = new Tally<[string]>()
  eachTold(days, asked, ({ properties }) => {
    const each = properties.get(asked.propertyName)
    if (each && isAsked(each, asked))
      for (const value of new Set(countedValues(each, asked.dataType))) tally.add([value])
  })
  return tally.top(mostValues).map(({ parts: [value], total }) => ({ value, total }))
}

export interface ToldVisitors {
  label: string
  activity: number
  sessions: number
  visits: number
  views: number
  events: number
}

/** What visitors with each text of a property did, most active first. */
export function sessionDataStats(
  days: () => SegmentsInOrder,
  asked: SessionDataAsked & { propertyName: string },
): ToldVisitors[] {
  const told = new Map<string, ToldVisitors>()
  eachTold(days, asked, ({ properties, did }) => {
    const each = properties.get(asked.propertyName)
    if (each?.type !== propertyTypes.text || each.text === '') return
    let row = told.get(each.text)
    if (!row) {
      if (told.size >= mostLasting) throw new TooMuch('values')
      row = { label: each.text, activity: 0, sessions: 0, visits: 0, views: 0, events: 0 }
      told.set(each.text, row)
    }
    row.sessions++
    for (const name of ['activity', 'visits', 'views', 'events'] as const) row[name] += did[name]
  })
  return [...told.values()]
    .toSorted((a, b) => b.activity - a.activity || (a.label < b.label ? -1 : 1))
    .slice(0, mostValues)
}
