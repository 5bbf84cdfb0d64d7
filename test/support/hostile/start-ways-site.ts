import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { attempts, waysInside } from './ways-inside.ts'

/** What runs on which page. All of it has to be proved to run, by what it fetched from the public host. */
const ways: Record<string, string[]> = {
  document: ['document'],
  frames: [
    'frame',
    'foreign-frame',
    'srcdoc',
    'sandbox',
    'data-frame',
    'blob-frame',
    'blank-frame',
    'javascript-frame',
    'written-frame',
  ],
  workers: ['worker', 'module', 'shared', 'blob-worker', 'nested-worker', 'sandboxed-worker'],
  popups: ['popup', 'noopener', 'blank-popup', 'written-popup', 'document-open', 'inner-popup'],
}

/** A page says "All tried" once its ways were. */
const tells = (name: string) => `<p id="tried" hidden>All tried</p><script>
  const look = setInterval(async () => {
    if (await (await fetch('/tried/${name}')).text() !== 'all') return
    document.getElementById('tried').hidden = false
    clearInterval(look)
  }, 100)</script>`

/** A public site (`site.example` and `other.example` with its port) whose pages try to get to a canary of this machine. */
export async function startWaysSite(canaryPort: number) {
  /** Paths at which somebody came, with the host that was asked for. */
  const came: string[] = []
  /** Headers of the run as they came, by origin that was asked. */
  const given: { origin: string; header: string | undefined; authorization: string | undefined }[] = []
  let port = 0
  const inside = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    'x.localhost',
    '0.0.0.0',
  ]
  const hosts = () => [`site.example:${port}`, ...inside.map((host) => `${host}:${canaryPort}`)]
  const code = (way: string) => attempts(way, hosts())
  const lists = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${canaryPort}/ahead`)
  const rules = JSON.stringify({
    prefetch: [{ source: 'list', urls: lists, eagerness: 'immediate' }],
    prerender: [{ source: 'list', urls: lists, eagerness: 'immediate' }],
  })
  const fill = (page: string) =>
    page
      .replaceAll('CANARY_HOST', `127.0.0.1:${canaryPort}`)
      .replaceAll('CANARY', String(canaryPort))
      .replaceAll(JSON.stringify('RULES'), () => JSON.stringify(rules).replaceAll('<', '\\x3c'))
      .replaceAll('RULES', () => rules)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.example')
    came.push(`${request.headers.host?.split(':')[0]}${pathname}`)
    given.push({
      origin: `http://${request.headers.host}`,
      header: request.headers['x-run'] as string | undefined,
      authorization: request.headers.authorization,
    })
    const name = pathname.split('/').at(-1) ?? ''
    const send = (type: string, body: string, headers = {}) =>
      void response
        .writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers })
        .end(body)
    const html = (body: string, headers = {}) =>
      send(
        'text/html',
        `<!doctype html><link rel="icon" href="data:,"><body><h1>Hello</h1>${tells(name)}${body}`,
        headers,
      )
    if (pathname.startsWith('/tried/')) {
      const missing = (ways[name] ?? []).filter((way) => !came.includes(`site.example/fetch-${way}`))
      return send('text/plain', missing.length === 0 ? 'all' : missing.join(' '))
    }
    if (name === 'redirect')
      return void response.writeHead(302, { location: `http://127.0.0.1:${canaryPort}/redirected` }).end()
    if (name === 'rules.json') return send('application/speculationrules+json', rules)
    if (name === 'header') return html('', { 'speculation-rules': '"/rules.json"' })
    if (name === 'data-header')
      return html('', {
        'speculation-rules': `"data:application/speculationrules+json,${encodeURIComponent(rules)}"`,
      })
    // The address is that of the private page, which only a load ahead could have got.
    if (name === 'leave')
      return html(
        `<div><template shadowrootmode="closed"><script type="speculationrules">${rules}</script></template></div>
         <script>setTimeout(() => { location.href = 'http://127.0.0.1:${canaryPort}/ahead' }, 600)</script>`,
      )
    if (pathname.startsWith('/run/'))
      return name.endsWith('.js')
        ? send('text/javascript', code(name.slice(0, -3)))
        : html(`<script>${code(name)}</script>`)
    return html(fill(waysInside(code)[name] ?? ''))
  })
  server.on('upgrade', (request, socket) => {
    came.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    if (request.url === '/redirect')
      return void socket.end(
        `HTTP/1.1 302 Found\r\nLocation: ws://127.0.0.1:${canaryPort}/redirected\r\nContent-Length: 0\r\n\r\n`,
      )
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    socket.on('error', () => undefined)
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  return {
    port,
    came,
    given,
    url: (path: string, host = 'site.example') => `http://${host}:${port}${path}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
