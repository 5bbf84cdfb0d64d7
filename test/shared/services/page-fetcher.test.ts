import { expect, test } from 'vitest'
import { createPageFetcher } from '../../../shared/services/page-fetcher.ts'
import { type Answer, newReceiver } from '../../support/receivers.ts'

const pageFetcher = createPageFetcher()
const asked = { allows: () => true, timeoutMs: 5000, mostBytes: 1000 }
const page = (html: BodyInit, type = 'text/html', status = 200) =>
  new Response(html, { status, headers: { 'content-type': type } })
const to = (location: string, status = 302) => new Response('moved', { status, headers: { location } })

test('a page is fetched as nobody, and its redirects are not followed by themselves', async () => {
  const { url, got } = newReceiver(() => page('<p>Hello'))
  expect(await pageFetcher.fetchPage({ ...asked, url })).toEqual({ ok: true, html: '<p>Hello' })
  expect(got).toEqual([{ url, headers: { accept: 'text/html' }, body: '', redirect: 'manual' }])
})

test('each hop is judged before it is asked', async () => {
  const inner = newReceiver(() => page('secret'))
  const middle = newReceiver(() => to(inner.url))
  const outer = newReceiver(() => to(`${middle.url}?next`, 308))
  const judged: string[] = []
  const allows = (address: string) => {
    judged.push(address)
    return !address.includes(inner.host)
  }
  const refused = await pageFetcher.fetchPage({ ...asked, url: outer.url, allows })
  expect(refused).toEqual({ ok: false, reason: 'refused' })
  expect(judged).toEqual([outer.url, `${middle.url}?next`, inner.url])
  expect(inner.got).toEqual([])
})

test('a redirect to a place of the same server is followed, and one in a circle is given up', async () => {
  const kind = newReceiver(({ url }) => (url.endsWith('/b') ? page('b') : to('/b')))
  expect(await pageFetcher.fetchPage({ ...asked, url: kind.url })).toEqual({ ok: true, html: 'b' })
  const circle = newReceiver(() => to('/hook'))
  expect(await pageFetcher.fetchPage({ ...asked, url: circle.url })).toEqual({ ok: false, reason: 'failed' })
  expect(circle.got).toHaveLength(6)
})

const endless = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(400))
    },
  })

test.each<[what: string, answer: Answer, reason: string]>([
  ['has no such page', () => page('', 'text/html', 404), 'gone'],
  ['had such a page', () => page('', 'text/html', 410), 'gone'],
  ['fails', () => page('<p>', 'text/html', 500), 'failed'],
  ['refuses', () => page('<p>', 'text/html', 403), 'failed'],
  ['sends a drawing', () => page('<svg onload="x()"/>', 'image/svg+xml'), 'not_html'],
  ['sends strict XHTML', () => page('<html/>', 'application/xhtml+xml'), 'not_html'],
  ['does not say what it sends', () => new Response(new Uint8Array([60, 112, 62])), 'not_html'],
  ['sends without end', () => page(endless()), 'too_large'],
  ['redirects to nowhere', () => to('http://'), 'refused'],
  ['hangs up', () => Promise.reject(new TypeError('reset')), 'failed'],
  [
    'is silent',
    (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    'failed',
  ],
])('a server that %s gives no page', async (what, answer, reason) => {
  const { url } = newReceiver(answer)
  const timeoutMs = what === 'is silent' ? 20 : 5000
  const allows = (address: string) => URL.canParse(address)
  const got = await pageFetcher.fetchPage({ ...asked, url, timeoutMs, allows })
  expect(got).toEqual({ ok: false, reason })
})

test.each([
  ['its header', 'text/html; Charset="windows-1252"', ''],
  ['its head', 'text/html', '<meta charset="windows-1252">'],
])('the encoding is the one that %s tells', async (_where, type, head) => {
  const bytes = new Uint8Array([...new TextEncoder().encode(head), 0x4d, 0xfc, 0x6c, 0x6c])
  const { url } = newReceiver(() => page(bytes, type))
  expect(await pageFetcher.fetchPage({ ...asked, url })).toEqual({ ok: true, html: `${head}Müll` })
})

const wanted = {
  allows: () => true,
  timeoutMs: 5000,
  mostRedirects: 0,
  mostBytesOf: (type: string) => (type === 'image/png' ? undefined : 1000),
}

test('bytes are fetched with what their server says of them', async () => {
  const [mediaType, lastModified] = ['Text/Plain; charset="latin1"', 'Mon, 02 Mar 2026 10:00:00 GMT']
  const answerHeaders = {
    'content-type': mediaType,
    etag: '"1"',
    'last-modified': lastModified,
    'x-robots-tag': 'noindex',
  }
  const { url, got } = newReceiver(() => new Response('Hi', { headers: answerHeaders }))
  const headers = { 'User-Agent': 'Walker', 'If-None-Match': '"0"' }
  expect(await pageFetcher.fetchBytes({ ...wanted, url, headers })).toEqual({
    ok: true,
    url,
    bytes: new TextEncoder().encode('Hi'),
    mediaType: 'text/plain',
    charset: 'latin1',
    etag: '"1"',
    lastModified,
    robots: 'noindex',
  })
  expect(got[0]?.headers).toEqual({ 'user-agent': 'Walker', 'if-none-match': '"0"' })
})

const answerOf = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 200 ? endless() : '', { status, headers })

test.each<[what: string, answer: Answer, expected: object]>([
  ['has nothing new', () => new Response(null, { status: 304 }), { reason: 'unchanged' }],
  ['moved a page', () => to('/new', 301), { reason: 'moved', isPermanent: true }],
  ['is busy', () => answerOf(429, { 'retry-after': '7' }), { reason: 'busy', retryAfter: '7' }],
  ['is down', () => answerOf(503), { reason: 'busy', retryAfter: null }],
  ['fails', () => page('', 'text/html', 500), { reason: 'failed', status: 500 }],
  ['sends a picture', () => page(endless(), 'image/png'), { reason: 'unwanted' }],
  ['announces too much', () => answerOf(200, { 'content-length': '10737418240' }), { reason: 'too_large' }],
  ['sends without end and without a length', () => new Response(endless()), { reason: 'too_large' }],
])('of a server that %s the reason is told', async (_what, answer, expected) => {
  const { url } = newReceiver(answer)
  expect(await pageFetcher.fetchBytes({ ...wanted, url })).toMatchObject({ ok: false, ...expected })
})

test('an answer that drips is given up when the time is over', async () => {
  const drip = (_request: unknown, { signal }: RequestInit) =>
    new Response(
      new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 5))
          if (signal?.aborted) return controller.error(signal.reason)
          controller.enqueue(new Uint8Array(1))
        },
      }),
    )
  const { url } = newReceiver(drip)
  const late = await pageFetcher.fetchBytes({ ...wanted, url, timeoutMs: 50 })
  expect(late).toEqual({ ok: false, reason: 'late' })
})

test('a redirect to a private address is not followed, however many are allowed', async () => {
  const { url } = newReceiver(() => to('http://169.254.169.254/latest/meta-data'))
  const allows = (address: string) => new URL(address).hostname.endsWith('.example')
  const refused = await pageFetcher.fetchBytes({ ...wanted, url, mostRedirects: 5, allows })
  expect(refused).toEqual({ ok: false, reason: 'refused' })
})

test('where a network without a private side is bound, it is asked at each hop unless private addresses may answer', async () => {
  const inner = newReceiver(() => page('secret'))
  const outer = newReceiver(() => to(inner.url))
  const asking: string[] = []
  const ask = (address: string, init: RequestInit) => {
    asking.push(address)
    return address === inner.url ? Promise.reject(new Error('blocked')) : fetch(address, init)
  }
  const publicNetwork = { fetch: ask as unknown as Fetcher['fetch'] }
  const guarded = createPageFetcher(publicNetwork)
  expect(await guarded.fetchPage({ ...asked, url: outer.url })).toEqual({ ok: false, reason: 'failed' })
  expect(asking).toEqual([outer.url, inner.url])
  expect(inner.got).toEqual([])
  const open = await guarded.fetchPage({ ...asked, url: outer.url, allowPrivate: true })
  expect(open).toMatchObject({ ok: true })
  expect(asking).toHaveLength(2)
})
