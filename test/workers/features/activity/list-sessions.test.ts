import { expect, test } from 'vitest'
import { getSessionStats } from '../../../../workers/features/activity/get-session-stats.ts'
import { getSession } from '../../../../workers/features/activity/get-session.ts'
import { listSessions } from '../../../../workers/features/activity/list-sessions.ts'
import { ask, send } from '../../../support/client.ts'
import { newWebsite } from '../websites/support.ts'
import { hit } from './support.ts'
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

test('who did nothing but be named is on no list and in no figure, and is there for who has the id', async () => {
  const { owner, websiteId: id } = await newWebsite()
  const sessionId = await hit(id, 'identify', { id: 'ada', data: { plan: 'team' } })
  const asked = { websiteId: id, startAt: range.startAt, endAt: range.endAt + 600_000 }
  const session = () => send(getSession, { websiteId: id, sessionId }, owner)
  await expect.poll(async () => (await session()).status, { timeout: 60_000 }).toBe(200)
  expect(await ask(listSessions, asked, owner)).toMatchObject({ count: 0, data: [] })
  expect(await ask(getSessionStats, asked, owner)).toMatchObject({ visitors: { value: 0 } })
})
