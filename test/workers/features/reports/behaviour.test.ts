import { expect, test } from 'vitest'
import type { Operation } from '../../../../shared/kernel/operation.ts'
import { getAttribution } from '../../../../workers/features/reports/get-attribution.ts'
import { getBreakdown } from '../../../../workers/features/reports/get-breakdown.ts'
import { getCampaigns } from '../../../../workers/features/reports/get-campaigns.ts'
import { getFunnel } from '../../../../workers/features/reports/get-funnel.ts'
import { getGoal } from '../../../../workers/features/reports/get-goal.ts'
import { getJourneys } from '../../../../workers/features/reports/get-journeys.ts'
import { getRetention } from '../../../../workers/features/reports/get-retention.ts'
import { getRevenue } from '../../../../workers/features/reports/get-revenue.ts'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
const { startAt, endAt } = range
const period = { startDate: new Date(startAt).toISOString(), endDate: new Date(endAt).toISOString() }
const home = { type: 'path', value: '/' } as const
const cart = { type: 'path', value: '/ca*' } as const
const ordered = { type: 'event', value: 'ordered' } as const

test('of two who saw the first page one goes to the cart and orders', async () => {
  const asked = { websiteId, parameters: { ...period, window: 60, steps: [home, cart, ordered] } }
  const steps = await ask(getFunnel, asked, { token })
  expect(steps.map(({ visitors, dropoff }) => [visitors, dropoff])).toEqual([
    [2, null],
    [1, 0.5],
    [1, 0],
  ])
})

test('a time in milliseconds is as good as dates, and filters leave others out', async () => {
  const asked = { websiteId, filters: { browser: 'eq.Firefox' }, parameters: { startAt, endAt, ...home } }
  expect(await ask(getGoal, asked, { token })).toEqual({ num: 1, total: 1 })
  const firefoxOnly = { ...asked, parameters: { ...period, ...ordered } }
  expect(await ask(getGoal, firefoxOnly, { token })).toEqual({ num: 0, total: 1 })
})

test('who saw one page is left out where bounces are', async () => {
  const asked = { websiteId, filters: { excludeBounce: true }, parameters: { ...period, ...home } }
  expect(await ask(getGoal, asked, { token })).toEqual({ num: 1, total: 1 })
  expect(await ask(getStats, { ...range, excludeBounce: 'true' } as never, { token })).toMatchObject({
    pageviews: 2,
    visitors: 1,
    bounces: 0,
  })
})

test('both came today, and neither could be seen coming again', async () => {
  const rows = await ask(getRetention, { websiteId, parameters: period }, { token })
  expect(rows.filter(({ day }) => day === 0).reduce((sum, { visitors }) => sum + visitors, 0)).toBe(2)
  expect(rows[0]?.recognizable).toBe(0)
})

test('each visit is a journey', async () => {
  const ways = await ask(getJourneys, { websiteId, parameters: { ...period, steps: 3 } }, { token })
  expect(ways).toEqual([
    { items: ['/'], count: 1 },
    { items: ['/', '/cart', 'ordered'], count: 1 },
  ])
})

test('the order goes to the search by the first click, and to the mail by the last', async () => {
  const by = (model: 'first-click' | 'last-click') => {
    const parameters = { ...period, model, type: 'event', step: 'ordered' } as const
    return ask(getAttribution, { websiteId, parameters }, { token })
  }
  expect(await by('first-click')).toMatchObject({
    referrer: [{ name: 'google.com', value: 1 }],
    utm_source: [],
    total: { pageviews: 1, visitors: 1, visits: 1 },
  })
  expect(await by('last-click')).toMatchObject({ referrer: [], utm_source: [{ name: 'mail', value: 1 }] })
})

test('one page was seen by a campaign, nothing was earned, and figures stand by browser and page', async () => {
  expect((await ask(getCampaigns, { websiteId, parameters: period }, { token })).utm_source).toEqual([
    { utm: 'mail', views: 1 },
  ])
  const earned = await ask(getRevenue, { websiteId, parameters: { ...period, currency: 'eur' } }, { token })
  expect(earned).toMatchObject({ chart: [], table: [], total: { sum: 0, average: 0, arpu: 0 } })
  const parameters = { ...period, fields: ['path' as const, 'browser' as const] }
  const rows = await ask(getBreakdown, { websiteId, parameters }, { token })
  const figures = { views: 1, visitors: 1, visits: 1, bounces: 1, totaltime: 0 }
  expect(rows).toContainEqual({ path: '/', browser: 'Firefox', ...figures })
  expect(rows).toHaveLength(3)
})

test.each<[string, Operation, object, string]>([
  ['a funnel of one step', getFunnel, { ...period, window: 5, steps: [home] }, 'parameters.steps'],
  ['no time', getGoal, home, 'parameters.startDate'],
  ['a retention of ten years', getRetention, { startAt: 0, endAt: 315_360_000_000 }, 'parameters.endDate'],
  ['a journey of a hundred steps', getJourneys, { ...period, steps: 100 }, 'parameters.steps'],
  ['a field that there is not', getBreakdown, { ...period, fields: ['shoe'] }, 'parameters.fields'],
])('%s is refused, with what to change', async (_what, operation, parameters, path) => {
  const answer = await refusal(send(operation, { websiteId, parameters }, { token }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.[0]?.path).toContain(path)
})
