import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLead } from '../../support/browser/pages.ts'
import { type NodeSite, sitePage, startSite } from '../../support/site/node-site.ts'

const { lead, newBase } = startLead()
let site: NodeSite
let letGo = () => {}
const seen = new Promise<void>((resolve) => (letGo = resolve))

beforeAll(async () => {
  site = await startSite({
    '/': sitePage('Handbook', ['/returns', '/hours', '/internal/salaries', '/none', '/slow']),
    '/returns': sitePage('Returns & <b>refunds</b>', [], 'Customers send goods back within 30 days.'),
    '/hours': sitePage('Opening hours'),
    // Answers once somebody has seen that the crawl is under way.
    '/slow': (_request, response) =>
      void seen.then(() => response.setHeader('Content-Type', 'text/html').end(sitePage('Slow'))),
  })
})
afterAll(() => site.stop())

test('a website is crawled from a page, followed, and its inventory says what became of each address', async () => {
  await lead.open(`/knowledge/${await newBase('Crawled')}`)
  await lead.follow('Crawled websites', 'No website was crawled yet')
  await lead.fill('Address', 'ftp://files.example/')
  await lead.press('Start the crawl', 'Only http and https addresses can be opened.')
  await lead.fill('Address', site.origin)
  await lead.page.click('.panel summary')
  await lead.fill('Never these addresses', '/internal/**')
  await lead.press('Start the crawl', 'Under way')
  letGo()
  await lead.sees('Done', '4 pages new or changed · 0 unchanged · 2 skipped')
  await lead.press(`Crawl again: ${site.origin}/`)
  await lead.sees('0 pages new or changed · 4 unchanged · 1 skipped · 1 gone')
  await lead.press('Inventory', 'The pattern /internal/** excludes it.')
  await lead.sees('Its server says that there is no such page.')
  expect(await lead.sidewaysOnPhone()).toEqual([])
  await lead.follow('Returns & <b>refunds</b>', 'Customers send goods back within 30 days.')
})
