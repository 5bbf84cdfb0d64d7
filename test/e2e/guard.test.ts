import type { Browser, BrowserContext, Page } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guard, installGuard } from '../../workers/features/hosted-runs/browser/guard.ts'
import { serving } from '../support/serving.ts'
import { startBrowser } from '../support/browser/start-browser.ts'

/** `public.example` and `other.example` are public names for the guard, and lead to the test's own server. */
const names = ['public.example', 'other.example']
const basicAuth = { username: 'staging', password: 'word' }

interface Hit {
  host: string
  path: string
  bypass: string | undefined
  authorization: string | undefined
}

/** How `/everything` tries to get inside; the last is a redirect of a request it may make. */
const ways = [
  'image',
  'frame',
  'style',
  'form',
  'fetch',
  'beacon',
  'popup',
  'script',
  'import',
  'worker.js',
  'shared.js',
  '/inside',
]

const hits: Hit[] = []
let browser: Browser
let guard: Guard
let page: Page
let port = 0

const site = serving((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site.test')
  const { host = '', authorization } = request.headers
  hits.push({
    host,
    path: pathname,
    bypass: request.headers['x-bypass'] as string | undefined,
    authorization,
  })
  const html = (body: string) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<link rel="icon" href="data:,">${body}`)
  const inside = `http://127.0.0.1:${port}`
  if (pathname === '/redirect') return void response.writeHead(302, { location: `${inside}/inside` }).end()
  if (pathname === '/redirect-twice') return void response.writeHead(302, { location: '/redirect' }).end()
  if (pathname === '/locked' && !authorization)
    return void response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end('locked')
  if (pathname.endsWith('.js')) {
    response.writeHead(200, { 'content-type': 'text/javascript' })
    return void response.end(
      `fetch('${inside}/inside-by-${pathname.slice(1)}', { mode: 'no-cors' }).catch(() => {})`,
    )
  }
  if (pathname === '/everything') {
    return void html(`<h1>Everything</h1><img src="${inside}/inside-by-image"><iframe src="${inside}/inside-by-frame"></iframe>
      <link rel="stylesheet" href="${inside}/inside-by-style"><link rel="prefetch" href="${inside}/inside-by-prefetch">
      <form id="form" method="post" action="${inside}/inside-by-form" target="other"></form><iframe name="other"></iframe>
      <script>
        fetch('${inside}/inside-by-fetch', { mode: 'no-cors' }).catch(() => {})
        fetch('/redirect').catch(() => {})
        navigator.sendBeacon('${inside}/inside-by-beacon', 'x')
        new Worker('/worker.js')
        new SharedWorker('/shared.js')
        open('${inside}/inside-by-popup')
        document.getElementById('form').submit()
        const script = document.createElement('script'); script.src = '${inside}/inside-by-script'; document.head.append(script)
        const module = document.createElement('script'); module.type = 'module'; module.textContent = "import('${inside}/inside-by-import').catch(() => {})"; document.head.append(module)
      </script>`)
  }
  html(`<h1>${pathname}</h1><script src="http://other.example:${port}/foreign"></script>`)
})

/** The same site on another port, which is another site. */
const neighbour = serving((request, response) => void site.server.emit('request', request, response))

beforeAll(async () => {
  port = site.port()
  const rules = names.map((name) => `MAP ${name} 127.0.0.1`).join(',')
  browser = await startBrowser({ args: [`--host-resolver-rules=${rules}`] })
  const baseUrl = `http://public.example:${port}/`
  guard = await installGuard(browser, {
    allowPrivate: false,
    ownHosts: ['own.example'],
    baseUrl,
    headers: { 'X-Bypass': 'token' },
    basicAuth,
  })
  page = await (await browser.createBrowserContext()).newPage()
})

afterAll(() => browser.close())

const reachedInside = () => hits.filter(({ host }) => host.startsWith('127.0.0.1'))

describe('the guard of a hosted browser', () => {
  test('lets no page have the browser call a private server by itself', async () => {
    const inside = `http://127.0.0.1:${port}`
    const url = 'https://public.example/'
    const html = `<script>navigator.credentials.get({ identity: { providers: [{ configURL: '${inside}/config.json', clientId: 'x', nonce: 'y' }] } })
      .then(() => 'asked', String).then((told) => { document.title = told })</script>`
    const context = await browser.createBrowserContext()
    const unfollow = guard.follow(context.id, { meet: () => undefined })
    const tab = await context.newPage()
    const session = await tab.createCDPSession()
    const { frameTree } = await session.send('Page.getFrameTree')
    guard.serve({ url, html, frameId: frameTree.frame.id })
    await tab.goto(url)
    await expect.poll(() => tab.title(), { timeout: 180_000 }).not.toBe('')
    expect(await tab.evaluate('isSecureContext')).toBe(true)
    const network = `navigator.permissions.query({ name: 'local-network-access' }).then(({ state }) => state, () => 'denied')`
    expect(await tab.evaluate(network)).toBe('denied')
    expect(reachedInside()).toEqual([])
    unfollow()
    await context.close()
  })

  test('gives neither headers nor credentials of the run to the same host on another port', async () => {
    const other = neighbour.port()
    await page.goto(`http://public.example:${other}/locked`)
    const there = hits.filter(({ host }) => host === `public.example:${other}`)
    expect(there.length).toBeGreaterThan(0)
    for (const hit of there) expect(hit).toMatchObject({ bypass: undefined, authorization: undefined })
  })

  test('lets a public page through, with the headers of the run for its host and for no other', async () => {
    await page.goto(`http://public.example:${port}/plain`)
    expect(hits.find(({ path }) => path === '/plain')?.bypass).toBe('token')
    const foreign = hits.find(({ path }) => path === '/foreign')
    expect(foreign).toMatchObject({ host: `other.example:${port}`, bypass: undefined })
  })

  test('answers the challenge of the run’s host, and leaves another host’s unanswered', async () => {
    const own = await page.goto(`http://public.example:${port}/locked`)
    expect(own?.status()).toBe(200)
    const other = await page.goto(`http://other.example:${port}/locked`)
    expect(other?.status()).toBe(401)
    const sent = hits.filter(
      ({ host, authorization }) => host.startsWith('other') && authorization !== undefined,
    )
    expect(sent).toEqual([])
  })

  test.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://2130706433',
    'http://own.example',
  ])('refuses to open %s', async (origin) => {
    guard.takeRefusals()
    await expect(page.goto(`${origin}:${port}/inside`)).rejects.toThrow('ERR_BLOCKED_BY_CLIENT')
    expect(guard.takeRefusals()).toMatchObject([{ isDocument: true, reason: expect.stringMatching(/\.$/) }])
    expect(reachedInside()).toEqual([])
  })

  test.each(['/redirect', '/redirect-twice'])(
    'refuses a redirect into a private network at %s',
    async (path) => {
      await expect(page.goto(`http://public.example:${port}${path}`)).rejects.toThrow('ERR_BLOCKED_BY_CLIENT')
      expect(reachedInside()).toEqual([])
    },
  )

  test('says in whose tab it refused, so that cases beside each other do not explain each other', async () => {
    guard.takeRefusals()
    const [first, second] = await Promise.all([
      browser.createBrowserContext(),
      browser.createBrowserContext(),
    ])
    const open = async (context: BrowserContext, path: string) => {
      const tab = await context.newPage()
      await tab.goto(`http://public.example:${port}${path}`).catch(() => undefined)
    }
    await Promise.all([open(first, '/redirect'), open(second, '/plain')])
    expect(guard.takeRefusals(({ contextId }) => contextId === second.id)).toEqual([])
    const own = guard.takeRefusals(({ contextId }) => contextId === first.id)
    expect(own).toMatchObject([{ isDocument: true, url: expect.stringContaining('/inside') }])
    expect(guard.takeRefusals(({ contextId }) => contextId === first.id)).toEqual([])
    await Promise.all([first.close(), second.close()])
  })

  test('refuses whatever a page starts by itself: frames, scripts, workers, popups, forms, beacons', async () => {
    guard.takeRefusals()
    await page.goto(`http://public.example:${port}/everything`)
    const left = new Set(ways)
    const look = () => {
      for (const { url } of guard.takeRefusals())
        left.delete(new URL(url).pathname.replace('/inside-by-', ''))
      return [...left]
    }
    await expect.poll(look, { timeout: 180_000, interval: 200 }).toEqual([])
    expect(reachedInside()).toEqual([])
  })
})
