import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Exchange, isOnTheWire, isTextType } from '../../../../shared/domain/evidence/exchange.ts'
import { buildHar, harEntry } from '../../../../shared/domain/evidence/har.ts'
import { timingsOf } from '../../../../shared/domain/evidence/har-timings.ts'
import { words } from '../../../support/words.ts'
import { redactor } from '../../../../shared/domain/evidence/redact.ts'
import { forAll } from '../../../support/for-all.ts'

const plain = (text: string) => text
const startedAt = Date.UTC(2026, 0, 2, 3, 4, 5, 678)

const connecting = { dnsStart: 1, dnsEnd: 3, connectStart: 3, connectEnd: 9, sslStart: 5, sslEnd: 9 }

const exchange: Exchange = {
  url: 'http://site.test/search?q=milk&q=bread&empty=#part',
  method: 'POST',
  resourceType: 'xhr',
  startedAt,
  requestHeaders: [
    ['Content-Type', 'application/json'],
    ['Authorization', 'Bearer abc'],
    ['Cookie', 'a=1; b=2'],
  ],
  postData: '{"ä":1}',
  response: {
    status: 200,
    statusText: 'OK',
    httpVersion: 'h2',
    headers: [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['x-seen', 'yes'],
    ],
    mimeType: 'application/json',
    serverAddress: '[::1]',
    fromCache: false,
    timing: { ...connecting, sendStart: 10, sendEnd: 11, receiveHeadersEnd: 31 },
  },
  encodedBytes: 400,
  body: '[1,2]',
  bodyLength: 5,
  finishedAt: startedAt + 40,
}

describe('an entry', () => {
  test('carries everything that HAR 1.2 requires', () => {
    const entry = harEntry(exchange, 'page-1', plain)
    const mimeType = 'application/json'
    const place = { pageref: 'page-1', startedDateTime: '2026-01-02T03:04:05.678Z', serverIPAddress: '::1' }
    expect(entry).toMatchObject({ ...place, cache: {} })
    expect(entry.request).toMatchObject({ method: 'POST', httpVersion: 'h2', cookies: [], headersSize: -1 })
    expect(entry.request).toMatchObject({ bodySize: 8, postData: { mimeType, text: '{"ä":1}' } })
    expect(entry.response).toMatchObject({ status: 200, statusText: 'OK', redirectURL: '', headersSize: -1 })
    expect(entry.response).toMatchObject({ content: { size: 5, mimeType, text: '[1,2]' } })
    const timings = { blocked: 1, dns: 2, connect: 6, ssl: 4, send: 1, wait: 20, receive: 9 }
    expect(entry.timings).toMatchObject(timings)
    expect(entry.request.queryString).toEqual([
      { name: 'q', value: 'milk' },
      { name: 'q', value: 'bread' },
      { name: 'empty', value: '' },
    ])
  })

  test('keeps the names of credential headers and none of their values', () => {
    const text = JSON.stringify(harEntry(exchange, 'page-1', plain))
    expect(text).not.toMatch(/Bearer abc|a=1|b=2/)
    const { headers } = harEntry(exchange, 'p', plain).response as {
      headers: { name: string; value: string }[]
    }
    expect(headers).toEqual([
      { name: 'set-cookie', value: '[redacted]' },
      { name: 'set-cookie', value: '[redacted]' },
      { name: 'x-seen', value: 'yes' },
    ])
  })

  test('redacts a secret in address, query, headers, bodies and error alike', () => {
    const secret = 'p&ss "word"'
    const leaky: Exchange = {
      ...exchange,
      url: `https://site.test/?token=${encodeURIComponent(secret)}`,
      requestHeaders: [['X-Token', secret]],
      postData: new URLSearchParams({ token: secret }).toString(),
      body: JSON.stringify({ said: secret }),
      error: `failed for ${secret}`,
    }
    const text = JSON.stringify(harEntry(leaky, 'p', redactor({ PASS: secret })))
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), 'word'])
      expect(text).not.toContain(form)
    expect(text.match(/%PASS%/g)?.length).toBeGreaterThanOrEqual(5)
  })

  test('a request that was never answered has status 0 and says why', () => {
    const { response: _response, body: _body, ...unanswered } = exchange
    const entry = harEntry({ ...unanswered, error: 'net::ERR_CONNECTION_REFUSED' }, 'p', plain)
    expect(entry).toMatchObject({
      response: { status: 0, statusText: '' },
      _error: 'net::ERR_CONNECTION_REFUSED',
    })
    expect(entry.timings).toMatchObject({ send: 0, wait: 40, receive: 0 })
  })

  test('the bytes of the error page that a browser shows instead are not those of an answer', () => {
    const { response: _none, body: _body, bodyLength: _length, ...failed } = exchange
    const failure = { ...failed, encodedBytes: 139_869, error: 'net::ERR_CERT_AUTHORITY_INVALID' }
    const entry = harEntry(failure, 'p', plain)
    expect(entry.response).toMatchObject({ status: 0, content: { size: 0 } })
    expect(entry.response).not.toHaveProperty('_transferSize')
  })

  test('a body that was cut says so', () => {
    const entry = harEntry({ ...exchange, body: 'abc', bodyLength: 10 }, 'p', plain)
    const comment = 'cut to 3 of 10 characters'
    expect(entry.response.content).toMatchObject({ size: 10, text: 'abc', comment })
  })

  test('time is the sum of its phases, and no phase is negative unless it did not happen', () => {
    const ms = fc.integer({ min: 0, max: 1000 })
    const connecting = words`dnsStart dnsEnd connectStart sslStart sslEnd connectEnd`
    const names = [...connecting, 'sendStart', 'sendEnd', 'receiveHeadersEnd']
    forAll([fc.array(ms, { minLength: 9, maxLength: 9 }), fc.boolean(), ms], (spans, reused, total) => {
      const at = spans.reduce<number[]>((sums, span) => [...sums, (sums.at(-1) ?? 0) + span], [])
      const none = reused ? connecting.map((name) => [name, -1]) : []
      const timing = Object.fromEntries([...names.map((name, nth) => [name, at[nth]]), ...none])
      const response = { ...exchange.response!, timing }
      const timed: Exchange = { ...exchange, response, finishedAt: startedAt + total }
      const { ssl = -1, ...phases } = timingsOf(timed)
      for (const phase of [ssl, ...Object.values(phases)]) expect(phase === -1 || phase >= 0).toBe(true)
      const sum = Object.values(phases).reduce((all, phase) => all + Math.max(0, phase), 0)
      expect(harEntry(timed, 'p', plain).time).toBeCloseTo(sum, 6)
    })
  })
})

test('a log names its makers and lists entries oldest first', () => {
  const later = harEntry({ ...exchange, startedAt: startedAt + 5 }, 'page-1', plain)
  const earlier = harEntry(exchange, 'page-1', plain)
  const pages = [{ id: 'page-1', title: 'Sign up', startedAt }]
  const browser = { name: 'Chrome', version: '1' }
  const { log } = buildHar({ pages, entries: [later, earlier], browser })
  expect(log).toMatchObject({ version: '1.2', creator: { name: 'Tracewright' }, browser })
  expect(log.pages).toEqual([
    { startedDateTime: '2026-01-02T03:04:05.678Z', id: 'page-1', title: 'Sign up', pageTimings: {} },
  ])
  expect(log.entries).toEqual([earlier, later])
})

test('only what is text is kept as text', () => {
  const texts = words`text/html application/json application/ld+json image/svg+xml application/javascript
    application/x-www-form-urlencoded`
  const others = ['', ...words`image/png application/octet-stream video/webm font/woff2`]
  expect([...texts, ...others].filter(isTextType)).toEqual(texts)
})

test('what a page holds itself was never on the wire', () => {
  const wire = ['http://site.test/', 'HTTPS://site.test/', 'wss://site.test/live']
  const own = ['data:image/png;base64,AA', 'blob:https://site.test/1', 'about:srcdoc', 'chrome-error://x/']
  expect([...wire, ...own].filter(isOnTheWire)).toEqual(wire)
})
