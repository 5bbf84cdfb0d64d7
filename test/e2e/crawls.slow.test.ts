import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBase } from '../../bench/crawls/client.ts'
import { newSite, pathOf } from '../../bench/crawls/site.ts'
import { lastingProduct } from '../support/lasting-product.ts'
import { type NodeSite, sitePage } from '../support/site/node-site.ts'

const pages = 60
const product = lastingProduct({ settings: () => ['CRAWL_DELAY_MS:40'], isAtOnePort: true })
let site: NodeSite

beforeAll(async () => {
  site = await newSite(pages, () => true)
})
afterAll(() => site.stop())

interface Address {
  url: string
  state: string
}

test('a crawl whose machine loses its power goes on with the next start, and nothing is there twice', async () => {
  const base = await newBase(product.origin())
  const { crawlId } = await base.start(`${site.origin}/`)
  await expect.poll(() => site.asked.length, { timeout: 120_000 }).toBeGreaterThan(30)
  await product.crash()
  await product.start()
  const ended = await base.ended(crawlId)
  expect(ended).toMatchObject({ status: 'completed', found: pages, fetched: pages, error: null })
  const files = await base.files()
  expect(new Set(files.map(({ sourceUrl }) => sourceUrl)).size).toBe(pages)
  expect(files).toHaveLength(pages)
  const counts = [...Map.groupBy(site.asked, (path) => path).values()].map(({ length }) => length)
  expect(Math.max(...counts), 'a stretch is made again once').toBeLessThanOrEqual(2)
  expect(site.mostAtOnce(), 'one request at a time').toBe(1)
  await changes(base, site)
})

/** Five pages say something else, three are new, two are gone: the second crawl names exactly these. */
async function changes(base: Awaited<ReturnType<typeof newBase>>, { pages: served, origin }: NodeSite) {
  const changed = [3, 14, 25, 36, 47].map(pathOf)
  const gone = [51, 58].map(pathOf)
  const added = ['/new-one', '/new-two', '/new-three']
  for (const path of changed) served[path] = sitePage(`Changed ${path}`, added, `What is new at ${path}.`)
  for (const path of added) served[path] = sitePage(`Added ${path}`)
  for (const path of gone) delete served[path]
  const { crawlId } = await base.start(`${origin}/`)
  await base.ended(crawlId)
  const named = async (state: string) => {
    const address = `/api/knowledge-bases/${base.kbId}/crawls/${crawlId}/addresses?limit=200&state=${state}`
    const { addresses } = await base.ask<{ addresses: Address[] }>('GET', address)
    return addresses.map(({ url }) => new URL(url).pathname).toSorted()
  }
  expect(await named('fetched')).toEqual([...changed, ...added].toSorted())
  expect(await named('skipped')).toEqual(gone.toSorted())
  expect(await named('unchanged')).toHaveLength(pages - changed.length - gone.length)
}
