import { expect, test } from 'vitest'
import { getExpandedMetrics } from '../../../../workers/features/reports/get-expanded-metrics.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('each page is told with all of its figures', async () => {
  const { token, range } = await visitedWebsite()
  const told = await ask(getExpandedMetrics, { ...range, type: 'path' }, { token })
  expect(told).toEqual([
    { name: '/', pageviews: 2, visitors: 2, visits: 2, bounces: 2, totaltime: 0 },
    { name: '/cart', pageviews: 1, visitors: 1, visits: 1, bounces: 1, totaltime: 0 },
  ])
})
