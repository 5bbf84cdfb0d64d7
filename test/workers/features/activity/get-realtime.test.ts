import { expect, test } from 'vitest'
import { getRealtime } from '../../../../workers/features/activity/get-realtime.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'
import { newWebsite } from '../websites/support.ts'

test('the last half hour is told: how many, where, and each page view and event by itself', async () => {
  const { token, websiteId } = await visitedWebsite()
  const told = await ask(getRealtime, { websiteId }, { token })
  expect(told.totals).toEqual({ views: 3, visitors: 2, events: 1, countries: 0 })
  expect(told.urls).toEqual({ '/': 2, '/cart': 2 })
  expect(told.referrers).toEqual({ 'google.com': 1 })
  expect(told.events.map((one) => [one.__type, one.urlPath, one.browser])).toEqual([
    ['pageview', '/', 'Firefox'],
    ['session', '/', 'Firefox'],
    ['event', '/cart', 'Chrome'],
    ['pageview', '/cart', 'Chrome'],
    ['pageview', '/', 'Chrome'],
    ['session', '/', 'Chrome'],
  ])
  const sum = (points: readonly { y: number }[]) => points.reduce((all, { y }) => all + y, 0)
  expect(sum(told.series.views)).toBe(3)
  expect(told.series.views[0]?.x).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00.000Z$/)
})

test('nothing happens on a new website', async () => {
  const { owner, websiteId } = await newWebsite()
  expect(await ask(getRealtime, { websiteId }, owner)).toMatchObject({
    events: [],
    totals: { views: 0, visitors: 0, events: 0, countries: 0 },
  })
})
