import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Canary, startCanary } from '../../support/canary.ts'
import { certificateOf } from '../../support/certificate.ts'
import { sharedDeployedProduct } from '../../support/shared-deployed-product.ts'

/** What the browser sends by itself, where no interception is asked. */
let canary: Canary
const product = sharedDeployedProduct()
let sites: { server: ReturnType<typeof createServer>; came: string[] }[] = []

const portOf = (at: number) => (sites[at]!.server.address() as AddressInfo).port

let before = 0

beforeAll(async () => {
  canary = await startCanary()
  const unknown = certificateOf(
    ['127.0.0.1', 'localhost', 'own.example'].map((host) => `http://${host}:${canary.port}/issuer`),
  )
  sites = [product.certificate, unknown].map((certificate) => serve(certificate))
  await Promise.all(
    sites.map(({ server }) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  )
})
afterAll(async () => {
  for (const { server } of sites) {
    server.closeAllConnections()
    server.close()
  }
  await canary.close()
})

beforeEach(() => {
  before = canary.heard().length
})

/** Frames of a window that was just opened are there before anybody is told of the window. */
const framesOfPopups = () => `<script>
  const host = '127.0.0.1:${canary.port}'
  for (let at = 0; at < 5; at++) {
    const opened = open('')
    const frame = opened.document.createElement('iframe')
    opened.document.body.append(frame)
    const peer = new frame.contentWindow.RTCPeerConnection({ iceServers: [{ urls: ['stun:' + host, 'turn:' + host, 'turn:' + host + '?transport=tcp'], username: 'u', credential: 'p' }] })
    peer.createDataChannel('x')
    peer.setLocalDescription()
    ;(self.peers ??= []).push(peer)
  }
  fetch('/tried-frames')
</script>`

const workers = 12

/** Where there is such a thing, the site hears of it. The page says hello when all of it was tried, by several workers, since each begins in a race. */
const downloads = `<script>
  const begun = (worker) => new Promise((resolve) => worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()))
  const scopes = Array.from({ length: ${workers} }, (_, at) => '/' + (at || ''))
  Promise.all(scopes.map((scope) => navigator.serviceWorker.register('/service.js?' + scope, { scope }).then(async (registration) => {
    await begun(registration.installing)
    if (registration.backgroundFetch) await registration.backgroundFetch.fetch('a', ['/background']).then(() => fetch('/downloads'), () => 0)
    await fetch('/tried-downloads')
  }))).then(() => document.querySelector('h1').hidden = false)
</script>`

const again = `<script>let at = 0; setInterval(() => fetch('/again?' + at++, { cache: 'no-store' }), 200)</script>`

function serve({ cert, key }: { cert: string | Buffer; key: string | Buffer }) {
  const came: string[] = []
  const server = createServer({ cert, key }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://site.example')
    came.push(pathname)
    response.setHeader('content-type', 'text/html')
    const services = ['127.0.0.1', 'localhost', 'own.example'].map(
      (host) => `h3="${host}:${canary.port}"; ma=86400`,
    )
    if (pathname === '/elsewhere') response.setHeader('alt-svc', services)
    if (pathname === '/service.js') {
      response.setHeader('content-type', 'text/javascript')
      return void response.end(
        `addEventListener('install', (event) => event.waitUntil(fetch(self.BackgroundFetchManager ? '/has-downloads' : '/tried-worker')))`,
      )
    }
    const body = { '/elsewhere': again, '/frames': framesOfPopups(), '/unseen': downloads }[pathname] ?? ''
    const heading = pathname === '/unseen' ? '<h1 hidden>Hello</h1>' : '<h1>Hello</h1>'
    response.end(`<!doctype html><link rel="icon" href="data:,"><body>${heading}${body}`)
  })
  return { server, came }
}

/** Opens one page and stays there for a while. */
async function stay(url: string) {
  const expectedResult = 'The text "Hello" is visible'
  const steps = [
    { stepNumber: 1, action: `Open "${url}"`, expectedResult },
    { stepNumber: 2, action: 'Wait 2 seconds', expectedResult },
  ]
  const visitor = product.visitor()
  const executionId = await visitor.runCases([{ id: 'A', title: 'Stay', steps }], { url, video: false })
  return (await visitor.ended(executionId)).cases[0]
}

test('a site that names somebody else to go on with (Alt-Svc) leads to nobody inside', async () => {
  expect(await stay(`https://site.example:${portOf(0)}/elsewhere`)).toMatchObject({ status: 'passed' })
  expect(sites[0]?.came).toContain('/again')
  expect(canary.heard().slice(before)).toEqual([])
})

test('WebRTC from a frame of a window that was just opened leads to nobody inside', async () => {
  expect(await stay(`https://site.example:${portOf(0)}/frames`)).toMatchObject({ status: 'passed' })
  expect(sites[0]?.came).toContain('/tried-frames')
  expect(canary.heard().slice(before)).toEqual([])
})

test('a certificate that says where its issuer is found leads to nobody inside', async () => {
  expect(await stay(`https://site.example:${portOf(1)}/`)).toMatchObject({
    status: expect.not.stringMatching('passed'),
  })
  expect(canary.heard().slice(before)).toEqual([])
})

test('what a page has the browser download for it (Background Fetch), unseen, is not to be had', async () => {
  expect(await stay(`https://site.example:${portOf(0)}/unseen`)).toMatchObject({ status: 'passed' })
  const came = sites[0]?.came ?? []
  expect(came.filter((path) => /^\/(?:has-)?downloads|^\/background/.test(path))).toEqual([])
  expect(came).toContain('/tried-downloads')
  expect(came.filter((path) => path === '/tried-worker')).toHaveLength(workers)
})
