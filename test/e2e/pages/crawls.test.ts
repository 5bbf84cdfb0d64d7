import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { bringSession, newDemo } from '../../support/browser/sign-in.ts'
import { type NodeSite, sitePage, startSite } from '../../support/site/node-site.ts'

const pages = startPages()
let lead: Visitor
let site: NodeSite

beforeAll(async () => {
  site = await startSite({
    '/': sitePage('Handbook', ['/returns', '/hours', '/internal/salaries', '/none', '/slow']),
    '/returns': sitePage('Returns & <b>refunds</b>', [], 'Customers send goods back within 30 days.'),
    '/hours': sitePage('Opening hours'),
    '/slow': (_request, response) =>
      void setTimeout(() => {
        response.setHeader('Content-Type', 'text/html')
        response.end(sitePage('Slow'))
      }, 3000),
  })
  lead = await pages.lasting()
  await lead.page.setViewport({ width: 1280, height: 900 })
  await bringSession(lead.page, pages.origin(), await newDemo(pages.origin()))
})
afterAll(() => site.stop())

test('a website is crawled from a page, followed, and its inventory says what became of each address', async () => {
  await lead.open('/knowledge')
  await lead.press('Create the first one')
  await lead.fill('Name', 'Crawled')
  await lead.press('Create')
  await lead.sees('There are no files yet')
  await lead.follow('Crawled websites')
  await lead.sees('No website was crawled yet')
  await lead.fill('Address', 'ftp://files.example/')
  await lead.press('Start the crawl')
  await lead.sees('Only http and https addresses can be opened.')
  await lead.fill('Address', site.origin)
  await lead.page.click('.panel summary')
  await lead.fill('Never these addresses', '/internal/**')
  await lead.press('Start the crawl')
  await lead.sees('Under way')
  await lead.sees('Done')
  await lead.sees('4 pages new or changed · 0 unchanged · 2 skipped')
  await lead.press(`Crawl again: ${site.origin}/`)
  await lead.sees('0 pages new or changed · 4 unchanged · 1 skipped · 1 gone')
  await lead.press('Inventory')
  await lead.sees('The pattern /internal/** excludes it.')
  await lead.sees('Its server says that there is no such page.')
  await lead.sees('Returns & <b>refunds</b>')
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('on a phone nothing sticks out, and a page of the inventory opens its document', async () => {
  await lead.page.setViewport({ width: 360, height: 780 })
  expect(await overflow()).toBeLessThanOrEqual(0)
  await lead.follow('Returns & <b>refunds</b>')
  await lead.sees('Customers send goods back within 30 days.')
  await lead.page.setViewport({ width: 1280, height: 900 })
})

const overflow = () =>
  lead.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
