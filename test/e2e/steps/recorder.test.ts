import { describe, expect } from 'vitest'
import { trackedTests, until, type Visit } from './tracked-site.ts'

const { site, test } = trackedTests()

const hasPage = (events: { type: number }[]) => events.some(({ type }) => type === 2)
const pageOf = (visitor: { events: () => { type: number }[] }) => until(() => hasPage(visitor.events()), true)

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

  test('sends nothing that was typed, however it was, nor what a field held before', async ({ visit }) => {
    const visitor = await visit({ recorder: {} })
    const { page, events } = visitor
    const sent = () => JSON.stringify(visitor.sent())
    await pageOf(visitor)
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
    await until(() => sent().includes('The end'), true)
    for (const secret of [...secrets, ...hidden]) expect(sent()).not.toContain(secret)
    const inputs = events().filter(({ data }) => data?.['source'] === 5)
    expect(inputs.length).toBeGreaterThan(3)
    expect(inputs.every(({ data }) => data['isChecked'] === false)).toBe(true)
    expect(new Set(inputs.map(({ data }) => data['text']))).not.toContain('***')
    // What the page itself says is there.
    expect(sent()).toContain('Hello Ada')
  })

  test.for<Visit>([
    { recorder: {}, tag: { 'mask-level': 'strict' } },
    // A tag can only hide more.
    { recorder: { maskLevel: 'strict' }, tag: { 'mask-level': 'moderate' } },
  ])('sends no text at all where all are hidden: %j', async (strict, { visit }) => {
    const visitor = await visit(strict)
    const { page, chunks, events } = visitor
    await pageOf(visitor)
    await page.click('#plain')
    await until(() => events().some(({ data }) => data?.['source'] === 2), true)
    const recorded = JSON.stringify(events())
    for (const text of ['Hello', 'Ada', 'Sign up', ...hidden]) expect(recorded).not.toContain(text)
    // Nor what stands in addresses behind the path, where searches and tokens are.
    expect(recorded).not.toContain('website-id')
    expect(chunks().filter(({ payload }) => payload.url.includes('?'))).toEqual([])
  })

  test('tells of the address of its page what its tag lets hits tell', async ({ visit }) => {
    const visitor = await visit({ recorder: {}, tag: { 'exclude-search': 'true' } })
    await pageOf(visitor)
    const pages = visitor
      .events()
      .flatMap(({ data }) => (typeof data?.['href'] === 'string' ? [data['href']] : []))
    expect(pages.length).toBeGreaterThan(0)
    for (const address of [...pages, ...visitor.chunks().map(({ payload }) => payload.url)])
      expect(new URL(address)).toMatchObject({ pathname: '/start', search: '' })
  })

  test('records each page of an application as one of its own, with its address', async ({ visit }) => {
    const visitor = await visit({ recorder: {} })
    const { page, events } = visitor
    await pageOf(visitor)
    await page.evaluate(
      `history.pushState({}, '', '/second'); document.body.insertAdjacentHTML('beforeend', '<h1>The second page</h1>')`,
    )
    const second = () =>
      events().findIndex(({ data }) => String(data?.['href']).startsWith(`${site.url}/second`))
    await until(() => second() >= 0 && events()[second() + 1]?.type, 2)
    expect(JSON.stringify(events()[second() + 1])).toContain('The second page')
  })

  test('of pages that come soon after each other it records the first, and the last one seconds later', async ({
    visit,
  }) => {
    const visitor = await visit({ recorder: {} })
    await pageOf(visitor)
    await visitor.page.evaluate(
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
      visitor
        .events()
        .flatMap(({ type, data }) => (type === 4 ? [new URL(String(data['href'])).pathname] : []))
    await until(() => pages().includes('/map/6'), true)
    expect(pages()).toEqual(['/start', '/map/1', '/map/6'])
  })

  test('leaves out what is blocked', async ({ visit }) => {
    const visitor = await visit({
      recorder: { blockSelector: '.private' },
      tag: { 'block-selector': 'form' },
    })
    await pageOf(visitor)
    const recorded = JSON.stringify(visitor.events())
    expect(recorded).toContain('Hello Ada')
    for (const text of ['Balance', 'email']) expect(recorded).not.toContain(text)
  })

  test('numbers the chunks of a visit from page to page, under one token', async ({ visit }) => {
    const visitor = await visit({ recorder: {} })
    const { page, address, chunks, events } = visitor
    await pageOf(visitor)
    await page.goto(address('/second'))
    await until(() => events().filter(({ type }) => type === 2).length >= 2, true)
    const numbers = chunks().map(({ payload }) => payload.n)
    expect(numbers.toSorted((a, b) => a - b)).toEqual([...numbers.keys()])
    expect(new Set(chunks().map(({ cache }) => cache)).size).toBe(1)
    expect(new Set(chunks().map(({ eventId }) => eventId)).size).toBe(chunks().length)
  })

  test('sends nothing where it is not to record', async ({ visit }) => {
    const unrecorded: Record<string, Visit> = {
      'its website does not want it': { recorder: { replayEnabled: false } },
      'no visit is chosen': { recorder: { sampleRate: 0 } },
      'its tag chooses none': { recorder: {}, tag: { 'sample-rate': '0' } },
      'the visitor has not agreed': { recorder: { consentRequired: true } },
      'it cannot read what to leave out': { recorder: { blockSelector: '>>>' } },
      'it may take no time': { recorder: {}, tag: { 'max-duration': '0' } },
    }
    const visitors = []
    for (const [why, how] of Object.entries(unrecorded)) visitors.push({ why, ...(await visit(how)) })
    // Who came later is recorded by now, and whoever leaves sends what waits.
    await pageOf(await visit({ recorder: {} }))
    for (const { page } of visitors) await page.goto('about:blank')
    await visit({ recorder: {} })
    expect(visitors.filter(({ chunks }) => chunks().length > 0).map(({ why }) => why)).toEqual([])
  })

  test('begins when the visitor agrees, and ends when they think better of it', async ({ visit }) => {
    const visitor = await visit({ recorder: { consentRequired: true } })
    const { page, chunks } = visitor
    await page.evaluate(watching)
    await page.evaluate('umami.consent(true)')
    await pageOf(visitor)
    await until(async () => Number(await page.evaluate('watched.size')) > 0, true)
    const before = chunks().length
    // What waits to be sent when they say so waits no more.
    await page.evaluate("document.querySelector('#plain').click(); umami.consent(false)")
    await page.click('#plain')
    await until(() => page.evaluate('watched.size'), 0)
    await page.goto('about:blank')
    await visit({ recorder: {} })
    expect(chunks()).toHaveLength(before)
  })

  test('sends again what was not taken, under the same name', async ({ visit }) => {
    const visitor = await visit({ recorder: {} })
    const { page, website, chunks } = visitor
    await pageOf(visitor)
    site.statuses.set(website, 503)
    await page.click('#plain')
    const failed = chunks().length + 1
    await until(() => chunks().length >= failed, true)
    site.statuses.delete(website)
    await page.click('#plain')
    const last = () => chunks().filter(({ eventId }) => eventId === chunks()[failed - 1]?.eventId)
    await until(() => last().length, 2)
  })
})
