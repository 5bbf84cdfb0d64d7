import { expect, test } from 'vitest'
import { getCrawl } from '../../../../workers/features/crawls/get-crawl.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { crawled, newSite, page } from './support.ts'

const owner = await newOwner()

test('a crawl tells what was asked of it and what came of it, and nothing of how it goes on inside', async () => {
  const id = await newBase(owner)
  const site = newSite({ '/': page('Start', '/a') })
  const wish = { maxPages: 5, maxDepth: 1, include: ['/**'], exclude: ['/x'] }
  const { crawlId } = await crawled(id, site.origin, owner, wish)
  const crawl = await ask(getCrawl, { id, crawlId }, owner)
  expect(crawl).toMatchObject({ ...wish, kbId: id, url: `${site.origin}/`, found: 2, fetched: 1 })
  expect(Object.keys(crawl)).not.toEqual(expect.arrayContaining(['walk']))
})

test('a crawl of another base is unknown', async () => {
  const [id, other] = [await newBase(owner), await newBase(owner)]
  const { crawlId } = await crawled(id, newSite({ '/': page('Start') }).origin, owner)
  await expectRefusal(send(getCrawl, { id: other, crawlId }, owner), 404, 'crawls.not_found')
})
