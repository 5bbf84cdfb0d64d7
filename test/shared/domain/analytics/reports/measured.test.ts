import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnalyticsEvent, eventKinds } from '../../../../../shared/domain/analytics/event.ts'
import { Distribution, Room } from '../../../../../shared/domain/analytics/reports/distribution.ts'
import { engagement } from '../../../../../shared/domain/analytics/reports/engagement.ts'
import { pageErrors } from '../../../../../shared/domain/analytics/reports/page-errors.ts'
import {
  performanceChart,
  performanceMetrics,
  performanceStats,
} from '../../../../../shared/domain/analytics/reports/performance.ts'
import { dayOf } from '../../../../../shared/domain/analytics/segment/segment.ts'
import { wholeQuery, daysOf, identityOf, someEvents } from '../../../../support/analytics-truth.ts'
import { truePercentiles } from '../../../../support/report-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

/** The events of others, told as another kind with other data. */
const as = (kind: AnalyticsEvent['kind'], data: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(someEvents(), fc.array(data, { minLength: 60, maxLength: 60 })), { maxLength: 3 })
    .map((parts) =>
      parts.flatMap(([some, all]) =>
        some.map((event, at) => ({ ...event, kind, texts: { ...event.texts, data: all[at] ?? '' } })),
      ),
    )
const hold = <T>(from: fc.Arbitrary<T>, check: (some: T) => void) => forAll([from], 60, check)

test('percentiles are those of sorting all numbers', () => {
  hold(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 80 }), (numbers) => {
    const distribution = new Distribution(new Room())
    for (const number of numbers) distribution.add(number)
    const { count, ...told } = distribution.told()
    expect(count).toBe(numbers.length)
    const truth = truePercentiles(numbers)
    for (const name of ['p50', 'p75', 'p95'] as const) expect(told[name]).toBeCloseTo(truth[name], 9)
  })
  expect(new Distribution(new Room()).told()).toEqual({ p50: 0, p75: 0, p95: 0, count: 0 })
})

test('more different numbers than there is room for are given up', () => {
  const [room, numbers] = [new Room(2), [1, 2, 2, 1]]
  const [one, other] = [new Distribution(room), new Distribution(room)]
  for (const number of numbers) one.add(number)
  expect(() => other.add(1)).toThrow('Too many values')
})

describe('web vitals', () => {
  const vitals = fc.record({
    lcp: fc.constantFrom(900, 1200, 2500.4, undefined),
    cls: fc.constantFrom(0, 0.1, 0.25, undefined),
    ttfb: fc.constantFrom(30, -1, 'fast', undefined),
  })
  const measured = as(
    eventKinds.performance,
    vitals.map((data) => JSON.stringify(data)),
  )
  const valuesOf = (events: readonly AnalyticsEvent[], name: string): number[] =>
    events
      .map(({ texts: { data = '{}' } }) => (JSON.parse(data) as Record<string, unknown>)[name])
      .filter((value): value is number => typeof value === 'number' && value >= 0)
      .map((value) => (name === 'cls' ? value : Math.round(value)))
  const close = (told: { p50: number; p75: number; p95: number }, values: readonly number[]) => {
    const truth = truePercentiles(values)
    for (const name of ['p50', 'p75', 'p95'] as const) expect(told[name]).toBeCloseTo(truth[name], 6)
  }

  test('are what counting by hand gives, and what is no measurement is none', () => {
    hold(measured, (events) => {
      const told = performanceStats(daysOf(events), wholeQuery)
      expect(told.count).toBe(events.length)
      for (const name of ['lcp', 'cls', 'ttfb', 'inp'] as const) {
        const values = valuesOf(events, name)
        expect(told[name].count).toBe(values.length)
        close(told[name], values)
      }
    })
  })

  test('are told for each day and each page alike', () => {
    hold(measured, (events) => {
      const daily = { metric: 'lcp', unit: 'day', timezone: 'UTC' } as const
      const chart = performanceChart(daysOf(events), { ...wholeQuery, ...daily })
      const days = Map.groupBy(events, ({ at }) => `${new Date(at).toISOString().slice(0, 10)} 00:00:00`)
      const withAny = [...days].filter(([, some]) => valuesOf(some, 'lcp').length > 0)
      expect(chart.map(({ t }) => t)).toEqual(withAny.map(([t]) => t).toSorted())
      for (const point of chart) close(point, valuesOf(days.get(point.t) ?? [], 'lcp'))
      const pages = performanceMetrics(daysOf(events), {
        ...wholeQuery,
        metric: 'lcp',
        column: 'path',
        limit: 9,
      })
      for (const { name, count, ...told } of pages) {
        const ofPage = events.filter(({ texts }) => texts.path === name)
        const values = valuesOf(ofPage, 'lcp')
        expect(count).toBe(values.length)
        close(told, values)
      }
    })
  })
})

test('for how long and how far pages are read is what counting by hand gives', () => {
  const scrolls = [10, 55, 100, 0, undefined].map((scroll) => JSON.stringify({ scroll }))
  const reading = as(eventKinds.engagement, fc.constantFrom(...scrolls, ''))
  const read = fc
    .tuple(someEvents(), reading)
    .map(([views, told]) => [
      ...views.filter(({ kind }) => kind === eventKinds.pageview),
      ...told.map((event) => ({ ...event, value: event.at % 7000 })),
    ])
  hold(read, (events) => {
    const { total, pages } = engagement(daysOf(events), wholeQuery)
    const told = events.filter(({ kind }) => kind === eventKinds.engagement)
    const depthOf = ({ texts: { data } }: AnalyticsEvent) =>
      data ? ((JSON.parse(data) as { scroll?: number }).scroll ?? 0) : 0
    const check = (row: typeof total, some: readonly AnalyticsEvent[]) => {
      const ms = some.reduce((sum, { value }) => sum + value, 0)
      expect(row.engagedSeconds).toBeCloseTo(ms / 1000, 6)
    }
    check(total, told)
    for (const { path, ...row } of pages) {
      const ofPage = told.filter(({ texts }) => (texts.path ?? '') === path)
      check(row, ofPage)
      const known = ofPage.filter((event) => event.visitor !== '' && depthOf(event) > 0)
      const readers = Map.groupBy(known, ({ visitor, at }) => `${visitor} ${dayOf(at)}`)
      const depths = [...readers.values()].map((some) => Math.max(...some.map(depthOf)))
      expect(row.readers).toBe(depths.length)
      if (depths.length === 0) expect(row.scrollDepth).toBeNull()
      else expect(row.scrollDepth).toBeCloseTo(depths.reduce((a, b) => a + b, 0) / depths.length, 6)
      const views = events.filter(({ kind }) => kind === eventKinds.pageview)
      expect(row.views).toBe(views.filter(({ texts }) => (texts.path ?? '') === path).length)
    }
  })
})

test('errors are counted by class and message, with whom they met and when', () => {
  const thrown = '{"message":"a is undefined","source":"/a.js:1:2"}'
  const failing = as(eventKinds.error, fc.constantFrom(thrown, '{"message":"no"}', '{"message":7}', ''))
  hold(failing, (events) => {
    const messageOf = ({ texts: { data } }: AnalyticsEvent) => {
      const { message } = data ? (JSON.parse(data) as { message?: unknown }) : {}
      return typeof message === 'string' ? message : ''
    }
    const truth = Map.groupBy(events, (event) => `${event.texts.event ?? ''} ${messageOf(event)}`)
    const { errors, count } = pageErrors(daysOf(events), { ...wholeQuery, limit: 100 })
    expect(count).toBe(truth.size)
    for (const error of errors) {
      const some = truth.get(`${error.name} ${error.message}`) ?? []
      const times = some.map(({ at }) => at)
      expect(error).toMatchObject({
        count: some.length,
        firstAt: Math.min(...times),
        lastAt: Math.max(...times),
        visitors: new Set(some.filter(({ visitor }) => visitor !== '').map(identityOf)).size,
      })
    }
  })
})
