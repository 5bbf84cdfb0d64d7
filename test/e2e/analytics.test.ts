import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { UmamiClient } from '@umami/api-client'
import { Umami } from '@umami/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserAgent } from '../support/browser-agent.ts'
import { startBrowser } from '../support/browser/start-browser.ts'
import { type Account, ask, newOwner } from '../support/durable-load.ts'
import { sharedProduct } from '../support/shared-product.ts'

const product = sharedProduct()
let account: Account
let umami: UmamiClient
let website = ''
const patience = { timeout: 120_000, interval: 200 }
const newWebsite = async () =>
  (await ask<{ id: string }>(account, 'POST', '/api/websites', { name: 'Shop' })).id

const page = (name: string) => `<!doctype html><title>${name}</title><h1>${name}</h1>
  <a id="next" href="/second">Next</a> <button data-umami-event="bought" data-umami-event-items="2">Buy</button>
  <input id="secret" name="secret"><div style="height: 3000px"></div>`
const site = createServer((request, response) => {
  const tag = `<script defer src="${product.origin()}/script.js" data-website-id="${website}"></script>`
  response.setHeader('content-type', 'text/html').end(tag + page(request.url === '/' ? 'First' : 'Second'))
})

beforeAll(async () => {
  account = await newOwner(product.origin())
  const token = account.headers['authorization']?.replace('Bearer ', '') ?? ''
  umami = new UmamiClient({ baseUrl: `${product.origin()}/api`, token })
  website = await newWebsite()
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

/** All of today and some hours around it. */
const range = () => ({ startAt: Date.now() - 40_000_000, endAt: Date.now() + 40_000_000 })
const statsOf = async (websiteId: string) =>
  (await umami.getWebsiteStats({ websiteId, ...range() })) as object

test('the packages of Umami for servers send hits, alone and in batches, and are told who is there', async () => {
  const websiteId = await newWebsite()
  const server = new Umami({ hostUrl: product.origin(), websiteId })
  expect((await server.track({ url: '/pricing', hostname: 'shop.example' })).status).toBe(200)
  await expect
    .poll(() => statsOf(websiteId), patience)
    .toMatchObject({ pageviews: 1, visitors: 1, visits: 1 })
  const hit = { type: 'event', payload: { website: websiteId, url: '/docs', hostname: 'shop.example' } }
  const asBrowser = { ...account, headers: { ...account.headers, 'user-agent': browserAgent } }
  expect(await ask(asBrowser, 'POST', '/api/batch', [hit, hit])).toMatchObject({ processed: 2, errors: 0 })
  await expect.poll(() => statsOf(websiteId), patience).toMatchObject({ pageviews: 3 })
  expect(await umami.getWebsiteActive({ websiteId })).toEqual({ visitors: 2 })
})

test('a page with the tracker is counted as what somebody did there, and nothing of it tells who that was', async () => {
  const browser = await startBrowser()
  const route = `/route-${crypto.randomUUID()}`
  try {
    const tab = await browser.newPage()
    await tab.setUserAgent(browserAgent)
    await tab.goto(`http://localhost:${(site.address() as AddressInfo).port}/`)
    await tab.waitForFunction('window.umami?.getSession().cache')
    await tab.click('button')
    await tab.evaluate((path) => history.pushState(null, '', path), route)
    await tab.type('#secret', 'hunter2-hunter2')
    await expect.poll(() => statsOf(website), patience).toMatchObject({ pageviews: 2 })
    await Promise.all([tab.waitForNavigation(), tab.click('#next')])
    await expect
      .poll(() => statsOf(website), patience)
      .toMatchObject({ pageviews: 3, visitors: 1, visits: 1, bounces: 0 })
    const of = (type: 'path' | 'event' | 'browser' | 'entry' | 'exit') =>
      umami.getWebsiteMetrics({ websiteId: website, ...range(), type })
    expect(await of('path')).toEqual(['/', route, '/second'].map((x) => ({ x, y: 1 })))
    expect(await of('entry')).toEqual([{ x: '/', y: 1 }])
    expect(await of('exit')).toEqual([{ x: '/second', y: 1 }])
    expect(await of('browser')).toEqual([{ x: 'Chrome', y: 1 }])
    await expect.poll(() => of('event'), patience).toContainEqual({ x: 'bought', y: 1 })
  } finally {
    await browser.close()
  }
  const all = await readdir(product.folder(), { recursive: true, withFileTypes: true })
  const stores = all.filter((file) => file.isFile() && file.parentPath.includes('WebsiteStore'))
  const texts = await Promise.all(
    stores.map((file) => readFile(join(file.parentPath, file.name), 'latin1').catch(() => '')),
  )
  const own = texts.filter((text) => text.includes(route)).join('')
  expect(own).not.toBe('')
  for (const secret of ['127.0.0.1', 'hunter2', browserAgent])
    expect(own.includes(secret), secret).toBe(false)
})
