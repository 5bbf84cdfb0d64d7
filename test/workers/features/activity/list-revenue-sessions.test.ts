import { expect, test } from 'vitest'
import { listRevenueSessions } from '../../../../workers/features/activity/list-revenue-sessions.ts'
import { ask } from '../../../support/client.ts'
import { paidSession, paidVisit } from '../../../support/paid-visit.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, websiteId, range } = await visitedWebsite()
await paidVisit(websiteId)
const list = (more: object = {}) =>
  ask(listRevenueSessions, { ...range, currency: 'EUR', ...more } as never, { token })

test('of all visitors those are listed who paid in the currency, with all that they did', async () => {
  const { data, ...page } = await list({ currency: 'eur' })
  expect(page).toEqual({ count: 1, page: 1, pageSize: 20, orderBy: 'lastAt' })
  expect(data).toMatchObject([{ id: paidSession, websiteId, browser: 'Safari', views: 2, events: 1 }])
  expect(await list({ currency: 'USD' })).toMatchObject({ data: [], count: 0 })
})

test('a filter chooses among them, whether or not it chooses what earned', async () => {
  expect(await list({ path: 'eq./' })).toMatchObject({ count: 1, data: [{ views: 1, events: 0 }] })
  expect(await list({ browser: 'eq.Chrome' })).toMatchObject({ count: 0 })
})
