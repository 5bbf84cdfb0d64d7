import { expect, test } from 'vitest'
import { getEngagement } from '../../../../workers/features/reports/get-engagement.ts'
import { getErrors } from '../../../../workers/features/reports/get-errors.ts'
import { getPerformanceChart } from '../../../../workers/features/reports/get-performance-chart.ts'
import { getPerformanceMetrics } from '../../../../workers/features/reports/get-performance-metrics.ts'
import { getPerformanceStats } from '../../../../workers/features/reports/get-performance-stats.ts'
import { getPerformance } from '../../../../workers/features/reports/get-performance.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { knownVisit } from '../../../support/known-visitor.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
await knownVisit(websiteId)
const { startAt, endAt } = range
const parameters = { startAt, endAt, timezone: 'UTC' }
const all = (value: number) => ({ p50: value, p75: value, p95: value })
const nothing = { ...all(0), count: 0 }

test('how fast a page was is told altogether, over time and by page, in both ways of asking', async () => {
  const report = await ask(getPerformance, { websiteId, parameters }, { token })
  expect(report).toEqual({
    chart: [{ t: expect.stringMatching(/ 00:00:00$/), ...all(1250) }],
    summary: {
      lcp: { ...all(1250), count: 1 },
      fcp: { ...all(810), count: 1 },
      ttfb: { ...all(120), count: 1 },
      cls: { ...all(0.02), count: 1 },
      inp: nothing,
      count: 1,
    },
    pages: [{ name: '/cart', ...all(1250), count: 1 }],
  })
  expect(await ask(getPerformanceStats, range, { token })).toEqual(report.summary)
  const chart = await ask(getPerformanceChart, { ...range, unit: 'day', timezone: 'UTC' }, { token })
  expect(chart).toEqual({ chart: report.chart })
  expect(await ask(getPerformanceMetrics, { ...range, type: 'browser', metric: 'cls' }, { token })).toEqual([
    { name: 'Chrome', ...all(0.02), count: 1 },
  ])
})

test('for how long and how far down a page was read is told', async () => {
  const { total, pages } = await ask(getEngagement, { websiteId, parameters }, { token })
  expect(total).toMatchObject({
    views: 4,
    engagedSeconds: 24,
    secondsPerView: 6,
    readers: 1,
    scrollDepth: 80,
  })
  expect(pages[0]).toMatchObject({ path: '/cart', views: 2, engagedSeconds: 24 })
})

test('an error is told with where it was', async () => {
  const error = { name: 'TypeError', message: 'total is undefined', path: '/cart', count: 1, visitors: 1 }
  const source = 'https://shop.example.com/cart.js:7:12'
  const report = await ask(getErrors, { websiteId, parameters }, { token })
  expect(report).toMatchObject({ errors: [{ ...error, source }], count: 1 })
})

test('a vital that there is not is refused', async () => {
  const wrong = { websiteId, parameters: { ...parameters, metric: 'fid' } }
  expect(await refusal(send(getPerformance, wrong, { token }))).toMatchObject({ status: 400 })
})
