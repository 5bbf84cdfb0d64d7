import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { Series } from '../../../shared/domain/analytics/figures/series.ts'
import { wholeDay } from '../../../shared/domain/analytics/segment/shards.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { type Bucket, bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { events } from './events.ts'
import { type Asked, type Days, segmentsWithin } from './reports.ts'
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
export function realtime(days: Pick<Days, 'shards' | 'shard'>, { now }: { now: number }): Realtime {
  const range = { from: now - windowMs, until: now + 1 }
  const asked = { range, filter: noFilter }
  const [countries, urls, referrers] = [new Tally(), new Tally(), new Tally()]
  const totals = { views: 0, visitors: 0, events: 0, countries: 0 }
  const visitors = new Set<string>()
  const buckets = bucketsOf(range, { unit: 'minute', timezone: 'UTC' })
  const series = new Series(buckets)
  let latest: ToldEvent[] = []
  // Where a day is split, what has just arrived is merged each time a shard is read: so all is taken of one reading.
  for (const segment of segmentsWithin(days, range)) {
    latest = newestOf([...latest, ...latestOf(segment, asked)])
    series.addDay(segment, asked)
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
  }
  totals.visitors = visitors.size
  totals.countries = countries.size
  return {
    countries: countries.told(),
    urls: urls.told(),
    referrers: referrers.told(),
    events: withArrivals(latest),
    series: { views: timed(buckets, series.views), visitors: timed(buckets, series.visitors) },
    totals,
    timestamp: now,
  }
}

function latestOf(segment: Segment, asked: Asked): ToldEvent[] {
  const alone = { shards: () => [wholeDay(segment.day)], shard: () => segment }
  return events(alone, { ...asked, search: '', limit: mostEvents, offset: 0 }).data
}

/** The newest first; what happened at the same moment stays in the order of shards, as in lists. */
const newestOf = (some: readonly ToldEvent[]): ToldEvent[] =>
  some.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, mostEvents)

/** Before the first event of a visitor among the latest stands that the visitor came. */
function withArrivals(latest: readonly ToldEvent[]): RealtimeEvent[] {
  const known = new Set<string>()
  const told = latest.toReversed().flatMap((event): RealtimeEvent[] => {
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

/** Numbers by the minute, in UTC; minutes without any are left out. */
const timed = (buckets: readonly Bucket[], numbers: Float64Array): SeriesPoint[] =>
  buckets.flatMap(({ from }, place) =>
    numbers[place] ? [{ x: iso(from), t: iso(from), y: numbers[place] }] : [],
  )
