import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnalyticsEvent } from '../../../../../shared/domain/analytics/event.ts'
import { addDay } from '../../../../../shared/domain/analytics/figures/add-day.ts'
import type { Dimension } from '../../../../../shared/domain/analytics/figures/dimensions.ts'
import { FigureTable } from '../../../../../shared/domain/analytics/figures/figures.ts'
import { type Filter, readCondition } from '../../../../../shared/domain/analytics/figures/filters.ts'
import { Series } from '../../../../../shared/domain/analytics/figures/series.ts'
import { bucketsOf } from '../../../../../shared/domain/analytics/time/buckets.ts'
import {
  wholeQuery,
  daysOf,
  eventAt,
  range,
  someEvents,
  trueFigures,
} from '../../../../support/analytics-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

const begin = range.from

function figuresOf(
  events: readonly AnalyticsEvent[],
  { dimension = null, ...given }: { dimension?: Dimension; range?: typeof range; filter?: Filter },
) {
  const table = new FigureTable()
  for (const segment of daysOf(events)) addDay(table, segment, { dimension, ...wholeQuery, ...given })
  return Object.fromEntries(table.byValue)
}

const minute = fc.integer({ min: 0, max: 3 * 1440 })
const ranges = () =>
  fc
    .tuple(minute, minute)
    .map(([a, b]) => ({ from: begin + Math.min(a, b) * 60_000, until: begin + Math.max(a, b) * 60_000 }))

test.each([null, 'path', 'browser', 'event', 'entry', 'exit'] as const)(
  'figures by %s are what counting by hand gives, for any stretch of time',
  (dimension) => {
    forAll([someEvents(), ranges()], (events, stretch) => {
      const truth = trueFigures(events, { ...stretch, ...(dimension && { column: dimension }) })
      expect(figuresOf(events, { dimension, range: stretch })).toEqual(truth)
    })
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
  forAll([someEvents()], (events) => {
    expect(figuresOf(events, { filter })).toEqual(trueFigures(events, { ...range, passes }))
  })
})

test('of several filters all have to hold, or one', () => {
  const conditions = [readCondition('path', 'eq./a'), readCondition('browser', 'eq.Chrome')]
  const both = ({ texts }: AnalyticsEvent) => texts.path === '/a' && texts.browser === 'Chrome'
  const either = ({ texts }: AnalyticsEvent) => texts.path === '/a' || texts.browser === 'Chrome'
  forAll([someEvents()], (events) => {
    const of = (any: boolean) => figuresOf(events, { filter: { conditions, any } })
    expect(of(false)).toEqual(trueFigures(events, { ...range, passes: both }))
    expect(of(true)).toEqual(trueFigures(events, { ...range, passes: either }))
  })
})

test.each([
  ['hour', 'UTC'],
  ['day', 'America/St_Johns'],
  ['hour', 'Asia/Kathmandu'],
  ['month', 'Europe/Berlin'],
] as const)('page views and visitors by %s in %s are what counting by hand gives', (unit, timezone) => {
  forAll([someEvents(), ranges()], (events, stretch) => {
    const buckets = bucketsOf(stretch, { unit, timezone })
    const series = new Series(buckets)
    for (const segment of daysOf(events)) series.addDay(segment, { ...wholeQuery, range: stretch })
    for (const [place, { from, until }] of buckets.entries()) {
      const within = { from: Math.max(from, stretch.from), until: Math.min(until, stretch.until) }
      const truth = trueFigures(events, within)['']
      expect(series.views[place]).toBe(truth?.pageviews ?? 0)
      expect(series.visitors[place]).toBe(truth?.visitors ?? 0)
    }
  })
})

test('somebody who is named is one visitor in a week, and somebody who is not is another each day', () => {
  const events = [0, 1440, 2880].flatMap((minute) => [
    eventAt(minute),
    eventAt(minute, { visitor: '00000000000000bb', isLasting: true }),
  ])
  expect(figuresOf(events, {})['']).toMatchObject({ pageviews: 6, visitors: 4, visits: 6 })
})
