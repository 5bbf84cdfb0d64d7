import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../../../../shared/domain/analytics/event.ts'
import { attribution } from '../../../../../shared/domain/analytics/reports/attribution.ts'
import { breakdown } from '../../../../../shared/domain/analytics/reports/breakdown.ts'
import { funnel } from '../../../../../shared/domain/analytics/reports/funnel.ts'
import { goal } from '../../../../../shared/domain/analytics/reports/goal.ts'
import { journey } from '../../../../../shared/domain/analytics/reports/journey.ts'
import { retention } from '../../../../../shared/domain/analytics/reports/retention.ts'
import { revenue } from '../../../../../shared/domain/analytics/reports/revenue.ts'
import { utm } from '../../../../../shared/domain/analytics/reports/utm.ts'
import { dayOf } from '../../../../../shared/domain/analytics/segment/segment.ts'
import {
  wholeQuery,
  daysOf,
  eventAt,
  range,
  someEvents,
  trueFigures,
} from '../../../../support/analytics-truth.ts'
import {
  centsOf,
  isStep,
  trueFunnel,
  trueJourneys,
  trueReferrers,
  trueReturns,
  visitorsOf,
} from '../../../../support/report-truth.ts'
import { forAll } from '../../../../support/for-all.ts'

const stepOf = (value: string) => ({
  type: /^\*?\w*\*?$/.test(value) && !value.includes('*') ? ('event' as const) : ('path' as const),
  value,
})
/** More events than by default, so that visitors get far. */
const busy = () => fc.array(someEvents(), { minLength: 1, maxLength: 4 }).map((some) => some.flat())
const hold = (check: (events: AnalyticsEvent[]) => void) => forAll([busy()], 60, check)

test.each([
  [['/', '/a'], 90],
  [['/', '/a', 'buy'], 24 * 60],
  [['/a', '/a', '/a'], 60],
  [['like', '/', 'buy', '/a'], 3 * 24 * 60],
])('through %j within %i minutes each go as many visitors as counting by hand gives', (steps, minutes) => {
  hold((events) => {
    const told = funnel(daysOf(events), {
      ...wholeQuery,
      steps: steps.map(stepOf),
      windowMs: minutes * 60_000,
    })
    const truth = trueFunnel(events, steps, minutes * 60_000)
    expect(told.map(({ visitors }) => visitors)).toEqual(truth.map(({ visitors }) => visitors))
    for (const [step, { seconds }] of truth.entries()) {
      const sorted = seconds.toSorted((a, b) => a - b)
      const middle = ((sorted.at((sorted.length - 1) / 2) ?? 0) + (sorted.at(sorted.length / 2) ?? 0)) / 2
      expect(told[step]?.medianSeconds).toBe(sorted.length === 0 ? null : middle)
    }
  })
})

const at = (minute: number, path: string) => eventAt(minute, { texts: { path } })

test('a funnel says who was lost where, and nothing of what nobody came to', () => {
  const steps = [stepOf('/shop*'), stepOf('*cart'), stepOf('/paid'), stepOf('/thanks')]
  const other = { ...at(0, '/shop'), visitor: '00000000000000bb' }
  const days = daysOf([at(0, '/shop/tea'), at(2, '/x'), at(3, '/my/cart'), other])
  expect(funnel(days, { ...wholeQuery, steps, windowMs: 3 * 60_000 })).toMatchObject([
    { visitors: 2, dropped: 0, dropoff: null, remaining: 1, medianSeconds: null },
    { visitors: 1, dropped: 1, dropoff: 0.5, remaining: 0.5, medianSeconds: 180 },
    { visitors: 0, dropped: 1, dropoff: 1, remaining: 0, medianSeconds: null },
    { visitors: 0, dropped: 0, dropoff: null, remaining: 0, medianSeconds: null },
  ])
})

test.each(['America/St_Johns', 'Pacific/Kiritimati'])(
  'in %s as many visitors come again as counting by hand gives',
  (timezone) => {
    hold((events) => {
      const rows = retention(daysOf(events), { ...wholeQuery, timezone })
      const told = rows.map(({ date, day, returnVisitors }) => [
        `${date.slice(0, 10)} ${day}`,
        returnVisitors,
      ])
      expect(Object.fromEntries(told)).toEqual(trueReturns(events, timezone))
    })
  },
)

test('of visitors who have another name each day it is said that they cannot be seen coming again', () => {
  const lasting = { visitor: '00000000000000cc', isLasting: true }
  const events = [at(0, '/'), { ...at(1, '/'), ...lasting }, { ...at(1440, '/'), ...lasting }]
  const all = { date: '2024-10-04 00:00:00', visitors: 2, recognizable: 1 }
  expect(retention(daysOf(events), { ...wholeQuery, timezone: 'UTC' })).toEqual([
    { ...all, day: 0, returnVisitors: 2, percentage: 100 },
    { ...all, day: 1, returnVisitors: 1, percentage: 50 },
  ])
})

test('as many visitors reach a goal as counting by hand gives', () => {
  hold((events) => {
    const everybody = visitorsOf(events.filter(({ kind }) => kind === 1 || kind === 2))
    for (const value of ['/a', 'buy'])
      expect(goal(daysOf(events), { ...wholeQuery, step: stepOf(value) })).toEqual({
        num: everybody.filter((some) => some.some((event) => isStep(event, value))).length,
        total: everybody.length,
      })
  })
})

const byWay = (journeys: ReturnType<typeof journey>) =>
  Object.fromEntries(journeys.map(({ items, count }) => [items.join('>'), count]))

test.each([2, 4, 7])('as many visits take each way of %i steps as counting by hand gives', (steps) => {
  hold((events) => {
    const days = daysOf(events)
    const truth = trueJourneys(events, steps)
    const told = journey(() => days, { ...wholeQuery, steps })
    const counts = Object.values(truth).toSorted((a, b) => b - a)
    expect(told.map(({ count }) => count)).toEqual(counts.slice(0, 100))
    expect(truth).toMatchObject(byWay(told))
    // What does not fit into memory at once is counted in parts.
    expect(byWay(journey(() => days, { ...wholeQuery, steps }, 5))).toEqual(byWay(told))
  })
})

test('journeys are those that begin and end where they are wholeQuery to', () => {
  hold((events) => {
    const some = { ...wholeQuery, steps: 3, startStep: '/', endStep: 'buy' }
    const truth = Object.entries(trueJourneys(events, 3)).filter(([way]) => /^\/>.*>buy$/.test(way))
    expect(byWay(journey(() => daysOf(events), some))).toEqual(Object.fromEntries(truth))
  })
})

test('as many page views come of each campaign as counting by hand gives', () => {
  hold((events) => {
    const views = events.filter(({ kind }) => kind === 1)
    const count = (source: string) => views.filter(({ texts }) => texts.utmSource === source).length
    const { utm_source: told, utm_term: none } = utm(daysOf(events), wholeQuery)
    expect(Object.fromEntries(told.map(({ utm: name, views: number }) => [name, number]))).toEqual(
      Object.fromEntries(['ad', 'mail'].map((name) => [name, count(name)]).filter(([, number]) => number)),
    )
    expect(none).toEqual([])
  })
})

test.each([
  ['first-click', '/a', undefined],
  ['last-click', 'buy', undefined],
  ['first-click', 'buy', 'EUR'],
  ['last-click', 'buy', 'EUR'],
] as const)(
  'by %s of %s in %s goes to each website what counting by hand gives',
  (model, value, currency) => {
    hold((events) => {
      const told = attribution(daysOf(events), { ...wholeQuery, model, step: stepOf(value), currency })
      const unit = currency ? 100 : 1
      const truth = trueReferrers(events, { model, step: value, ...(currency && { currency }) })
      expect(
        Object.fromEntries(told.referrer.map(({ name, value: worth }) => [name, Math.round(worth * unit)])),
      ).toEqual(truth)
      expect(told.total.visitors).toBe(
        visitorsOf(events).filter((some) => some.some((event) => isStep(event, value))).length,
      )
    })
  },
)

test('events earn what counting by hand gives, in each currency', () => {
  hold((events) => {
    const told = revenue(daysOf(events), { ...wholeQuery, currency: 'EUR', unit: 'day', timezone: 'UTC' })
    const paid = events.filter((event) => centsOf(event, 'EUR') > 0)
    const cents = (some: readonly AnalyticsEvent[]) =>
      some.reduce((sum, event) => sum + centsOf(event, 'EUR'), 0)
    const everybody = visitorsOf(events.filter(({ kind }) => kind === 1 || kind === 2)).length
    expect(told.total).toEqual({
      sum: cents(paid) / 100,
      count: paid.length,
      unique_count: visitorsOf(paid).length,
      average: paid.length === 0 ? 0 : cents(paid) / 100 / paid.length,
      arpu: everybody === 0 ? 0 : cents(paid) / 100 / everybody,
    })
    const days = Map.groupBy(paid, ({ at: when, texts }) => `${texts.event ?? ''} ${dayOf(when)}`)
    expect(told.chart.map(({ y }) => Math.round(y * 100)).toSorted((a, b) => a - b)).toEqual(
      [...days.values()].map(cents).toSorted((a, b) => a - b),
    )
    const dollars = events.reduce((sum, event) => sum + centsOf(event, 'USD'), 0)
    expect(told.table.find(({ currency }) => currency === 'USD')?.sum ?? 0).toBe(dollars / 100)
  })
})

test('figures by browser and page together are what counting by hand gives', () => {
  hold((events) => {
    const told = breakdown(daysOf(events), { ...wholeQuery, fields: ['browser', 'path'] }) ?? []
    const both = events.map((event) => {
      const { browser = '', path = '' } = event.texts
      return { ...event, texts: { title: JSON.stringify([browser, path]) } }
    })
    const rowOf = ({ values, views, ...figures }: (typeof told)[0]) => [
      JSON.stringify(values),
      { pageviews: views, ...figures },
    ]
    expect(Object.fromEntries(told.map(rowOf))).toEqual(trueFigures(both, { ...range, column: 'title' }))
    if (told.length > 1)
      expect(breakdown(daysOf(events), { ...wholeQuery, fields: ['browser', 'path'] }, 1)).toBeNull()
  })
})
