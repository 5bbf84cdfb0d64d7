import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installGuard } from '../../workers/features/hosted-runs/browser/guard.ts'
import { startBrowser } from '../support/browser/start-browser.ts'

/** Hosts that opened a WebSocket to the test's own server, and by which way. */
const sockets: string[] = []
let browser: Browser
let page: Page
let port = 0

const socketCode = (by: string) => `
  for (const host of ['127.0.0.1:PORT', '[::1]:PORT', 'localhost:PORT', 'own.example:PORT', 'public.example:PORT'])
    try { const socket = new WebSocket('ws://' + host + '/by-${by}'); socket.onopen = () => socket.close() } catch (error) { console.log(String(error)) }`

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site.test')
  const script = pathname.endsWith('.js')
  response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' })
  const code = (by: string) => socketCode(by).replaceAll('PORT', String(port))
  if (pathname === '/nested.js')
    return void response.end(
      `const inner = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code('nested-worker'))}]))); setTimeout(() => inner, 2000)`,
    )
  if (script) return void response.end(code(pathname.slice(1, -3)))
  if (pathname === '/frame' || pathname === '/popup')
    return void response.end(`<script>${code(pathname.slice(1))}</script>`)
  response.end(`<link rel="icon" href="data:,"><body><script>${code('page')}
    const blank = document.createElement('iframe')
    document.body.append(blank)
    try { const Inner = blank.contentWindow.WebSocket; new Inner('ws://127.0.0.1:${port}/by-blank') } catch {}
    const foreign = document.createElement('iframe')
    foreign.src = 'http://other.example:${port}/frame'
    document.body.append(foreign)
    const text = document.createElement('iframe')
    text.sandbox = 'allow-scripts'
    text.srcdoc = '<script>' + ${JSON.stringify(code('srcdoc'))} + '</' + 'script>'
    document.body.append(text)
    new Worker('/worker.js'); new Worker('/nested.js'); new SharedWorker('/shared.js')
    open('/popup')
    const opened = open('')
    try { const Opened = opened.WebSocket; new Opened('ws://127.0.0.1:${port}/by-opened') } catch {}
    try { const rewritten = document.open('about:blank', 'rewritten', ''); new rewritten.WebSocket('ws://127.0.0.1:${port}/by-document-open') } catch {}
    const kept = Array.prototype[Symbol.iterator]
    try { Array.prototype[Symbol.iterator] = function* () {}; const tricked = open('', 'tricked'); new tricked.WebSocket('ws://127.0.0.1:${port}/by-tricked') } catch {}
    Array.prototype[Symbol.iterator] = kept
    try { const inner = open('', 'outer').open('', 'inner'); new inner.WebSocket('ws://127.0.0.1:${port}/by-inner') } catch {}
    try { const source = new WebSocket.prototype.constructor('ws://127.0.0.1:${port}/by-prototype') } catch {}
  </script>`)
})
server.on('upgrade', (request, socket) => {
  sockets.push(`${request.headers.host?.split(':')[0]}${request.url}`)
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function openGuarded(lateMs: number) {
  sockets.length = 0
  browser = await startBrowser({
    args: ['--host-resolver-rules=MAP *.example 127.0.0.1', '--site-per-process'],
    lateMs,
  })
  await installGuard(browser, {
    allowPrivate: false,
    ownHosts: ['own.example'],
    baseUrl: `http://public.example:${port}/`,
    headers: {},
  })
  page = await (await browser.createBrowserContext()).newPage()
}

describe.each([
  ['a guarded browser', 0],
  ['a guarded browser that is told late', 300],
])('sockets of %s', (_, lateMs) => {
  beforeAll(() => openGuarded(lateMs))
  afterAll(() => browser.close())

  test('reach public hosts from everywhere, and nothing else from anywhere', async () => {
    await page.goto(`http://public.example:${port}/`)
    const ways = ['page', 'frame', 'srcdoc', 'worker', 'nested-worker', 'shared', 'popup'].map(
      (way) => `public.example/by-${way}`,
    )
    await expect.poll(() => sockets, { timeout: 120_000 }).toEqual(expect.arrayContaining(ways))
    await new Promise((resolve) => setTimeout(resolve, 500 + lateMs))
    expect(sockets.toSorted()).toEqual(ways.toSorted())
  })

  test('tell a page of a refusal as of a host that does not answer', async () => {
    const told = await page.evaluate(
      `new Promise((resolve) => { const socket = new WebSocket('ws://10.0.0.1/'); const seen = []
        socket.onerror = () => seen.push('error'); socket.onclose = ({ code }) => resolve([...seen, code]) })`,
    )
    expect(told).toEqual(['error', 1006])
  })

  test('are none of WebRTC: it learns no address and tells none', async () => {
    const gathered = await page.evaluate(`(async () => {
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] })
      peer.setConfiguration({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] })
      const seen = []
      peer.onicecandidate = ({ candidate }) => candidate && seen.push(candidate.candidate)
      peer.createDataChannel('x')
      await peer.setLocalDescription(await peer.createOffer())
      await new Promise((resolve) => setTimeout(resolve, 500))
      return [...seen, ...peer.localDescription.sdp.split('\\n').filter((line) => line.startsWith('a=candidate'))]
    })()`)
    expect(gathered).toEqual([])
  })

  test('of a new tab are guarded before its first script', async () => {
    const tab = await page.browserContext().newPage()
    await tab.goto(`http://public.example:${port}/frame`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(sockets.filter((one) => !one.startsWith('public.example'))).toEqual([])
    await tab.close()
  })
})
