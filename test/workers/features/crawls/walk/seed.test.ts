import { expect, test } from 'vitest'
import { newOwner } from '../../../../support/people.ts'
import { newBase } from '../../documents/support.ts'
import { newSite, page, sitemap } from '../support.ts'
import { begun, newWorker } from '../walk-support.ts'

const owner = await newOwner()
const { organizationId } = owner

const sorts = (many: number) => Array.from({ length: many }, (_, n) => `/shop?sort=${n}`)

/** A shop whose start links to the same wares in ever new orders, each with something of its own to say. */
async function newShop(many: number) {
  const site = newSite({
    '/': page('Start', ...sorts(many)),
    ...Object.fromEntries(sorts(many).map((path) => [path, page(`Order ${path}`)])),
  })
  const worker = newWorker()
  const kbId = await newBase(owner)
  const crawled = async () => {
    site.asked.splice(0)
    const crawlId = await begun(worker, { kbId, organizationId, url: site.origin })
    await worker.playAll(crawlId)
    return worker.row(crawlId)
  }
  return { site, crawled }
}

test('what was left out as endless stays out of later crawls, and is told by them', async () => {
  const { site, crawled } = await newShop(100)
  const figures = { status: 'completed', found: 101, skipped: 40, gone: 0 }
  expect(await crawled()).toMatchObject({ ...figures, fetched: 61, unchanged: 0 })
  expect(site.asked).toHaveLength(63)
  expect(await crawled()).toMatchObject({ ...figures, fetched: 0, unchanged: 61 })
  expect(site.asked).toHaveLength(63)
})

test('a page that was left out as endless is asked for once a sitemap lists it', async () => {
  const { site, crawled } = await newShop(70)
  await crawled()
  site.pages['/sitemap.xml'] = sitemap('/shop?sort=65', '/shop?sort=66')
  expect(await crawled()).toMatchObject({ fetched: 2, unchanged: 61, skipped: 8 })
  expect(await crawled()).toMatchObject({ fetched: 0, unchanged: 63, skipped: 8 })
  delete site.pages['/sitemap.xml']
  expect(await crawled()).toMatchObject({ fetched: 0, unchanged: 63, skipped: 8 })
})

test('pages that came to nothing are not replaced by others of their kind, however often a site is crawled', async () => {
  const { site, crawled } = await newShop(70)
  for (const path of sorts(30))
    site.pages[path] = `<meta name=robots content=noindex>${page(`Order ${path}`)}`
  await crawled()
  const asked = new Set(site.asked)
  await crawled()
  await crawled()
  expect(site.asked.filter((path) => !asked.has(path))).toEqual([])
})
