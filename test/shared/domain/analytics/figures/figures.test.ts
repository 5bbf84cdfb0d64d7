import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnalyticsEvent, eventKinds } from '../../../../../shared/domain/analytics/event.ts'
import { addDay } from '../../../../../shared/domain/analytics/figures/add-day.ts'
import type { Dimension } from '../../../../../shared/domain/analytics/figures/dimensions.ts'
import { FigureTable } from '../../../../../shared/domain/analytics/figures/figures.ts'
import {
  type Filter,
  noFilter,
  readCondition,
} from '../../../../../shared/domain/analytics/figures/filters.ts'
import { Series } from '../../../../../shared/domain/analytics/figures/series.ts'
import { buildSegment } from '../../../../../shared/domain/analytics/segment/build.ts'
import { dayMs, dayOf } from '../../../../../shared/domain/analytics/segment/segment.ts'
import { bucketsOf } from '../../../../../shared/domain/analytics/time/buckets.ts'
import { firstDay, someEvents, trueFigures } from '../../../../support/analytics-truth.ts'

const begin = firstDay * dayMs
const all = { from: begin, until: begin + 3 * dayMs }
const segmentsOf = (events: readonly AnalyticsEvent[]) =>
  [...Map.groupBy(events, ({ at }) => dayOf(at))].map(([day, some]) => buildSegment(day, some))

function figuresOf(
  events: readonly AnalyticsEvent[],
  {
    dimension = null,
    range = all,
    filter = noFilter,
  }: { dimension?: Dimension; range?: typeof all; filter?: Filter },
) {
  const table = new FigureTable()
  for (const segment of segmentsOf(events)) addDay(table, segment, { dimension, range, filter })
  return Object.fromEntries(table.byValue)
}

const ranges = () =>
  fc
    .tuple(fc.integer({ min: 0, max: 3 * 1440 }), fc.integer({ min: 0, max: 3 * 1440 }))
    .map(([a, b]) => ({ from: begin + Math.min(a, b) * 60_000, until: begin + Math.max(a, b) * 60_000 }))

test.each([null, 'path', 'browser', 'event', 'entry', 'exit'] as const)(
  'figures by %s are what counting by hand gives, for any stretch of time',
  (dimension) => {
    fc.assert(
      fc.property(someEvents(), ranges(), (events, range) => {
        const truth = trueFigures(events, { ...range, ...(dimension && { column: dimension }) })
        expect(figuresOf(events, { dimension, range })).toEqual(truth)
      }),
    )
  },
)

test.each([
  ['path', 'eq./a,/', ({ texts }: AnalyticsEvent) => ['/a', '/'].includes(texts.path ?? '')],
  ['path', 'neq./a', ({ texts }: AnalyticsEvent) => texts.path !== '/a'],
  ['path', '/a', ({ texts }: AnalyticsEvent) => texts.path === '/a'],
  ['browser', 'c.ROM', ({ texts }: AnalyticsEvent) => texts.browser === 'Chrome'],
  ['browser', 'dnc.ROM', ({ texts }: AnalyticsEvent) => texts.browser !== 'Chrome'],
  ['browser', 's.fire', ({ texts }: AnalyticsEvent) => texts.browser === 'Firefox'],
  ['browser', 'ns.fire', ({ texts }: AnalyticsEvent) => texts.browser !== 'Firefox'],
] as const)('of events filtered by %s %s the rest is counted', (column, text, passes) => {
  const filter = { conditions: [readCondition(column, text)], any: false }
  fc.assert(
    fc.property(someEvents(), (events) => {
      expect(figuresOf(events, { filter })).toEqual(trueFigures(events, { ...all, passes }))
    }),
  )
})

test('of several filters all have to hold, or one', () => {
  const conditions = [readCondition('path', 'eq./a'), readCondition('browser', 'eq.Chrome')]
  const both = ({ texts }: AnalyticsEvent) => texts.path === '/a' && texts.browser === 'Chrome'
  const either = ({ texts }: AnalyticsEvent) => texts.path === '/a' || texts.browser === 'Chrome'
  fc.assert(
    fc.property(someEvents(), (events) => {
      const of = (any: boolean) => figuresOf(events, { filter: { conditions, any } })
      expect(of(false)).toEqual(trueFigures(events, { ...all, passes: both }))
      expect(of(true)).toEqual(trueFigures(events, { ...all, passes: either }))
    }),
  )
})

test.each([
  ['hour', 'UTC'],
  ['day', 'UTC'],
  ['day', 'America/St_Johns'],
  ['day', 'Pacific/Kiritimati'],
  ['hour', 'Asia/Kathmandu'],
  ['month', 'Europe/Berlin'],
] as const)('page views and visitors by %s in %s are what counting by hand gives', (unit, timezone) => {
  fc.assert(
    fc.property(someEvents(), ranges(), (events, range) => {
      const buckets = bucketsOf(range, { unit, timezone })
      const series = new Series(buckets)
      for (const segment of segmentsOf(events)) series.addDay(segment, { range, filter: noFilter })
      for (const [place, { from, until }] of buckets.entries()) {
        const within = { from: Math.max(from, range.from), until: Math.min(until, range.until) }
        const truth = trueFigures(events, within)['']
        expect(series.views[place]).toBe(truth?.pageviews ?? 0)
        expect(series.visitors[place]).toBe(truth?.visitors ?? 0)
      }
    }),
  )
})

test('somebody who is named is one visitor in a week, and somebody who is not is another each day', () => {
  const on = (day: number, visitor: string, isLasting: boolean): AnalyticsEvent => ({
    at: begin + day * dayMs,
    kind: eventKinds.pageview,
    visitor,
    isLasting,
    texts: { path: '/' },
    value: 0,
  })
  const events = [0, 1, 2].flatMap((day) => [
    on(day, '00000000000000aa', false),
    on(day, '00000000000000bb', true),
  ])
  expect(figuresOf(events, {})['']).toMatchObject({ pageviews: 6, visitors: 4, visits: 6 })
})
