import { randomUUID } from 'node:crypto'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { startTrackedSite } from './tracked-site.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof startTrackedSite>>

beforeAll(async () => {
  ;[browser, site] = await Promise.all([startBrowser(), startTrackedSite()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Somebody on a page that is recorded, as its tag and its website say. */
async function visit({ tag = {}, recorder = {} }: { tag?: object; recorder?: object } = {}) {
  const website = randomUUID()
  site.recorders.set(website, recorder)
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const search = new URLSearchParams({
    tag: JSON.stringify({ 'website-id': website, ...tag }),
    recorder: '',
  })
  const address = (path: string) => `${site.origin}${path}?${search}`
  await page.goto(address('/start'))
  await page.waitForFunction('window.umami?.getSession().cache')
  const chunks = () => site.chunksOf(website)
  const events = () => chunks().flatMap(({ payload }) => payload.events)
  return {
    page,
    website,
    address,
    chunks,
    events,
    /** All that left the page, hits included. */
    sent: () => JSON.stringify(site.requests.filter(({ body }) => body.includes(website))),
    close: () => context.close(),
  }
}

const until = (seen: () => unknown) =>
  vi.waitFor(async () => expect(await seen()).toBeTruthy(), { timeout: 20_000, interval: 50 })
/** Longer than anything waits in the recorder. */
const settled = () => new Promise((done) => setTimeout(done, 6500))
const hasPage = (events: { type: number }[]) => events.some(({ type }) => type === 2)

/** Holds in a page who looks for elements that come and go in it, as rrweb does not: it asks for attributes and texts as well. */
const watching = `{
  const { observe, disconnect } = MutationObserver.prototype
  globalThis.watched = new Set()
  MutationObserver.prototype.observe = function (target, options) {
    if (target === document && !options.attributes) watched.add(this)
    return observe.call(this, target, options)
  }
  MutationObserver.prototype.disconnect = function () {
    watched.delete(this)
    return disconnect.call(this)
  }
}`

const secrets = ['SECRET-a', 'SECRET-b', 'SECRET-c', 'SECRET-d', 'SECRET-e', 'SECRET-f', '424242']
const hidden = ['hidden-7731', 'old-value', 'old-note', 'old-page']

describe.concurrent('the recorder', () => {
  test('takes at most 25 KB', async () => {
    expect(await site.gzipBytes('recorder.js')).toBeLessThanOrEqual(25_000)
  })

  test('sends nothing that was typed, however it was, nor what a field held before', async () => {
    const { page, events, sent, close } = await visit()
    await until(() => hasPage(events()))
    await page.type('input[name=email]', secrets[0]!)
    await page.type('input[type=password]', secrets[1]!)
    await page.type('#note', secrets[2]!)
    await page.type('#plain-type', secrets[3]!)
    await page.type('#page', secrets[4]!)
    await page.type('#number', secrets[6]!)
    await page.click('#agree')
    await page.select('select', 'b')
    await page.evaluate(
      `document.querySelector('input[name=name]').setAttribute('value', '${secrets[5]}')
      document.body.insertAdjacentHTML('beforeend', '<input value="${secrets[5]}"><textarea>${secrets[5]}</textarea><p id="end">The end</p>')`,
    )
    await until(() => sent().includes('The end'))
    for (const secret of [...secrets, ...hidden]) expect(sent()).not.toContain(secret)
    const inputs = events().filter(({ data }) => data?.['source'] === 5)
    expect(inputs.length).toBeGreaterThan(3)
    expect(inputs.every(({ data }) => data['isChecked'] === false)).toBe(true)
    expect(new Set(inputs.map(({ data }) => data['text']))).not.toContain('***')
    // What the page itself says is there.
    expect(sent()).toContain('Hello Ada')
    await close()
  })

  test('sends no text at all where all are hidden, and a tag can only hide more', async () => {
    for (const strict of [
      { tag: { 'mask-level': 'strict' } },
      { recorder: { maskLevel: 'strict' }, tag: { 'mask-level': 'moderate' } },
    ]) {
      const { page, chunks, events, close } = await visit(strict)
      await until(() => hasPage(events()))
      await page.click('#plain')
      await until(() => events().some(({ data }) => data?.['source'] === 2))
      const told = JSON.stringify(events())
      for (const text of ['Hello', 'Ada', 'Sign up', ...hidden]) expect(told).not.toContain(text)
      // Nor what stands in addresses behind the path, where searches and tokens are.
      expect(told).not.toContain('website-id')
      expect(chunks().filter(({ payload }) => payload.url.includes('?'))).toEqual([])
      await close()
    }
  })

  test('tells of the address of its page what its tag lets hits tell', async () => {
    const { chunks, events, close } = await visit({ tag: { 'exclude-search': 'true' } })
    await until(() => hasPage(events()))
    const pages = events().flatMap(({ data }) => (typeof data?.['href'] === 'string' ? [data['href']] : []))
    expect(pages.length).toBeGreaterThan(0)
    for (const address of [...pages, ...chunks().map(({ payload }) => payload.url)])
      expect(new URL(address)).toMatchObject({ pathname: '/start', search: '' })
    await close()
  })

  test('records each page of an application as one of its own, with its address', async () => {
    const { page, events, close } = await visit()
    await until(() => hasPage(events()))
    await page.evaluate(
      `history.pushState({}, '', '/second'); document.body.insertAdjacentHTML('beforeend', '<h1>The second page</h1>')`,
    )
    const second = () =>
      events().findIndex(({ data }) => String(data?.['href']).startsWith(`${site.origin}/second`))
    await until(() => second() >= 0)
    await until(() => events()[second() + 1])
    expect(events()[second() + 1]?.type).toBe(2)
    expect(JSON.stringify(events()[second() + 1])).toContain('The second page')
    await close()
  })

  test('of pages that come soon after each other it records the first, and the last one seconds later', async () => {
    const { page, events, close } = await visit()
    await until(() => hasPage(events()))
    await page.evaluate(
      `new Promise((done) => {
        const turn = (n) => {
          if (n > 6) return done()
          history.pushState({}, '', '/map/' + n)
          document.body.append(n)
          setTimeout(turn, 400, n + 1)
        }
        turn(1)
      })`,
    )
    const pages = () =>
      events().flatMap(({ type, data }) => (type === 4 ? [new URL(String(data['href'])).pathname] : []))
    await until(() => pages().includes('/map/6'))
    expect(pages()).toEqual(['/start', '/map/1', '/map/6'])
    await close()
  })

  test('leaves out what is blocked', async () => {
    const { events, close } = await visit({
      recorder: { blockSelector: '.private' },
      tag: { 'block-selector': 'form' },
    })
    await until(() => hasPage(events()))
    const told = JSON.stringify(events())
    expect(told).toContain('Hello Ada')
    for (const text of ['Balance', 'email']) expect(told).not.toContain(text)
    await close()
  })

  test('numbers the chunks of a visit from page to page, under one token', async () => {
    const { page, address, chunks, events, close } = await visit()
    await until(() => hasPage(events()))
    await page.goto(address('/second'))
    await page.waitForFunction('window.umami?.getSession().cache')
    await until(() => events().filter(({ type }) => type === 2).length >= 2)
    const numbers = chunks().map(({ payload }) => payload.n)
    expect(numbers.toSorted((a, b) => a - b)).toEqual([...numbers.keys()])
    expect(new Set(chunks().map(({ cache }) => cache)).size).toBe(1)
    expect(new Set(chunks().map(({ eventId }) => eventId)).size).toBe(chunks().length)
    await close()
  })

  test.each([
    ['its website does not want it', { recorder: { replayEnabled: false } }],
    ['no visit is chosen', { recorder: { sampleRate: 0 } }],
    ['its tag chooses none', { tag: { 'sample-rate': '0' } }],
    ['the visitor has not agreed', { recorder: { consentRequired: true } }],
    ['it cannot read what to leave out', { recorder: { blockSelector: '>>>' } }],
    ['it may take no time', { tag: { 'max-duration': '0' } }],
  ])('sends nothing where %s', async (_why, asked) => {
    const { chunks, close } = await visit(asked)
    await settled()
    expect(chunks()).toEqual([])
    await close()
  })

  test('begins when the visitor agrees, and ends when they think better of it', async () => {
    const { page, events, chunks, close } = await visit({ recorder: { consentRequired: true } })
    await page.evaluate(watching)
    await page.evaluate('umami.consent(true)')
    await until(() => hasPage(events()))
    await until(() => page.evaluate('watched.size'))
    const before = chunks().length
    // What waits to be sent when they say so waits no more.
    await page.evaluate("document.querySelector('#plain').click(); umami.consent(false)")
    await page.click('#plain')
    await settled()
    expect(chunks()).toHaveLength(before)
    expect(await page.evaluate('watched.size')).toBe(0)
    await close()
  })

  test('sends again what was not taken, under the same name', async () => {
    const { page, website, chunks, events, close } = await visit()
    await until(() => hasPage(events()))
    site.statuses.set(website, 503)
    await page.click('#plain')
    const failed = chunks().length + 1
    await until(() => chunks().length >= failed)
    site.statuses.delete(website)
    await page.click('#plain')
    const last = () => chunks().filter(({ eventId }) => eventId === chunks()[failed - 1]?.eventId)
    await until(() => last().length === 2)
    await close()
  })
})
