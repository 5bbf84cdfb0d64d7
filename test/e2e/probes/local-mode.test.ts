import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { type Canary, startCanary } from '../../support/canary.ts'
import { signIn } from '../../support/durable-load.ts'
import { listeningPorts } from '../../support/listening-ports.ts'
import { publicGenerator } from '../../support/public-generator.ts'
import { jsonOf, rawHttp, statusOf } from '../../support/raw-http.ts'
import { serving } from '../../support/serving.ts'
import { startProduct } from '../../support/start-product.ts'
import { removeFolder } from '../../support/remove-folder.ts'

// A site of the web whose pages somebody opens on a machine where `npm start` runs.
const site = serving((_, response) =>
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A site of the web</title>'),
)
let persistTo = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let port = 0
let canary: Canary
let browser: Browser
let exported: { id: string }[]
let request: { sessionId: string; testCaseIds: string[]; config: { url: string } }

beforeAll(async () => {
  canary = await startCanary()
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-local-mode-'))
  product = startProduct({ persistTo, words: ['--var', 'EXPORTS_PER_HOUR:2', 'EXECUTIONS_PER_HOUR:100'] })
  origin = await product.ready()
  port = Number(new URL(origin).port)
  browser = await startBrowser({ args: ['--host-resolver-rules=MAP *.example 127.0.0.1'] })
  const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
  const { sessionId, testCases } = await publicGenerator(origin).generate(requirements)
  exported = testCases.slice(0, 1)
  const testCaseIds = exported.map(({ id }) => id)
  request = { sessionId, testCaseIds, config: { url: `http://localhost:${canary.port}/` } }
})

afterAll(async () => {
  await browser.close()
  product.kill('SIGTERM')
  await product.ended
  await canary.close()
  await removeFolder(persistTo)
})

const ours = () => [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]
const get = (path: string, host: string, ...more: string[]) =>
  rawHttp(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...more])

// Which hosts and paths are refused is held by `test/scripts/start/front-door/rules.test.ts`; here, that everything comes through that door.
const paths = ['/api/openapi.json', '/', '/ws', '/settings', '/assets/base.css']

test('to a host of somebody else nothing is answered but that', async () => {
  for (const path of paths) {
    const answer = await get(path, `evil.example:${port}`)
    expect(statusOf(answer), path).toBe(403)
    expect(jsonOf(answer), path).toMatchObject({ error: 'host_refused' })
  }
})

test('the names of the one machine are answered', async () => {
  for (const host of ours()) expect(statusOf(await get('/api/health', host)), host).toBe(200)
})

test('no header that only our own parts may write makes a foreign host one of ours', async () => {
  const there = `http://localhost:${port}/.well-known/openid-configuration`
  for (const header of ['MF-Original-URL', 'MF-Original-Hostname', 'X-Forwarded-Host', 'X-Original-URL']) {
    const answer = await get('/api/health', `evil.example:${port}`, `${header}: ${there}`)
    expect(statusOf(answer), header).toBe(403)
    const inside = await get(
      '/api/health',
      `localhost:${port}`,
      `${header}: http://evil.example/api/openapi.json`,
    )
    expect(inside, header).not.toContain('evil.example')
    expect(statusOf(inside), header).toBe(200)
  }
  const twice = await get('/api/health', `localhost:${port}`, 'Host: evil.example')
  expect(statusOf(twice)).not.toBe(200)
  const absolute = await get('http://evil.example/api/openapi.json', `localhost:${port}`)
  expect(statusOf(absolute)).toBe(400)
})

test('the development server offers nothing of its own', async () => {
  for (const path of [
    '/cdn-cgi/local/explorer',
    '/cdn-cgi/explorer/api/d1/database',
    '/x/../cdn-cgi/local/explorer',
    '//cdn-cgi/local/explorer',
    '/cdn-cgi/local/scheduled',
    '/cdn-cgi/handler/scheduled',
    '/cdn-cgi/mf/scheduled',
    '/cdn-cgi/local/email?from=a@b.example&to=c@d.example',
    '/cdn-cgi/local/platform-proxy',
    '/cdn-cgi/local/r2/public/',
    '/__scheduled',
  ])
    expect(statusOf(await get(path, `localhost:${port}`)), path).toBe(404)
})

test('no port of the whole process lets another page look into it or run code in it', async () => {
  const upgrade = [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  const own = new Set([port])
  for (const at of listeningPorts(product.pid).filter((each) => !own.has(each))) {
    const host = `Host: 127.0.0.1:${at}`
    const targets = await rawHttp(at, ['GET /json HTTP/1.1', host])
    expect(targets, String(at)).not.toContain('webSocketDebuggerUrl')
    for (const path of ['/core:user:tracewright-api', '/ws']) {
      const lines = [`GET ${path} HTTP/1.1`, host, 'Origin: https://evil.example', ...upgrade]
      const answer = await rawHttp(at, [...lines, 'Connection: Upgrade'])
      expect(statusOf(answer), `${at}${path}`).not.toBe(101)
    }
    const around = await rawHttp(at, ['GET /api/openapi.json HTTP/1.1', `Host: localhost:${port}`])
    expect(statusOf(around), String(at)).not.toBe(200)
  }
})

test('a name of somebody else that leads here shows nothing to their page', async () => {
  const page = await browser.newPage()
  await page.goto(`http://evil.example:${port}/`)
  expect(await page.$eval('body', (body) => body.textContent)).toContain('host_refused')
  await page.close()
})

/** What a page of the web can have a browser send: with a preflight, without one, as a form. */
const sendings = {
  'a request with a preflight': (url: string, body: string) =>
    fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
  'a simple request': (url: string, body: string) =>
    fetch(url, { method: 'POST', mode: 'no-cors', headers: { 'Content-Type': 'text/plain' }, body }),
  'a simple request of a blob without a type': (url: string, body: string) =>
    fetch(url, { method: 'POST', mode: 'no-cors', body: new Blob([body]), credentials: 'include' }),
  'a beacon': (url: string, body: string) => Promise.resolve(navigator.sendBeacon(url, body)),
}

test('a page of the web starts no run in the network of who looks at it, and is told what would let it', async () => {
  const page = await browser.newPage()
  await page.goto(`http://evil.example:${site.port()}/`)
  const url = `${origin}/api/public/test-cases/execute`
  for (const send of Object.values(sendings)) {
    const source = `(${send.toString()})(${JSON.stringify(url)}, ${JSON.stringify(JSON.stringify(request))}).then(async (answer) => answer.status ? { status: answer.status, body: await answer.json() } : null)`
    const told = (await page.evaluate(source)) as {
      status: number
      body: { error: string; message: string }
    } | null
    if (told === null) continue
    expect(told).toMatchObject({ status: 403, body: { error: 'targets.foreign_page' } })
    expect(told.body.message).toContain('ALLOWED_ORIGINS')
  }
  await page.close()
  const { executions } = await publicGenerator(origin).ask<{ executions: unknown[] }>(
    'GET',
    `/sessions/${request.sessionId}/executions`,
  )
  expect(executions).toEqual([])
  expect(canary.heard()).toEqual([])
})

test.each(['https://evil.example', 'null', 'http://localhost:3000', 'chrome-extension://abcdefghijklmnop'])(
  'a page of %s makes no account, signs in with none, and starts no run inside',
  async (from) => {
    const post = (path: string, body: unknown) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { Origin: from, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await post('/api/local/seed', {})).status).toBe(404)
    const demo = { email: 'demo@example.com', password: 'demo-password' }
    const own = { email: `${crypto.randomUUID()}@example.com`, password: 'a long enough test password' }
    for (const [path, account] of [
      ['/api/auth/token', demo],
      ['/api/auth/register', own],
    ] as const)
      expect(await (await post(path, account)).json()).toMatchObject({ error: 'identity.foreign_page' })
    const run = await post('/api/public/test-cases/execute', request)
    expect([run.status, ((await run.json()) as { error: string }).error]).toEqual([
      403,
      'targets.foreign_page',
    ])
    expect(canary.heard()).toEqual([])
  },
)

test('who counts is whoever the socket belongs to, not whoever a header names', async () => {
  const body = JSON.stringify({ testCases: exported, format: 'json' })
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const response = await fetch(`${origin}/api/public/test-cases/export`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'CF-Connecting-IP': address,
        'X-Forwarded-For': address,
        'X-Real-IP': address,
        'True-Client-IP': address,
        'MF-CF-Blob': JSON.stringify({ clientIp: `${address}:1` }),
      },
      body,
    })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('links for others lead to the address that was started, and no answer by http asks for https', async () => {
  const account = await signIn(origin)
  const as = async (path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { ...account.headers, 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect(response.headers.get('strict-transport-security')).toBeNull()
    return (await response.json()) as { invitation: { link: string } }
  }
  const { invitation } = await as(`/api/organizations/${account.organizationId}/team`, {
    action: 'invite',
    email: `${crypto.randomUUID()}@example.com`,
  })
  expect(invitation.link.startsWith(`${origin}/invitation#token=`)).toBe(true)
  for (const host of ours()) {
    const page = await fetch(`http://${host}/`)
    expect([page.status, page.headers.get('strict-transport-security')], host).toEqual([200, null])
  }
})
