import { expect, test } from 'vitest'
import { listSessions } from '../../../../workers/features/activity/list-sessions.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, websiteId, range } = await visitedWebsite()
const list = (more: object = {}) => ask(listSessions, { ...range, ...more }, { token })

test('visitors are listed with what they did, whoever was heard of last first', async () => {
  const { data, count, orderBy } = await list()
  expect([count, orderBy]).toEqual([2, 'lastAt'])
  expect(data).toMatchObject([
    { websiteId, browser: 'Firefox', os: 'Windows', views: 1, events: 0, visits: 1, totaltime: 0 },
    { websiteId, browser: 'Chrome', os: 'Linux', views: 2, events: 1, visits: 1, hostname: 'shop.example' },
  ])
  for (const { firstAt, lastAt, createdAt } of data) {
    expect(firstAt <= lastAt).toBe(true)
    expect(createdAt).toBe(firstAt)
  }
})

test('they come in pages, and are found by their browser', async () => {
  const [first, second] = [await list({ pageSize: 1 }), await list({ pageSize: 1, page: 2 })]
  expect([...first.data, ...second.data].map(({ browser }) => browser)).toEqual(['Firefox', 'Chrome'])
  expect(await list({ search: 'fire' })).toMatchObject({ count: 1, data: [{ browser: 'Firefox' }] })
  expect(await list({ path: 'eq./cart' })).toMatchObject({
    count: 1,
    data: [{ browser: 'Chrome', views: 1 }],
  })
})

test('nobody of another organization is told', async () => {
  expect(await refusal(send(listSessions, range, await newOwner()))).toMatchObject({ status: 404 })
})
