import { expect, test } from 'vitest'
import { collectEvent } from '../../../../workers/features/analytics/collect-event.route.ts'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { browserAgent } from '../../../support/browser-agent.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range } = await visitedWebsite()
const nothing = { pageviews: 0, visitors: 0, visits: 0, bounces: 0, totaltime: 0 }

test('two people saw three pages, and none before', async () => {
  expect(await ask(getStats, range, { token })).toEqual({
    pageviews: 3,
    visitors: 2,
    visits: 2,
    bounces: 1,
    totaltime: expect.any(Number),
    pageviewsWithoutVisitor: 0,
    comparison: { ...nothing, pageviewsWithoutVisitor: 0 },
  })
})

test('page views from before there was a salt are told beside those of visitors', async () => {
  const owner = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Young' }, owner)
  const now = Date.now()
  const view = (url: string, timestamp: number) =>
    send(
      collectEvent,
      {},
      {
        body: JSON.stringify({ type: 'event', payload: { website: websiteId, url, timestamp } }),
        headers: { 'content-type': 'text/plain', 'user-agent': browserAgent },
      },
    )
  const at = Math.floor(now / 1000)
  for (const [url, timestamp] of [
    ['/', at],
    ['/', at - 86_400],
    ['/late', at - 86_400],
  ] as const)
    expect((await view(url, timestamp)).status).toBe(202)
  const asked = { websiteId, startAt: now - 2 * 86_400_000, endAt: now + 60_000 }
  await expect
    .poll(() => ask(getStats, asked, owner), { timeout: 60_000 })
    .toMatchObject({ pageviews: 3, visitors: 1, visits: 1, bounces: 1, pageviewsWithoutVisitor: 2 })
  expect(await ask(getStats, { ...asked, path: 'eq./' }, owner)).toMatchObject({
    pageviews: 2,
    pageviewsWithoutVisitor: 1,
  })
  expect(await ask(getStats, { ...asked, excludeBounce: 'true' }, owner)).toMatchObject({
    pageviews: 0,
    pageviewsWithoutVisitor: 0,
  })
})

test('what is filtered out does not count', async () => {
  expect(await ask(getStats, { ...range, browser: 'eq.Firefox' }, { token })).toMatchObject({ pageviews: 1 })
  const either = { ...range, browser: 'Firefox', path: 'c.cart', match: 'any' } as const
  expect(await ask(getStats, either, { token })).toMatchObject({ pageviews: 2, visitors: 2 })
})

test('expressions find in whichever case, and a name with a number behind it is another filter', async () => {
  const of = (asked: object) => ask(getStats, { ...range, ...asked } as never, { token })
  expect(await of({ path: 're.^/CART$' })).toMatchObject({ pageviews: 1 })
  expect(await of({ path: 'nre.^/cart$' })).toMatchObject({ pageviews: 2 })
  expect(await of({ path: 'c./', path1: 'neq./', browser12: 're.^chrome$' })).toMatchObject({ pageviews: 1 })
  expect(await of({ path: 'eq./cart', path1: 'eq./', match: 'any' })).toMatchObject({ pageviews: 3 })
  expect(await of({ eventType: 2 })).toMatchObject({ pageviews: 0, visitors: 0 })
})

test.each([
  ['a range that ends before it begins', { startAt: 2, endAt: 1 }],
  ['a range of a thousand years', { startAt: 0, endAt: 31_536_000_000_000 }],
  ['a moment that is none', { startAt: 'now' }],
  ['a filter by an expression that is none', { path: 're.(' }],
  ['a filter by an expression of a thousand steps', { path: 're.(x{100}){9}' }],
  ['a kind of event that is none', { eventType: 3 }],
  ['a filter eleven times', Object.fromEntries([...Array(11).keys()].map((at) => [`path${at}`, '/']))],
  ['another field with a number', { startAt1: 5 }],
  ['a filter of ten kilobytes', { path: `eq.${'x'.repeat(10_000)}` }],
])('%s is refused', async (_what, asked) => {
  const answer = send(getStats, { ...range, ...asked } as never, { token })
  expect(await refusal(answer)).toMatchObject({ status: 400, error: 'validation_failed' })
})

test.each(["eq.'; DROP TABLE segments; --", 'c.%', 'eq.\u0000', 'nonsense.x', 'c.'])(
  '%o is a text to look for',
  async (path) => {
    expect(await ask(getStats, { ...range, path }, { token })).toMatchObject({
      pageviews: path === 'c.' ? 3 : 0,
    })
  },
)
