import type { Browser, Page } from '@cloudflare/puppeteer'
import { type Socket, connect as connectByNode } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEgress } from '../../../scripts/start/egress/egress.mjs'
import { type Guard, installGuard } from '../../../workers/features/hosted-runs/browser/guard.ts'
import { contextsFor } from '../../../workers/features/hosted-runs/browser/open-context.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { type Canary, startCanary } from '../../support/canary.ts'
import { serving } from '../../support/serving.ts'

/** Stands for the public network: what is connected there comes to the test's own site. */
const publicAddress = '93.184.215.14'

/** A page that goes on asking its own origin by all ways, until somebody answers who is not its site. */
const hostile = `<!doctype html><title>waiting</title><a id="popup" href="/inside">x</a><form id="form" method="post" action="/inside" target="frame"></form><iframe name="frame"></iframe>
<script>
  const told = (text) => { if (text.includes('sings')) document.title = 'read: ' + text }
  const ask = () => fetch('/inside?' + Math.random(), { cache: 'no-store' }).then((it) => it.text()).then(told, () => undefined)
  let rounds = 0
  const round = async () => {
    await Promise.all([ask(), ask()])
    document.body.append(Object.assign(new Image(), { src: '/inside?image' + Math.random() }))
    form.submit()
    const popup = open('/inside?popup' + Math.random())
    try { told(popup.document.documentElement.outerHTML) } catch {}
    new WebSocket('ws://' + location.host + '/inside').onopen = () => { document.title = 'read: socket' }
    navigator.sendBeacon('/inside', 'x')
    document.title = document.title.startsWith('read') ? document.title : 'round ' + ++rounds
    if (rounds < 5) setTimeout(round, 50)
  }
  round()
</script>`

const site = serving((_request, response) => void response.setHeader('Connection', 'close').end(hostile))
let canary: Canary
let lookups = 0
let leadsTo = () => publicAddress
let egress: Awaited<ReturnType<typeof openEgress>>
let browser: Browser
let guard: Guard
let page: Page

beforeAll(async () => {
  canary = await startCanary()
  const connect = (options: Parameters<typeof connectByNode>[0] & { lookup: Lookup }): Socket => {
    let port = 0
    options.lookup('', { all: true }, (_error, [first]) => {
      // Only an address that was judged comes here; this machine has no public network.
      port = first?.address === publicAddress ? site.port() : canary.port
    })
    return connectByNode(port, '127.0.0.1')
  }
  egress = await openEgress({
    ownHosts: () => [],
    resolve: async () => {
      lookups++
      return [{ address: leadsTo(), family: 4 }]
    },
    connect: connect as never,
  })
  browser = await startBrowser({
    args: [
      `--proxy-server=socks5://${egress.browsers.public}`,
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
  })
  const policy = {
    allowPrivate: false,
    ownHosts: [],
    egress: `socks5://${egress.browsers.public}`,
    baseUrl: 'http://rebound.example/',
    headers: {},
  }
  guard = await installGuard(browser, policy)
  const openContext = contextsFor(browser, policy)
  const context = await openContext()
  guard.follow(context.id, { meet: () => undefined })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  egress.close()
  await canary.close()
})
beforeEach(() => {
  lookups = 0
})
afterEach(() => {
  leadsTo = () => publicAddress
})

type Lookup = (host: string, how: object, done: (error: null, all: { address: string }[]) => void) => void

test('a page whose name leads to this machine once it is open reads nothing there, and nobody there hears of it', async () => {
  await page.goto('http://rebound.example/', { waitUntil: 'domcontentloaded' })
  const before = lookups
  leadsTo = () => '127.0.0.1'
  await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(/^(?:round 5|read)/)
  expect(await page.title()).toBe('round 5')
  expect(lookups).toBeGreaterThan(before)
  expect(canary.heard()).toEqual([])
})

test('a name that changes with every look is connected to by public addresses alone', async () => {
  leadsTo = () => (lookups % 2 === 0 ? '127.0.0.1' : publicAddress)
  for (let at = 0; at < 20; at++)
    await page.goto(`http://turn${at}.example/`, { waitUntil: 'commit' as never }).catch(() => undefined)
  expect(canary.heard()).toEqual([])
})

test('an address that is refused, a name that nobody knows and a port where nobody listens look the same to a page', async () => {
  leadsTo = () => publicAddress
  await page.goto('http://rebound.example/', { waitUntil: 'domcontentloaded' })
  const failure = async (url: string) => {
    const failed = new Promise<string>((resolve) =>
      page.on('requestfailed', (request) => {
        if (request.url() === url) resolve(request.failure()?.errorText ?? '')
      }),
    )
    leadsTo = () => (url.includes('unknown') ? 'nowhere' : '10.0.0.1')
    await page.evaluate((address) => void fetch(address, { mode: 'no-cors' }).catch(() => undefined), url)
    return failed
  }
  const errors = [
    await failure('http://refused.example/'),
    await failure('http://unknown.example/'),
    await failure('http://refused.example:81/'),
  ]
  expect(new Set(errors)).toEqual(new Set(['net::ERR_SOCKS_CONNECTION_FAILED']))
})
