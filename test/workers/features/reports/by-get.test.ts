import { describe, expect, test, vi } from 'vitest'
import type { Operation } from '../../../../shared/kernel/operation.ts'
import { getFunnelStats } from '../../../../workers/features/reports/by-get/get-funnel-stats.ts'
import { getGoalStats } from '../../../../workers/features/reports/by-get/get-goal-stats.ts'
import { getRevenueChart } from '../../../../workers/features/reports/by-get/get-revenue-chart.ts'
import { getRevenueMetrics } from '../../../../workers/features/reports/by-get/get-revenue-metrics.ts'
import { getRevenueStats } from '../../../../workers/features/reports/by-get/get-revenue-stats.ts'
import { getUtmMetrics } from '../../../../workers/features/reports/by-get/get-utm-metrics.ts'
import { getWebsiteAttribution } from '../../../../workers/features/reports/by-get/get-website-attribution.ts'
import { getWebsiteBreakdown } from '../../../../workers/features/reports/by-get/get-website-breakdown.ts'
import { getWebsiteJourneys } from '../../../../workers/features/reports/by-get/get-website-journeys.ts'
import { getWebsiteRetention } from '../../../../workers/features/reports/by-get/get-website-retention.ts'
import { getAttribution } from '../../../../workers/features/reports/get-attribution.ts'
import { getBreakdown } from '../../../../workers/features/reports/get-breakdown.ts'
import { getCampaigns } from '../../../../workers/features/reports/get-campaigns.ts'
import { getFunnel } from '../../../../workers/features/reports/get-funnel.ts'
import { getGoal } from '../../../../workers/features/reports/get-goal.ts'
import { getJourneys } from '../../../../workers/features/reports/get-journeys.ts'
import { getRetention } from '../../../../workers/features/reports/get-retention.ts'
import { getRevenue } from '../../../../workers/features/reports/get-revenue.ts'
import { parametersOf } from '../../../../workers/features/reports/parameters.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { knownVisit } from '../../../support/known-visitor.ts'
import { paidVisit } from '../../../support/paid-visit.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
await knownVisit(websiteId)
await paidVisit(websiteId)
const { startAt, endAt } = range
const cart = { type: 'path', value: '/cart' }
const ordered = { type: 'event', value: 'ordered' }
const steps = [cart, ordered]

const told = (operation: Operation, input: object) =>
  ask(operation as never, input as never, { token }) as Promise<unknown>

describe('a report that is asked for by an address', () => {
  const journey = { steps: 3, endStep: 'ordered' }
  const model = { model: 'last-click', type: 'event', step: 'ordered' }
  const fields = ['browser', 'path']

  test.each<[type: string, Operation, Operation, parameters: object, inAddress?: object]>([
    ['funnel', getFunnelStats, getFunnel, { window: 60, steps }, { steps: JSON.stringify(steps) }],
    ['goal', getGoalStats, getGoal, ordered],
    ['journey', getWebsiteJourneys, getJourneys, journey],
    ['retention', getWebsiteRetention, getRetention, { timezone: 'Asia/Tokyo' }],
    ['attribution', getWebsiteAttribution, getAttribution, model],
    ['breakdown', getWebsiteBreakdown, getBreakdown, { fields }, { fields: JSON.stringify(fields) }],
  ])('answers the same: %s', async (_type, byGet, report, parameters, inAddress = {}) => {
    const answer = await told(byGet, { websiteId, startAt, endAt, ...parameters, ...inAddress })
    expect(answer).toEqual(await told(report, { websiteId, parameters: { startAt, endAt, ...parameters } }))
    expect(JSON.stringify(answer)).toMatch(/[1-9]/)
  })

  test('heeds filters, also several of one name', async () => {
    const asked = { websiteId, startAt, endAt, ...ordered, browser: 'eq.Chrome' }
    const { total } = (await told(getGoalStats, asked)) as { total: number }
    expect(total).toBeGreaterThan(0)
    expect(await told(getGoalStats, { ...asked, browser1: 'neq.Chrome' })).toMatchObject({
      num: 0,
      total: 0,
    })
  })

  test.each([
    [getFunnelStats, { window: 60, steps: '[' }, 'steps'],
    [getFunnelStats, { window: 60, steps: JSON.stringify([cart]) }, 'steps'],
    [getWebsiteBreakdown, { fields: 'browser' }, 'fields'],
    [getWebsiteBreakdown, { fields: '["nobody"]' }, 'fields'],
  ] as [Operation, object, string][])('is refused where a list is none: %#', async (byGet, given, path) => {
    const refused = refusal(send(byGet as never, { websiteId, startAt, endAt, ...given } as never, { token }))
    expect(await refused).toMatchObject({
      status: 400,
      details: [{ path: expect.stringMatching(`^${path}`) }],
    })
  })

  test('is refused by the name that the address has, where the report itself refuses it', async () => {
    const tenYears = { websiteId, startAt: 0, endAt: 315_360_000_000 }
    expect(await refusal(send(getWebsiteRetention, tenYears as never, { token }))).toMatchObject({
      status: 400,
      message: 'endAt: Ask for 366 days at most',
      details: [{ path: 'endAt' }],
    })
  })

  test('describes its parameters once, and not for each call', async () => {
    const asked = { websiteId, startAt, endAt, ...ordered }
    await told(getGoalStats, asked)
    const describing = vi.spyOn(parametersOf, 'goal')
    await told(getGoalStats, asked)
    expect(describing).not.toHaveBeenCalled()
    describing.mockRestore()
  })
})

test('campaigns are told for one parameter, as the report tells them', async () => {
  const all = (await told(getCampaigns, { websiteId, parameters: { startAt, endAt } })) as Record<
    string,
    unknown
  >
  expect(await told(getUtmMetrics, { ...range, type: 'utm_source' })).toEqual(all['utm_source'])
})

test('what events earned is told altogether and of before', async () => {
  const asked = { websiteId, parameters: { startAt, endAt, currency: 'EUR' } }
  const { total } = (await told(getRevenue, asked)) as { total: object }
  expect(await told(getRevenueStats, { ...range, currency: 'EUR' })).toEqual({
    ...total,
    comparison: { sum: 0, count: 0, unique_count: 0, average: 0, arpu: 0 },
  })
})

const euros = { ...range, currency: 'EUR' }

test('what events earned over time is the chart of the report, with how many they were', async () => {
  const asked = { websiteId, parameters: { startAt, endAt, currency: 'EUR' } }
  const { chart } = (await told(getRevenue, asked)) as { chart: object[] }
  expect(chart).toEqual([{ x: 'paid', t: expect.any(String), y: 12.5, count: 1 }])
  expect(await told(getRevenueChart, { ...euros, currency: 'eur' })).toEqual({ chart })
})

test.each([
  ['country', { name: 'DE', value: 12.5 }],
  ['region', { country: 'DE', name: 'DE-BE', value: 12.5 }],
  ['referrer', { name: 'news.example', value: 12.5 }],
  ['channel', { name: 'referral', value: 12.5 }],
])('what events earned is told by %s', async (type, row) => {
  expect(await told(getRevenueMetrics, { ...euros, type })).toEqual([row])
  expect(await told(getRevenueMetrics, { ...euros, currency: 'USD', type })).toEqual([])
})

test('what was earned is told by no other column', async () => {
  expect(await refusedAs(getRevenueMetrics, { ...euros, type: 'browser' }, { token })).toBe(
    '400 validation_failed type',
  )
})
