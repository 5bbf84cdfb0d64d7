import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CollectEnv } from '../../../workers/collect/collector.ts'
import { ask, hitBindings, hitOf, otherWebsite, uuid, website } from './support.ts'

const known = { version: 1 }
/** Bindings of a Worker that knows two websites; every test has its own. */
const bindings = (send?: () => Promise<void>) =>
  hitBindings({ [website]: known, [otherWebsite]: known }, send)
const hit = (payload: object = {}, rest: object = {}) => JSON.stringify(hitOf(payload, rest))

interface Sent extends RequestInit {
  env?: CollectEnv
  path?: string
}
const post = ({ env = bindings().env, path = '/api/collect', ...init }: Sent) =>
  ask(env, path, init.method === 'GET' ? init : { body: hit(), ...init })

// Failures are logged; the tests' own output stays readable.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('an accepted hit', () => {
  test.each(['/api/collect', '/api/analytics/send'])(
    'at %s is on the queue before it is answered',
    async (path) => {
      const { env, accepted } = bindings()
      const { status, body, headers } = await post({ env, path })
      expect(status).toBe(202)
      expect(body).toEqual({
        accepted: true,
        eventId: expect.stringMatching(uuid),
        cache: expect.any(String),
      })
      expect(accepted.map(({ eventId }) => eventId)).toEqual([body.eventId])
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('x-request-id')).toMatch(uuid)
    },
  )

  test('travels with its payload and what the browser says of itself, and without any network address', async () => {
    const { env, accepted } = bindings()
    const address = '203.0.113.77'
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
      'accept-language': 'de-DE,de;q=0.9',
      'sec-gpc': '1',
      dnt: '1',
      'cf-connecting-ip': address,
      'x-forwarded-for': address,
      'true-client-ip': address,
      cookie: 'secret=1',
    }
    await post({
      env,
      headers,
      body: hit({ title: 'Home', data: { plan: 'a' }, ip: address, userAgent: 'forged' }),
    })
    expect(accepted).toEqual([
      {
        eventId: expect.stringMatching(uuid),
        websiteId: website,
        visitId: expect.stringMatching(uuid),
        receivedAt: expect.any(Number),
        type: 'event',
        payload: { url: '/', title: 'Home', data: { plan: 'a' } },
        client: expect.objectContaining({
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
          language: 'de-DE,de;q=0.9',
          doNotTrack: true,
          globalPrivacyControl: true,
        }),
      },
    ])
    expect(JSON.stringify(accepted)).not.toContain(address)
    expect(JSON.stringify(accepted)).not.toContain('secret')
  })

  test.each([
    ['application/json', { 'content-type': 'application/json; charset=utf-8' }],
    ['text/plain, as sendBeacon sends a string', { 'content-type': 'text/plain;charset=UTF-8' }],
  ])('may come as %s', async (_, headers) => {
    expect((await post({ headers })).status).toBe(202)
  })

  test('may come without a type, as sendBeacon sends a bare blob', async () => {
    expect((await post({ body: new Blob([hit()]) })).status).toBe(202)
  })

  test('as large as can be stays within what a queue message may hold', async () => {
    const { env, accepted } = bindings()
    const data = Object.fromEntries(Array.from({ length: 43 }, (_, i) => [`${i}`, '€'.repeat(500)]))
    const body = hit({ data, unknown: '' })
    expect(new TextEncoder().encode(body).byteLength).toBeGreaterThan(64_000)
    const headers = { 'user-agent': 'u'.repeat(5000), 'accept-language': 'l'.repeat(5000) }
    expect((await post({ env, headers, body })).status).toBe(202)
    const bytes = new TextEncoder().encode(JSON.stringify(accepted[0])).byteLength
    expect(bytes).toBeLessThan(128_000)
  })
})

describe('the name of a hit', () => {
  test('is the one that the client gave, in the body before the header', async () => {
    const eventId = crypto.randomUUID()
    const key = crypto.randomUUID()
    expect(
      (await post({ body: hit({}, { eventId }), headers: { 'idempotency-key': key } })).body.eventId,
    ).toBe(eventId)
    expect((await post({ headers: { 'idempotency-key': key.toUpperCase() } })).body.eventId).toBe(key)
  })

  test('follows from an idempotency key of any form, for each website on its own', async () => {
    const headers = { 'idempotency-key': 'order-4711/paid' }
    const first = (await post({ headers })).body.eventId
    expect(first).toMatch(uuid)
    expect((await post({ headers })).body.eventId).toBe(first)
    expect((await post({ headers, body: hit({ website: otherWebsite }) })).body.eventId).not.toBe(first)
    expect((await post({ headers: { 'idempotency-key': 'order-4712/paid' } })).body.eventId).not.toBe(first)
  })

  test.each([
    ['an event id that is no UUID', { body: hit({}, { eventId: '1' }) }],
    ['an idempotency key of 256 characters', { headers: { 'idempotency-key': 'k'.repeat(256) } }],
  ])('cannot be %s', async (_, sent) => {
    expect(await post(sent)).toMatchObject({ status: 400, body: { error: 'validation_failed' } })
  })
})

describe('the cache token', () => {
  const visitOf = async (token: string | undefined, payload: object = {}) => {
    const { env, accepted } = bindings()
    const { body } = await post({ env, headers: token ? { 'x-umami-cache': token } : {}, body: hit(payload) })
    return { visitId: accepted[0]?.visitId, cache: body.cache as string }
  }

  test('links the hits of a page, as long as it is handed back', async () => {
    const first = await visitOf(undefined)
    const second = await visitOf(first.cache)
    expect(second).toEqual(first)
    expect((await visitOf(undefined)).visitId).not.toBe(first.visitId)
  })

  test('of another website, or a made-up one, is not taken', async () => {
    const { visitId, cache } = await visitOf(undefined)
    expect((await visitOf(cache, { website: otherWebsite })).visitId).not.toBe(visitId)
    expect((await visitOf(`${website}.'; DROP TABLE`)).visitId).toMatch(uuid)
  })
})

describe('a hostile or mistaken body is refused with the documented error', () => {
  const invalid = {
    status: 400,
    body: { error: 'validation_failed', message: expect.any(String), requestId: expect.stringMatching(uuid) },
  }
  test.each([
    ['nothing', ''],
    ['broken JSON', '{"type":"event"'],
    ['two values', '{}{}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a form', 'type=event&website=1'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['sixty thousand brackets', '['.repeat(60_000)],
    [
      'very deep data',
      `{"type":"event","payload":{"website":"${website}","data":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}}`,
    ],
    ['a website that is code', hit({ website: '../../sites' })],
  ])('%s', async (_, body) => {
    const { env, accepted } = bindings()
    expect(await post({ env, body, headers: { 'content-type': 'text/plain' } })).toMatchObject(invalid)
    expect(accepted).toEqual([])
  })

  test('and every fault is listed with its place', async () => {
    const { body } = await post({ body: JSON.stringify({ type: 'x', payload: { website: 1, url: [] } }) })
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual([
      'type',
      'payload.website',
      'payload.url',
    ])
  })

  test('one byte above 64 KB, whether the length is declared or not', async () => {
    const body = hit({ unknown: 'x'.repeat(65_537 - hit({ unknown: '' }).length) })
    const tooLarge = { status: 413, body: { error: 'payload_too_large' } }
    expect(await post({ body })).toMatchObject(tooLarge)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) })
    expect(await post({ body: endless })).toMatchObject(tooLarge)
    expect(await post({ body, headers: { 'content-length': '65537' } })).toMatchObject(tooLarge)
  })

  test('another media type', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await post({ headers })).toMatchObject({ status: 415, body: { error: 'unsupported_media_type' } })
  })

  test('an unknown website', async () => {
    const { env, accepted } = bindings()
    expect(await post({ env, body: hit({ website: crypto.randomUUID() }) })).toMatchObject({
      status: 400,
      body: { error: 'analytics.website_not_found', details: [{ path: 'payload.website' }] },
    })
    expect(accepted).toEqual([])
  })
})

describe('when something we need fails', () => {
  test('a queue that refuses is never answered with 202', async () => {
    const { env } = bindings(() => Promise.reject(new Error('Queue is overloaded')))
    const answers = await Promise.all(Array.from({ length: 30 }, () => post({ env })))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 502, body: { error: 'upstream_failed' } })
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(JSON.stringify(answer.body)).not.toContain('overloaded')
    }
  })

  test('a website that cannot be looked up is neither accepted nor called unknown', async () => {
    const SITES = { get: () => Promise.reject(new Error('KV is away')) } as unknown as CollectEnv['SITES']
    expect(await post({ env: { ...bindings().env, SITES } })).toMatchObject({
      status: 502,
      body: { error: 'upstream_failed' },
    })
  })
})

describe('other requests', () => {
  test('a preflight allows any origin and what trackers send', async () => {
    const { status, headers } = await post({ method: 'OPTIONS', body: null })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toContain('POST')
    for (const name of [
      'content-type',
      'idempotency-key',
      'x-umami-cache',
      'x-umami-website-id',
      'x-umami-hostname',
    ]) {
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name)
    }
  })

  test.each(['GET', 'PUT', 'DELETE'])('%s is not allowed, and the answer names what is', async (method) => {
    const { status, headers, body } = await post({ method })
    expect({ status, error: body.error, allow: headers.get('allow') }).toEqual({
      status: 405,
      error: 'method_not_allowed',
      allow: 'POST, OPTIONS',
    })
  })

  test('there is nothing else here', async () => {
    expect(await post({ path: '/api/websites' })).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })

  test('carry the request id that api gave, and no other text from outside', async () => {
    const requestId = crypto.randomUUID()
    const named = await post({ path: '/nowhere', headers: { 'x-request-id': requestId } })
    expect(named.body.requestId).toBe(requestId)
    expect(named.headers.get('x-request-id')).toBe(requestId)
    const forged = await post({ path: '/nowhere', headers: { 'x-request-id': '<script>' } })
    expect(forged.body.requestId).toMatch(uuid)
  })
})
