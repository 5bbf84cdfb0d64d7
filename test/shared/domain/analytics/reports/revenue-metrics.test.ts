import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../../../../shared/domain/analytics/event.ts'
import { readCondition } from '../../../../../shared/domain/analytics/figures/filters.ts'
import { revenueMetrics } from '../../../../../shared/domain/analytics/reports/revenue-metrics.ts'
import { wholeQuery as all, daysOf, eventAt, someEvents } from '../../../../support/analytics-truth.ts'
import { centsOf, visitorsOf } from '../../../../support/report-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

const query = { ...all, currency: 'EUR' }

test('who sent buyers earned what counting by hand gives, by what each buyer did first', () => {
  const few = someEvents().filter((events) => new Set(events.map(({ at }) => at)).size === events.length)
  forAll([few], 60, (events) => {
    const known = events.filter(({ visitor }) => visitor !== '')
    const truth: Record<string, number> = {}
    for (const some of visitorsOf(known)) {
      const name = some.find(({ kind }) => kind === 1 || kind === 2)?.texts.domain ?? ''
      const cents = some.reduce((sum, event) => sum + centsOf(event, 'EUR'), 0)
      if (cents > 0) truth[name] = (truth[name] ?? 0) + cents
    }
    const metrics = revenueMetrics(daysOf(known), { ...query, column: 'referrer' })
    const cents = metrics.map(({ name, value }) => [name, Math.round(value * 100)])
    expect(Object.fromEntries(cents)).toEqual(truth)
    expect(metrics).toEqual(metrics.toSorted((one, other) => other.value - one.value))
  })
})

const event = (minute: number, texts: AnalyticsEvent['texts'], visitor = '00000000000000aa') =>
  eventAt(minute, { kind: texts.event === undefined ? 1 : 2, visitor, texts })
const paid = { event: 'paid', data: '{"revenue":19.99,"currency":"EUR"}' }

test('regions of one name are told apart by their country', () => {
  const limburg = (country: string, minute: number) => event(minute, { ...paid, country, region: 'LI' })
  const days = () => daysOf([limburg('NL', 0), limburg('BE', 1), limburg('NL', 2)])
  expect(revenueMetrics(days(), { ...query, column: 'region' })).toEqual([
    { country: 'NL', name: 'LI', value: 39.98 },
    { country: 'BE', name: 'LI', value: 19.99 },
  ])
  expect(revenueMetrics(days(), { ...query, column: 'country' })).toEqual([
    { name: 'NL', value: 39.98 },
    { name: 'BE', value: 19.99 },
  ])
})

test('a filter chooses what earned, and not how its buyer came', () => {
  const filter = { conditions: [readCondition('event', 'eq.paid')], any: false }
  const days = daysOf([event(0, { channel: 'email' }), event(5, { ...paid, channel: 'direct' })])
  expect(revenueMetrics(days, { ...query, filter, column: 'channel' })).toEqual([
    { name: 'email', value: 19.99 },
  ])
})

test('of who cannot be told apart, the hit that earned says how they came', () => {
  const days = daysOf([event(0, { domain: 'a.example' }, ''), event(1, { ...paid, domain: 'b.example' }, '')])
  expect(revenueMetrics(days, { ...query, column: 'referrer' })).toEqual([
    { name: 'b.example', value: 19.99 },
  ])
})
