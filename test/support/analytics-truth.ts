import fc from 'fast-check'
import { type AnalyticsEvent, type TextColumn, eventKinds } from '../../shared/domain/analytics/event.ts'
import { type Figures, noFigures } from '../../shared/domain/analytics/figures/figures.ts'
import { noFilter } from '../../shared/domain/analytics/figures/filters.ts'
import { buildSegment } from '../../shared/domain/analytics/segment/build.ts'
import { dayMs, dayOf } from '../../shared/domain/analytics/segment/segment.ts'

/** A day that the events of tests begin on, and two after it. */
export const firstDay = 20_000
export const range = { from: firstDay * dayMs, until: (firstDay + 3) * dayMs }
/** What is asked of all events of these days. */
export const wholeQuery = { range, filter: noFilter }

/** The segments of the days of events, in their order. */
export const daysOf = (events: readonly AnalyticsEvent[]) =>
  [...Map.groupBy(events, ({ at }) => dayOf(at))]
    .toSorted(([a], [b]) => a - b)
    .map(([day, some]) => buildSegment(day, some))

const visitors = ['', '00000000000000a1', 'b200000000000000', 'ffffffffffffffff']

/** What events come with, half of it money. */
const someData = [
  '{"revenue":19.99,"currency":"EUR"}',
  '{"revenue":"5","currency":"usd"}',
  '{"revenue":0.1,"currency":"EUR"}',
  '{"revenue":-3,"currency":"EUR"}',
  '{"revenue":7}',
  '{"currency":"EUR","revenue":{"deep":1}}',
]

/** Events of three days, of few visitors and pages, so that visits, repeats and ties are frequent. The last of the visitors has the same name each day. */
export const someEvents = () =>
  fc.array(
    fc
      .record({
        minute: fc.integer({ min: 0, max: 3 * 24 * 60 - 1 }),
        second: fc.integer({ min: 0, max: 59 }),
        kind: fc.constantFrom(
          eventKinds.pageview,
          eventKinds.pageview,
          eventKinds.event,
          eventKinds.engagement,
          eventKinds.identify,
        ),
        visitor: fc.constantFrom(...visitors),
        browser: fc.constantFrom('Chrome', 'Firefox', ''),
        path: fc.constantFrom('/', '/a', '/b?', ''),
        domain: fc.constantFrom('', '', '', 'search.example', 'news.example'),
        utmSource: fc.constantFrom('', '', '', 'mail', 'ad'),
        event: fc.constantFrom('', 'buy', 'like'),
        data: fc.constantFrom('', ...someData),
      })
      .map(({ minute, second, kind, visitor, ...texts }): AnalyticsEvent => {
        const given = Object.entries(texts).filter(([, text]) => text !== '')
        return {
          at: firstDay * dayMs + minute * 60_000 + second * 1000,
          kind,
          visitor,
          isLasting: visitor === visitors.at(-1),
          texts: Object.fromEntries(given),
          value: kind === eventKinds.engagement ? second : 0,
        }
      }),
    { maxLength: 60 },
  )

export interface Truth {
  from: number
  until: number
  passes?: (event: AnalyticsEvent) => boolean
  column?: TextColumn | 'entry' | 'exit'
}

export interface Visit {
  visitor: string
  events: AnalyticsEvent[]
}

/** Visits as anybody would find them with pencil and paper: each visitor's events of each UTC day in order, cut where half an hour is silent. */
export function visitsOf(events: readonly AnalyticsEvent[]): Visit[] {
  const known = events.filter(({ visitor }) => visitor !== '')
  const ofDay = Map.groupBy(known, ({ visitor, at }) => `${visitor} ${Math.floor(at / dayMs)}`)
  return [...ofDay.values()].flatMap((some) => {
    const visits: AnalyticsEvent[][] = []
    for (const event of some.toSorted((a, b) => a.at - b.at)) {
      const last = visits.at(-1)?.at(-1)
      if (last && event.at - last.at <= 30 * 60_000) visits.at(-1)?.push(event)
      else visits.push([event])
    }
    return visits.map((each) => ({ visitor: each[0]?.visitor ?? '', events: each }))
  })
}

/** Who counts as one: a name of its day, or one that lasts. */
export const identityOf = ({ visitor, isLasting, at }: AnalyticsEvent) =>
  isLasting ? visitor : `${visitor} ${Math.floor(at / dayMs)}`

/** Figures by value, the slow way. */
export function trueFigures(
  events: readonly AnalyticsEvent[],
  { from, until, passes = () => true, column }: Truth,
): Record<string, Figures> {
  const isCounted = ({ kind }: AnalyticsEvent) =>
    kind === (column === 'event' ? eventKinds.event : eventKinds.pageview)
  const chosen = (event: AnalyticsEvent) => event.at >= from && event.at < until && passes(event)
  const told: Record<string, Figures & { who: Set<string> }> = {}
  const of = (value: string) => (told[value] ??= { ...noFigures(), who: new Set() })
  const visits = visitsOf(events)
  const unknown = events.filter(({ visitor }) => visitor === '')
  const isEnd = column === 'entry' || column === 'exit'
  const valueOf = ({ texts }: AnalyticsEvent) =>
    column === undefined ? '' : (texts[isEnd ? 'path' : column] ?? '')
  const pageBefore = (counted: AnalyticsEvent[], all: AnalyticsEvent[], event: AnalyticsEvent) => {
    const before = all.slice(0, all.indexOf(event)).findLast((each) => isCounted(each) && chosen(each))
    return before && counted.includes(before) ? valueOf(before) : undefined
  }
  for (const event of unknown)
    if (!isEnd && isCounted(event) && chosen(event) && (column === undefined || valueOf(event) !== ''))
      for (const name of ['pageviews', 'pageviewsWithoutVisitor'] as const) of(valueOf(event))[name]++
  for (const { events: all } of visits) {
    const views = all.filter(isCounted)
    const ends = isEnd ? [column === 'entry' ? views[0] : views.at(-1)] : views
    const counted = ends.filter(
      (event) => event !== undefined && chosen(event) && (column === undefined || valueOf(event) !== ''),
    ) as AnalyticsEvent[]
    for (const [value, some] of Map.groupBy(counted, valueOf)) {
      const figures = of(value)
      figures.pageviews += some.length
      figures.visits++
      if (some.length === 1) figures.bounces++
      for (const event of some) figures.who.add(identityOf(event))
      // What is heard of a page after it was seen is time on it.
      const later = all.filter(
        (event) =>
          event.kind === eventKinds.engagement && chosen(event) && pageBefore(counted, all, event) === value,
      )
      const last = [...some, ...later].map(({ at }) => at).reduce((a, b) => Math.max(a, b), 0)
      figures.totaltime += Math.floor((last - (some[0]?.at ?? 0)) / 1000)
    }
  }
  return Object.fromEntries(
    Object.entries(told).map(([value, { who, ...figures }]) => [value, { ...figures, visitors: who.size }]),
  )
}

/** A page view of somebody, so many minutes after the first day began, or what else is said of it. */
export const eventAt = (minute: number, given: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  at: range.from + minute * 60_000,
  kind: eventKinds.pageview,
  visitor: '00000000000000aa',
  isLasting: false,
  texts: {},
  value: 0,
  ...given,
})
