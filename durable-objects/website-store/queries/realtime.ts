import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { events } from './events.ts'
import { type Asked, pageviews as viewsInTime, type Days, segmentsWithin } from './reports.ts'
import { type ToldEvent, sessionOf, textAt } from './told-row.ts'

const minuteMs = 60_000
const windowMs = 30 * minuteMs
/** How many of the latest page views and events are told one by one; Umami's number. */
const mostEvents = 100

type Counts = Record<string, number>

export interface RealtimeEvent extends Omit<ToldEvent, 'id' | 'eventType' | 'createdAt'> {
  createdAt: string
  __type: 'session' | 'pageview' | 'event'
}

export interface Realtime {
  countries: Counts
  urls: Counts
  referrers: Counts
  events: RealtimeEvent[]
  series: { views: SeriesPoint[]; visitors: SeriesPoint[] }
  totals: { views: number; visitors: number; events: number; countries: number }
  timestamp: number
}

interface SeriesPoint {
  x: string
  t: string
  y: number
}

/** A count for each of the texts, whatever they are: names that objects have of themselves are texts like others. */
class Tally {
  readonly #counts = new Map<string, number>()

  add(text: string): void {
    if (text !== '') this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
  }

  /** How many different ones there are. */
  get size(): number {
    return this.#counts.size
  }

  /** The most frequent. */
  told(): Counts {
    const most = [...this.#counts].sort(([, a], [, b]) => b - a).slice(0, mostEvents)
    return Object.fromEntries(most)
  }
}

/** What happened in the thirty minutes before `now`: all figures are exact, and the latest events are told one by one, the newest first. */
export function realtime(days: Days, { now }: { now: number }): Realtime {
  const range = { from: now - windowMs, until: now + 1 }
  const asked = { range, filter: noFilter }
  const [countries, urls, referrers] = [new Tally(), new Tally(), new Tally()]
  const totals = { views: 0, visitors: 0, events: 0, countries: 0 }
  const visitors = new Set<string>()
  for (const segment of segmentsWithin(days, range))
    eachRow(segment, asked, (row) => {
      const kind = segment.kind[row]
      if (kind !== eventKinds.pageview && kind !== eventKinds.event) return
      if (kind === eventKinds.pageview) totals.views++
      else totals.events++
      urls.add(textAt(segment, 'path', row))
      referrers.add(textAt(segment, 'domain', row))
      const session = sessionOf(segment, row)
      if (session === null || visitors.has(session)) return
      visitors.add(session)
      countries.add(textAt(segment, 'country', row))
    })
  totals.visitors = visitors.size
  totals.countries = countries.size
  return {
    countries: countries.told(),
    urls: urls.told(),
    referrers: referrers.told(),
    events: latestOf(days, asked),
    series: seriesOf(days, asked),
    totals,
    timestamp: now,
  }
}

/** The latest events, the newest first; before the first of a visitor among them stands that the visitor came. */
function latestOf(days: Days, asked: Asked): RealtimeEvent[] {
  const known = new Set<string>()
  const latest = events(days, { ...asked, search: '', limit: mostEvents, offset: 0 })
  const told = latest.data.toReversed().flatMap((event): RealtimeEvent[] => {
    const { id: _id, eventType, createdAt, ...others } = event
    const isNew = event.sessionId !== null && known.size < known.add(event.sessionId).size
    const one = {
      __type: eventType === eventKinds.event ? ('event' as const) : ('pageview' as const),
      ...others,
      createdAt: iso(createdAt),
    }
    return isNew ? [{ ...one, __type: 'session' }, one] : [one]
  })
  return told.reverse()
}

/** Page views and visitors by the minute, in UTC. */
function seriesOf(days: Days, asked: Asked) {
  const inTime = { unit: 'minute', timezone: 'UTC' } as const
  const starts = new Map(bucketsOf(asked.range, inTime).map(({ x, from }) => [x, iso(from)]))
  const { pageviews, sessions } = viewsInTime(days, { ...asked, ...inTime })
  const timed = (points: readonly { x: string; y: number }[]) =>
    points.map(({ x, y }) => ({ x: starts.get(x) ?? x, t: starts.get(x) ?? x, y }))
  return { views: timed(pageviews), visitors: timed(sessions) }
}
