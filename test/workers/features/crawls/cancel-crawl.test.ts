import { expect, test } from 'vitest'
import { cancelCrawl } from '../../../../workers/features/crawls/cancel-crawl.ts'
import { startCrawl } from '../../../../workers/features/crawls/start-crawl.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { crawled, html, newSite, page } from './support.ts'

const owner = await newOwner()

test('a crawl stops before the next address, and what it was about to ask for stays unasked', async () => {
  const id = await newBase(owner)
  let crawlId = ''
  const site = newSite({
    '/': page('Start', '/a', '/b', '/c'),
    '/a': async () => {
      await ask(cancelCrawl, { id, crawlId }, owner)
      return html(page('A'))
    },
    '/b': page('B'),
  })
  const started = await ask(startCrawl, { id, url: site.origin, schedule: 'daily' }, owner)
  crawlId = started.crawlId
  await expect.poll(() => site.asked.includes('/a'), { timeout: 20_000 }).toBe(true)
  // A site is walked by one stretch at a time: another crawl of it ends only after this one has left.
  await crawled(await newBase(owner), site.origin, owner, { exclude: ['/a', '/b', '/c'] })
  expect(site.asked).not.toContain('/b')
  const again = await ask(cancelCrawl, { id, crawlId }, owner)
  expect(again).toMatchObject({ status: 'cancelled', nextAt: null, endedAt: expect.any(String) })
})

test('of a crawl that has ended the schedule is stopped, and without one there is nothing to cancel', async () => {
  const id = await newBase(owner)
  const site = newSite({ '/': page('Start') })
  const { crawlId, nextAt } = await crawled(id, site.origin, owner, { schedule: 'weekly' })
  expect(nextAt).not.toBeNull()
  expect(await ask(cancelCrawl, { id, crawlId }, owner)).toMatchObject({ status: 'completed', nextAt: null })
  await expectRefusal(send(cancelCrawl, { id, crawlId }, owner), 409, 'crawls.over')
})
