import { expect, test } from 'vitest'
import { listAddresses } from '../../../../workers/features/crawls/list-addresses.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { crawled, newSite, page } from './support.ts'

const owner = await newOwner()

test('the inventory is listed in the order of the walk, page by page and by state', async () => {
  const id = await newBase(owner)
  const site = newSite({ '/': page('Start', '/b', '/a', '/none'), '/a': page('A'), '/b': page('B') })
  const { crawlId } = await crawled(id, site.origin, owner)
  const first = await ask(listAddresses, { id, crawlId, limit: 3 }, owner)
  expect(first.addresses).toMatchObject([
    { url: site.at('/'), state: 'fetched', depth: 0, title: 'Start', reason: null },
    { url: site.at('/b'), state: 'fetched', depth: 1, fileId: expect.any(String) },
    { url: site.at('/a'), state: 'fetched', depth: 1 },
  ])
  const rest = await ask(listAddresses, { id, crawlId, limit: 3, cursor: first.nextCursor ?? '' }, owner)
  expect(rest).toMatchObject({ addresses: [{ url: site.at('/none'), state: 'skipped' }], nextCursor: null })
  const skipped = await ask(listAddresses, { id, crawlId, state: 'skipped' }, owner)
  expect(skipped.addresses).toHaveLength(1)
})
