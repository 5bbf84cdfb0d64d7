import { expect, test } from 'vitest'
import { newOwner } from '../../../../support/people.ts'
import { newBase } from '../../documents/support.ts'
import { newSite, page, sitemap, text } from '../support.ts'
import { begun, newWorker } from '../walk-support.ts'

const owner = await newOwner()
const { organizationId } = owner

const comeLater = (seconds: number) =>
  new Response('', { status: 429, headers: { 'retry-after': String(seconds) } })

async function walked(pages: Parameters<typeof newSite>[0]) {
  const site = newSite(pages)
  const worker = newWorker()
  const crawlId = await begun(worker, { kbId: await newBase(owner), organizationId, url: site.origin })
  const delays = await worker.playAll(crawlId)
  return { site, delays, row: await worker.row(crawlId) }
}

test('a sitemap that is too busy is read when it asks to be, and nothing else is asked for meanwhile', async () => {
  let refusals = 2
  const { site, delays, row } = await walked({
    '/sitemap.xml': () => (refusals-- > 0 ? comeLater(90) : sitemap('/listed')()),
    '/': page('Start'),
    '/listed': page('Listed'),
  })
  expect(delays).toEqual([90, 90])
  expect(row).toMatchObject({ status: 'completed', fetched: 2, warnings: [] })
  expect(site.asked).toEqual(['/robots.txt', '/sitemap.xml', '/sitemap.xml', '/sitemap.xml', '/', '/listed'])
})

test('a sitemap that is busy time and again is passed over with a warning, and so is the next one at once', async () => {
  const { site, delays, row } = await walked({
    '/robots.txt': text('Sitemap: /one.xml\nSitemap: /two.xml'),
    '/one.xml': () => comeLater(60),
    '/two.xml': () => comeLater(60),
    '/': page('Start'),
  })
  expect(delays).toEqual(Array.from({ length: 8 }, () => 60))
  expect(row).toMatchObject({ status: 'completed', fetched: 1 })
  expect(row?.warnings).toEqual([
    `The sitemap ${site.at('/one.xml')} cannot be read.`,
    `The sitemap ${site.at('/two.xml')} cannot be read.`,
  ])
})

test('the usual sitemap that is not there is no warning, and one that is busy for good is', async () => {
  expect((await walked({ '/': page('Start') })).row?.warnings).toEqual([])
  const { row } = await walked({ '/': page('Start'), '/sitemap.xml': () => comeLater(1) })
  expect(row?.warnings).toEqual([expect.stringContaining('cannot be read')])
})
