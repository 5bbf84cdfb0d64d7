import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UmamiClient } from '@umami/api-client'
import { Umami } from '@umami/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAgent } from '../support/browser-agent.ts'
import { startBrowser } from '../support/browser/start-browser.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'

let folder = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let token = ''
let umami: UmamiClient

async function post<T>(path: string, body: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'user-agent': browserAgent,
  }
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
const newWebsite = async () => (await post<{ id: string }>('/api/websites', { name: 'Shop' })).id

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-analytics-'))
  product = startProduct({ persistTo: folder })
  origin = await product.ready()
  const demo = { email: 'demo@example.com', password: 'demo-password' }
  token = (await post<{ access_token: string }>('/api/auth/token', demo)).access_token
  umami = new UmamiClient({ baseUrl: `${origin}/api`, token })
})
afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  await removeFolder(folder)
})

/** All of today and some hours around it. */
const range = () => ({ startAt: Date.now() - 40_000_000, endAt: Date.now() + 40_000_000 })
const statsOf = async (websiteId: string) =>
  (await umami.getWebsiteStats({ websiteId, ...range() })) as object
const patience = { timeout: 60_000, interval: 200 }

test('the packages of Umami for servers send hits and read the figures of them', async () => {
  const websiteId = await newWebsite()
  const server = new Umami({ hostUrl: origin, websiteId })
  expect((await server.track({ url: '/pricing', hostname: 'shop.example' })).status).toBe(200)
  await server.track('signed-up', { plan: 'team' })
  await server.identify({ plan: 'team' })
  await expect
    .poll(() => statsOf(websiteId), patience)
    .toMatchObject({ pageviews: 1, visitors: 1, visits: 1 })
  const hit = { type: 'event', payload: { website: websiteId, url: '/docs', hostname: 'shop.example' } }
  expect(await post('/api/batch', [hit, hit])).toMatchObject({ size: 2, processed: 2, errors: 0 })
  await expect.poll(() => statsOf(websiteId), patience).toMatchObject({ pageviews: 3 })
  expect(await umami.getWebsiteMetrics({ websiteId, ...range(), type: 'path' })).toEqual([
    { x: '/docs', y: 1 },
    { x: '/pricing', y: 1 },
  ])
  expect(await umami.getWebsiteMetrics({ websiteId, ...range(), type: 'event' })).toEqual([
    { x: 'signed-up', y: 1 },
  ])
  const { pageviews } = await umami.getWebsitePageviews({
    websiteId,
    ...range(),
    unit: 'day',
    timezone: 'UTC',
  })
  expect(pageviews?.reduce((all, { y }) => all + Number(y), 0)).toBe(3)
  expect(await umami.getWebsiteActive({ websiteId })).toEqual({ visitors: 2 })
})

describe('a page with the tracker', () => {
  const page = (name: string) => `<!doctype html><title>${name}</title><h1>${name}</h1>
    <a id="next" href="/second">Next</a> <button data-umami-event="bought" data-umami-event-items="2">Buy</button>
    <input id="secret" name="secret"><div style="height: 3000px"></div>`
  let website = ''
  const site = createServer((request, response) => {
    const tag = `<script defer src="${origin}/script.js" data-website-id="${website}"></script>`
    response.setHeader('content-type', 'text/html').end(tag + page(request.url === '/' ? 'First' : 'Second'))
  })
  let browser: Awaited<ReturnType<typeof startBrowser>>

  beforeAll(async () => {
    website = await newWebsite()
    await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser.close()
    site.closeAllConnections()
    site.close()
  })

  test('is counted as what somebody did there, and nothing of it tells who that was', async () => {
    const at = `http://localhost:${(site.address() as AddressInfo).port}/`
    const tab = await browser.newPage()
    await tab.setUserAgent(browserAgent)
    await tab.goto(at)
    await tab.waitForFunction('window.umami?.getSession().cache')
    await tab.click('button')
    await tab.evaluate(() => history.pushState(null, '', '/route'))
    await tab.type('#secret', 'hunter2-hunter2')
    await expect.poll(() => statsOf(website), patience).toMatchObject({ pageviews: 2 })
    await Promise.all([tab.waitForNavigation(), tab.click('#next')])
    await expect
      .poll(() => statsOf(website), patience)
      .toMatchObject({ pageviews: 3, visitors: 1, visits: 1, bounces: 0 })
    const of = (type: 'path' | 'title' | 'event' | 'browser' | 'entry' | 'exit') =>
      umami.getWebsiteMetrics({ websiteId: website, ...range(), type })
    expect(await of('path')).toEqual(['/', '/route', '/second'].map((x) => ({ x, y: 1 })))
    expect(await of('entry')).toEqual([{ x: '/', y: 1 }])
    expect(await of('exit')).toEqual([{ x: '/second', y: 1 }])
    expect(await of('browser')).toEqual([{ x: 'Chrome', y: 1 }])
    await expect.poll(() => of('event'), patience).toContainEqual({ x: 'bought', y: 1 })
    await tab.close()
    const kept = await Promise.all(
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((file) => file.isFile() && file.parentPath.includes('WebsiteStore'))
        .map(async (file) => readFile(join(file.parentPath, file.name), 'latin1')),
    )
    const all = kept.join('')
    expect(all).toContain('/route')
    for (const secret of ['127.0.0.1', 'hunter2', browserAgent])
      expect(all.includes(secret), secret).toBe(false)
  })
})
