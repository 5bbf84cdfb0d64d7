import { expect, test } from 'vitest'
import { listEvents } from '../../../../workers/features/activity/list-events.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, websiteId, range } = await visitedWebsite()
const list = (more: object = {}) => ask(listEvents, { ...range, ...more }, { token })

test('page views and events are listed, the newest first, each as it was', async () => {
  const { data, ...rest } = await list()
  expect(rest).toEqual({ count: 4, page: 1, pageSize: 20, orderBy: 'createdAt' })
  const times = data.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(new Set(data.map(({ id }) => id)).size).toBe(4)
  expect(data.find(({ eventName }) => eventName === 'ordered')).toMatchObject({
    websiteId,
    eventType: 2,
    urlPath: '/cart',
    hostname: 'shop.example',
    browser: 'Chrome',
    hasData: true,
  })
})

test('they come in pages, each once, and a page beyond the last is empty', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page, pageSize: 1 })))
  expect(pages.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4])
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  expect(ids).toEqual((await list()).data.map(({ id }) => id))
})

test('what is searched for or filtered is told, and counted', async () => {
  expect(await list({ search: 'ORDER' })).toMatchObject({ count: 1, data: [{ eventName: 'ordered' }] })
  expect(await list({ browser: 'Firefox' })).toMatchObject({ count: 1, data: [{ urlPath: '/' }] })
})

test.each([{ page: 0 }, { pageSize: 100_000 }, { search: 'x'.repeat(1000) }])(
  '%j is refused',
  async (more) => {
    expect(await refusal(send(listEvents, { ...range, ...more }, { token }))).toMatchObject({ status: 400 })
  },
)
