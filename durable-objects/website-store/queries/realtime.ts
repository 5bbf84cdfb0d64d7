import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { pageviews as viewsInTime, type Days, daysWithin } from './reports.ts'
import { type ToldEvent, eventOf, sessionOf, textAt } from './told-row.ts'

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

/** A moment of a row, with what is needed to tell it. */
interface Place {
  day: number
  row: number
  at: number
}

/** What happened in the thirty minutes before `now`: all figures are exact, and the latest events are told one by one, the newest first. */
export function realtime(days: Days, { now }: { now: number }): Realtime {
  const range = { from: now - windowMs, until: now + 1 }
  const asked = { range, filter: noFilter }
  const [countries, urls, referrers] = [new Tally(), new Tally(), new Tally()]
  const totals = { views: 0, visitors: 0, events: 0, countries: 0 }
  const visitors = new Set<string>()
  let latest: Place[] = []
  for (const day of daysWithin(days, range)) {
    const segment = days.day(day)
    eachRow(segment, asked, (row) => {
      const kind = segment.kind[row]
      if (kind !== eventKinds.pageview && kind !== eventKinds.event) return
      if (kind === eventKinds.pageview) totals.views++
      else totals.events++
      latest.push({ day, row, at: segment.at[row] ?? 0 })
      // However busy the half hour was, no more is held than a few times what is told.
      if (latest.length > 20 * mostEvents) latest = newest(latest)
      urls.add(textAt(segment, 'path', row))
      referrers.add(textAt(segment, 'domain', row))
      const session = sessionOf(segment, row)
      if (session === null || visitors.has(session)) return
      visitors.add(session)
      countries.add(textAt(segment, 'country', row))
    })
  }
  totals.visitors = visitors.size
  totals.countries = countries.size
  return {
    countries: countries.told(),
    urls: urls.told(),
    referrers: referrers.told(),
    events: latestOf(days, latest),
    series: seriesOf(days, asked),
    totals,
    timestamp: now,
  }
}

const newest = (places: Place[]): Place[] =>
  places.sort((a, b) => b.day - a.day || b.at - a.at || b.row - a.row).slice(0, mostEvents)

/** The latest events, the newest first; before the first of a visitor among them stands that the visitor came. */
function latestOf(days: Days, places: Place[]): RealtimeEvent[] {
  const known = new Set<string>()
  const events = newest(places)
    .toReversed()
    .flatMap(({ day, row }): RealtimeEvent[] => {
      const { id: _id, eventType, createdAt, ...told } = eventOf(days.day(day), row)
      const event = { ...told, createdAt: iso(createdAt) }
      const isNew = event.sessionId !== null && known.size < known.add(event.sessionId).size
      const one = {
        __type: eventType === eventKinds.event ? ('event' as const) : ('pageview' as const),
        ...event,
      }
      return isNew ? [{ ...one, __type: 'session' }, one] : [one]
    })
  return events.reverse()
}

/** Page views and visitors by the minute, in UTC. */
function seriesOf(days: Days, asked: { range: { from: number; until: number }; filter: typeof noFilter }) {
  const inTime = { unit: 'minute', timezone: 'UTC' } as const
  const starts = new Map(bucketsOf(asked.range, inTime).map(({ x, from }) => [x, iso(from)]))
  const { pageviews, sessions } = viewsInTime(days, { ...asked, ...inTime })
  const timed = (points: readonly { x: string; y: number }[]) =>
    points.map(({ x, y }) => ({ x: starts.get(x) ?? x, t: starts.get(x) ?? x, y }))
  return { views: timed(pageviews), visitors: timed(sessions) }
}
