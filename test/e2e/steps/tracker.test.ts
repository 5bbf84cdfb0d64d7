import type { Page } from '@cloudflare/puppeteer'
import { describe, expect } from 'vitest'
import { type SentHit, trackedTests, until } from './tracked-site.ts'

const { site, test } = trackedTests()

/** Longer than anything waits in the tracker. */
const settled = () => new Promise((done) => setTimeout(done, 1500))

/** Calls the tracker as pages do. */
const call = (page: Page, code: string) => page.evaluate(`(async () => { ${code} })()`)

describe.concurrent('the tracker', () => {
  test('takes at most 2500 bytes', async () => {
    expect(await site.gzipBytes('script.js')).toBeLessThanOrEqual(2500)
  })

  test('tells of a page what Umami tells', async ({ visit }) => {
    const { page, website, views } = await visit({ tag: { tag: 'spring', 'distinct-id': 'ada' } })
    await until(() => views().length, 1)
    const [hit] = views()
    const size = await page.evaluate(() => `${screen.width}x${screen.height}`)
    expect(hit).toEqual({
      type: 'event',
      eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
      payload: {
        website,
        hostname: '127.0.0.1',
        screen: size,
        language: 'en-US',
        title: '/start',
        url: page.url(),
        referrer: '',
        tag: 'spring',
        id: 'ada',
      },
    })
    await until(() => page.evaluate('umami.getSession()'), { cache: `token-${website}`, website })
    expect(await page.evaluate('umami === tracewright')).toBe(true)
  })

  test('counts each page of an application once, forth and back, under its own title', async ({ visit }) => {
    const { page, paths, views } = await visit()
    await until(() => paths(), ['/start'])
    await call(
      page,
      `history.pushState(1, '', '/one'); history.replaceState(2, '', '/one'); document.title = 'One'`,
    )
    await until(() => paths(), ['/start', '/one'])
    await call(page, `history.pushState(1, '', '/guarded'); history.replaceState(1, '', '/two')`)
    await until(() => paths(), ['/start', '/one', '/two'])
    await call(page, 'history.back()')
    await until(() => paths(), ['/start', '/one', '/two', '/one'])
    await call(page, 'history.forward()')
    await until(() => paths(), ['/start', '/one', '/two', '/one', '/two'])
    await page.click('#place')
    await call(page, `history.replaceState({ scroll: 1 }, '')`)
    await settled()
    expect(paths()).toHaveLength(5)
    expect(views()[1]?.payload).toMatchObject({ title: 'One', referrer: views()[0]?.payload['url'] })
    expect(views()[2]?.payload['referrer']).toBe(`${site.url}/one`)
  })

  test('counts real pages, and the one that the browser brings back', async ({ visit }) => {
    const { page, paths, hits } = await visit()
    await until(() => paths(), ['/start'])
    await page.click('#next')
    await until(() => paths(), ['/start', '/next'])
    await page.goBack()
    await until(() => paths(), ['/start', '/next', '/start'])
    await settled()
    expect(paths()).toHaveLength(3)
    await call(page, `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
    await until(() => paths(), ['/start', '/next', '/start', '/start'])
    expect(new Set(hits().map(({ eventId }) => eventId)).size).toBe(hits().length)
  })

  test.for(['async', 'defer', 'data-x'])('counts once when it is loaded as %s', async (load, { visit }) => {
    const { page, views } = await visit({ load })
    await call(
      page,
      `const again = document.createElement('script'); const old = document.querySelector('script[src]')
      again.src = old.src; Object.assign(again.dataset, old.dataset); document.head.append(again)`,
    )
    await settled()
    expect(views()).toHaveLength(1)
    expect(views()[0]?.payload['title']).toBe('/start')
  })

  test('tells events that a page names, by call and by attribute', async ({ visit }) => {
    const { page, of, hits } = await visit()
    await call(
      page,
      `const loop = {}; loop.loop = loop
      await umami.track('loop', loop); await umami.track('a', { n: 1 }); umami.track({ name: 'b', url: '/own' })
      umami.track((p) => ({ ...p, name: 'c' })); umami.track(() => null); umami.track(() => { throw 1 })`,
    )
    await page.click('#inner')
    await until(() => of('Sign up').length, 1)
    expect(of('a')[0]?.payload).toMatchObject({ title: '/start', data: { n: 1 } })
    expect(Object.keys(of('b')[0]?.payload ?? {}).toSorted()).toEqual(['name', 'url', 'website'])
    expect(of('c')[0]?.payload['title']).toBe('/start')
    expect(of('Sign up')[0]?.payload.data).toEqual({ plan: 'pro', 'from-page': 'home' })
    expect(hits()).toHaveLength(5)
    await call(page, 'await umami.track()')
    await until(() => hits().length, 6)
  })

  test('tells by beacon where a link leads, before the page is gone', async ({ visit }) => {
    const { page, of } = await visit()
    await page.click('#out')
    // What was opened is in front, and a page behind draws nothing, so that nothing could be clicked there.
    await page.bringToFront()
    await page.click('#file')
    await page.bringToFront()
    await page.click('#named')
    await until(() => [of('outbound').length, of('download').length, of('Go').length], [1, 1, 1])
    expect(of('outbound')[0]?.payload.data).toEqual({ url: 'http://localhost:1/elsewhere?q=1' })
    expect(of('download')[0]?.payload.data).toEqual({ url: `${site.url}/files/report.pdf` })
  })

  test('tells of forms names and times, and never a value', async ({ visit }) => {
    const { page, of, website } = await visit()
    await page.type('[name=email]', 'secret-4711')
    await page.type('[name=name]', 'secret-4711')
    await page.type('[name=email]', 'x')
    await page.type('[name=pass]', 'secret-4711')
    await page.select('[name=plan]', 'b')
    await page.click('#send')
    await until(() => of('form_submit').length, 1)
    const { form, fields } = of('form_submit')[0]!.payload.data as { form: string; fields: { ms: number }[] }
    expect(form).toBe('signup')
    const field = (name: string, type: string, changes: number) => ({
      name,
      type,
      changes,
      ms: expect.any(Number),
    })
    expect(fields).toEqual([
      field('email', 'text', 2),
      field('name', 'text', 1),
      field('plan', 'select-one', 1),
    ])
    expect(fields[0]?.ms).toBeGreaterThan(0)
    await page.type('[name=name]', 'secret-4711')
    await page.goto('about:blank')
    await until(() => of('form_abandon').length, 1)
    expect(of('form_abandon')[0]?.payload.data).toMatchObject({
      form: 'signup',
      fields: [{ name: 'name', changes: 1 }],
    })
    expect(of('form_submit')).toHaveLength(1)
    const sent = site.requests.filter(({ body }) => body.includes(website)).map(({ body }) => body)
    expect(sent.join()).not.toMatch(/secret-4711|hidden-7731|"pass"|"token"/)
  })

  test('tells how long a page was read and how deep, of each page of an application', async ({ visit }) => {
    const { page, of } = await visit()
    await page.evaluate(() => scrollTo(0, 1400))
    await settled()
    await call(page, `scrollTo(0, 0); history.pushState(1, '', '/one')`)
    await until(() => of('engagement').length, 1)
    const [first] = of('engagement')
    expect(new URL(String(first?.payload['url'])).pathname).toBe('/start')
    const depth = await page.evaluate(() =>
      Math.round(((1400 + innerHeight) / document.documentElement.scrollHeight) * 100),
    )
    expect(first?.payload['scroll']).toBe(depth)
    expect(first?.payload['engaged']).toBeGreaterThan(1000)
    // In milliseconds of this visit: a moment of a clock, or another unit, would be far more.
    expect(first?.payload['engaged']).toBeLessThan(600_000)
    await settled()
    await page.goto('about:blank')
    await until(() => of('engagement').length, 2)
    expect(of('engagement')[1]?.payload['url']).toBe(`${site.url}/one`)
    expect(of('engagement')[1]?.payload['scroll']).toBeLessThan(depth)
  })

  test('tells how fast a page was where it is asked to', async ({ visit }) => {
    const { page, of } = await visit({ tag: { performance: 'true' } })
    await page.click('#plain')
    await settled()
    await page.goto('about:blank')
    await until(() => of('performance').length, 1)
    const { fcp, lcp, ttfb, cls = 0 } = of('performance')[0]!.payload as Record<string, number>
    for (const time of [fcp, lcp, ttfb]) expect(time).toBeGreaterThanOrEqual(0)
    expect(cls).toBeLessThan(1)
  })

  test('tells who somebody is, and that they agreed, from then on', async ({ visit }) => {
    const { page, hits, of } = await visit()
    await call(page, `umami.identify('ada', { plan: 'pro' }); umami.consent(true); umami.track('later')`)
    await until(() => of('later').length, 1)
    expect(of('identify')[0]?.payload).toMatchObject({ id: 'ada', data: { plan: 'pro' } })
    expect(hits()[0]?.payload).not.toHaveProperty('consent')
    expect(of('later')[0]?.payload).toMatchObject({ id: 'ada', consent: true })
    await call(
      page,
      `umami.track('unsent'); umami.consent(false); umami.track('never'); history.pushState(1, '', '/x')`,
    )
    await settled()
    await page.goto('about:blank')
    await settled()
    expect(
      hits().filter(({ payload }) => /unsent|never|\/x$/.test([payload['name'], payload['url']].join())),
    ).toEqual([])
  })

  test('sends what happened offline once, with the same names and when it was', async ({ visit }) => {
    const { page, of, hits } = await visit()
    await until(() => hits().length, 1)
    await page.setOfflineMode(true)
    const before = Math.floor(Date.now() / 1000)
    await call(page, `umami.track('offline')`)
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('tracewright.queue') ?? '[]') as SentHit[])
    await until(async () => (await kept()).length, 1)
    const [waiting] = await kept()
    await page.setOfflineMode(false)
    await until(() => of('offline').length, 1)
    await settled()
    expect(of('offline').map(({ eventId }) => eventId)).toEqual([waiting?.eventId])
    expect(of('offline')[0]?.payload['timestamp']).toBeGreaterThanOrEqual(before)
    expect(hits()[0]?.payload).not.toHaveProperty('timestamp')
    expect(await kept()).toEqual([])
  })

  test('sends again what the server could not take, and not what it refused', async ({ visit }) => {
    const { page, of, hits, website } = await visit()
    await until(() => hits().length, 1)
    site.statuses.set(website, 503)
    await call(page, `umami.track('busy')`)
    await until(() => of('busy').length, 1)
    site.statuses.set(website, 400)
    await call(page, `umami.track('wrong')`)
    await until(() => [of('busy').length, of('wrong').length], [2, 1])
    site.statuses.delete(website)
    await call(page, `umami.track('fine')`)
    await until(() => of('fine').length, 1)
    expect([of('busy').length, of('wrong').length]).toEqual([2, 1])
    expect(new Set(of('busy').map(({ eventId }) => eventId)).size).toBe(1)
  })

  test('sends many hits in requests of at most ten', async ({ visit }) => {
    const { page, hits, website } = await visit()
    await call(page, `for (let n = 0; n < 23; n++) umami.track('many', { n, text: 'ü'.repeat(3000) })`)
    await until(() => hits().length, 24)
    const bodies = site.requests.map(({ body }) => body).filter((body) => body.includes(website))
    for (const body of bodies) {
      expect((JSON.parse(body) as unknown[]).length).toBeLessThanOrEqual(10)
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000)
    }
  })

  test('tells of errors of the page, of ten at most, and makes none', async ({ visit }) => {
    const { page, of, errors } = await visit()
    await call(
      page,
      `class PaymentError extends Error {}
      setTimeout(() => { throw new PaymentError('declined') }); Promise.reject(new TypeError('lost'))`,
    )
    await until(() => of('error').length, 2)
    await call(page, `for (let n = 0; n < 12; n++) setTimeout(() => { throw new Error('many') })`)
    await until(() => of('error').length, 10)
    await settled()
    const told = of('error').map(({ payload }) => payload)
    expect(told).toHaveLength(10)
    expect(told.map(({ name, data }) => [name, data?.['message']])).toEqual(
      expect.arrayContaining([
        ['PaymentError', 'declined'],
        ['TypeError', 'lost'],
        ['Error', 'many'],
      ]),
    )
    expect(errors.filter((error) => !/declined|lost|many/.test(error))).toEqual([])
  })

  test('lets the page look at each hit before it is sent', async ({ visit }) => {
    const { page, of, hits } = await visit({ tag: { 'before-send': 'scrub' } })
    await call(page, `umami.track('secret-event'); umami.track('open')`)
    await until(() => of('open').length, 1)
    expect(hits().map(({ payload }) => payload['title'])).toEqual(['scrubbed', 'scrubbed'])
  })

  test.for<[what: string, tag: Record<string, string>, sent: number]>([
    ['for other hosts', { domains: 'example.com, www.example.com' }, 0],
    ['for this host too', { domains: 'example.com,127.0.0.1' }, 2],
    ['that is not automatic', { 'auto-track': 'false' }, 1],
    ['without a website', { 'website-id': '' }, 0],
  ])('a script %s sends what it should', async ([, tag, sent], { visit }) => {
    const { page, hits, website, errors } = await visit({ tag })
    await page.click('#plain')
    await call(page, `await umami.track('called')`)
    await settled()
    const named = hits().filter(({ payload }) => payload['name'] !== 'Sign up')
    expect(named).toHaveLength(sent)
    expect(hits().some(({ payload }) => payload['name'] === 'Sign up')).toBe(sent === 2)
    expect(site.requests.some(({ body }) => body.includes(website))).toBe(sent > 0)
    expect(site.requests.filter(({ body }) => body.includes('"website":""'))).toEqual([])
    expect(errors).toEqual([])
  })

  test('says nothing of who does not want to be told of', async ({ visit }) => {
    const doNotTrack = () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })
    const asked = await visit({ tag: { 'do-not-track': 'true' }, before: doNotTrack })
    const unasked = await visit({ before: doNotTrack })
    const switchedOff = await visit({ before: () => localStorage.setItem('umami.disabled', '1') })
    for (const { page } of [asked, unasked, switchedOff]) await call(page, `umami.track('called')`)
    await until(() => unasked.hits().length, 2)
    await settled()
    expect([...asked.hits(), ...switchedOff.hits()]).toEqual([])
  })

  test('leaves out of addresses what it is told to', async ({ visit }) => {
    const { page, views } = await visit({ tag: { 'exclude-search': 'true', 'exclude-hash': 'true' } })
    await until(() => views().length, 1)
    await call(page, `history.pushState(1, '', '?q=secret'); history.pushState(1, '', '#/route')`)
    await settled()
    expect(views().map(({ payload }) => payload['url'])).toEqual([`${site.url}/start`])
  })

  test('asks for no leave, sets no cookie, and says what its visit is', async ({ visit }) => {
    const { page, website, hits, of } = await visit()
    await until(() => page.evaluate('umami.getSession().cache'), `token-${website}`)
    await call(page, `umami.track('later')`)
    await until(() => of('later').length, 1)
    expect(of('later')[0]?.cache).toBe(`token-${website}`)
    const own = site.requests.filter(({ body }) => body.includes(website))
    for (const { headers } of own) {
      expect(headers['content-type']).toBe('text/plain;charset=UTF-8')
      expect(headers).not.toHaveProperty('x-umami-cache')
      expect(headers['path']).toBe('/api/batch')
    }
    expect(site.requests.some(({ method }) => method === 'OPTIONS')).toBe(false)
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ])
    site.answers.set(website, { disabled: true })
    await call(page, `umami.track('last')`)
    await until(() => of('last').length, 1)
    await settled()
    const count = hits().length
    await call(page, `umami.track('after')`)
    await settled()
    expect(hits()).toHaveLength(count)
  })
})
