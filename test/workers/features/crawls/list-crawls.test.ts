import { expect, test } from 'vitest'
import { listCrawls } from '../../../../workers/features/crawls/list-crawls.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { crawled, newSite, page } from './support.ts'

const owner = await newOwner()

test('crawls are listed newest first, page by page, with what they skipped', async () => {
  const id = await newBase(owner)
  const site = newSite({ '/': page('Start', '/gone') })
  const first = await crawled(id, site.origin, owner)
  const second = await crawled(id, `${site.origin}/?other`, owner)
  const { crawls, nextCursor } = await ask(listCrawls, { id, limit: 1 }, owner)
  expect(crawls).toMatchObject([{ crawlId: second.crawlId }])
  const rest = await ask(listCrawls, { id, limit: 1, cursor: nextCursor ?? '' }, owner)
  expect(rest).toMatchObject({
    crawls: [{ crawlId: first.crawlId, skipped: [{ url: site.at('/gone') }] }],
    nextCursor: null,
  })
})
