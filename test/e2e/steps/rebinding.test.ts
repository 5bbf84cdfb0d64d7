import type { Page } from '@cloudflare/puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { publicAddress, rounds, startRebinding } from '../../support/hostile/start-rebinding.ts'

let rebinding: Awaited<ReturnType<typeof startRebinding>>
let page: Page

beforeAll(async () => {
  rebinding = await startRebinding()
})
afterAll(() => rebinding.close())
beforeEach(async () => {
  rebinding.leadTo(() => publicAddress)
  page = await rebinding.openPage()
})
// What it opened goes on asking, and has to end with it.
afterEach(() => page.browserContext().close())

test('a page whose name leads to this machine once it is open reads nothing there, and nobody there hears of it', async () => {
  await page.goto('http://rebound.example/', { waitUntil: 'domcontentloaded' })
  const before = rebinding.lookups()
  rebinding.leadTo(() => '127.0.0.1')
  await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(/^(?:round 5|read)/)
  expect(await page.title()).toBe(`round ${rounds}`)
  expect(rebinding.lookups()).toBeGreaterThan(before)
  expect(rebinding.canary.heard()).toEqual([])
})

test('a name that changes with every look is connected to by public addresses alone', async () => {
  rebinding.leadTo((look) => (look % 2 === 0 ? '127.0.0.1' : publicAddress))
  const opened = []
  for (let at = 0; at < 20; at++) {
    const answer = page.goto(`http://turn${at}.example/`, { waitUntil: 'domcontentloaded' })
    opened.push(
      await answer.then(
        () => true,
        () => false,
      ),
    )
  }
  expect(new Set(opened), 'some looks led to the site').toEqual(new Set([true, false]))
  expect(rebinding.canary.heard()).toEqual([])
})

test('an address that is refused, a name that nobody knows and another port look the same to a page', async () => {
  await page.goto('http://rebound.example/', { waitUntil: 'domcontentloaded' })
  const failure = async (url: string) => {
    const failed = new Promise<string>((resolve) =>
      page.on('requestfailed', (request) => {
        if (request.url() === url) resolve(request.failure()?.errorText ?? '')
      }),
    )
    rebinding.leadTo(() => (url.includes('unknown') ? 'no address' : '10.0.0.1'))
    await page.evaluate((address) => void fetch(address, { mode: 'no-cors' }).catch(() => undefined), url)
    return failed
  }
  const places = ['http://refused.example/', 'http://unknown.example/', 'http://refused.example:81/']
  for (const url of places) expect(await failure(url), url).toBe('net::ERR_SOCKS_CONNECTION_FAILED')
})
