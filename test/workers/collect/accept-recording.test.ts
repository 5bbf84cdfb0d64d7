import { describe, expect, test } from 'vitest'
import { heatOf } from '../../../shared/domain/analytics/heatmap/heat.ts'
import { digestChunk } from '../../../shared/domain/analytics/replay/digest.ts'
import type { ChunkMessage, ReplayEvent } from '../../../shared/domain/tracker/recording.ts'
import { openRecording } from '../../../shared/domain/tracker/seal-recording.ts'
import type { SiteEntry } from '../../../shared/domain/tracker/site-entry.ts'
import type { CollectEnv } from '../../../workers/collect/collector.ts'
import { handleRequest } from '../../../workers/collect/handle-request.ts'
import { browserAgent } from '../../support/browser-agent.ts'
import { siteEntry } from '../../support/site-entry.ts'
import { otherWebsite as other, website } from './support.ts'

const visit = '7f3c9a52-6a1b-4e8d-9c21-0d5e8f7a6b43'
const token = { 'x-umami-cache': `${website}.${visit}` }
const replay = { enabled: true, sampleRate: 1, maxDurationMs: 300_000, blockSelector: null } as const

function bindings(
  changes: Partial<SiteEntry> = {},
  { send, put }: Partial<Record<'send' | 'put', () => Promise<void>>> = {},
) {
  const steps: string[] = []
  const sent: ChunkMessage[] = []
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const entry = { ...siteEntry(), replay: { ...replay, masking: 'strict' }, ...changes }
  const env = {
    SITES: { get: async (id: string) => (id === website ? JSON.stringify(entry) : null) },
    HITS: {},
    CHUNKS: {
      send: async (message: ChunkMessage) => {
        await send?.()
        steps.push('send')
        sent.push(message)
      },
    },
    RECORDINGS: {
      put: async (key: string, bytes: Uint8Array<ArrayBuffer>) => {
        await put?.()
        steps.push('put')
        objects.set(key, bytes)
      },
      delete: async (key: string) => void objects.delete(key),
    },
    ADDRESS_HEADER: 'CF-Connecting-IP',
  } as unknown as CollectEnv
  return { env, sent, objects, steps }
}

const events = (count = 1) =>
  Array.from({ length: count }, () => ({ type: 3, timestamp: Date.now(), data: { text: 'geheim' } }))
const record = (payload: object = {}, rest: object = {}) => ({
  type: 'record',
  ...rest,
  payload: { website, events: events(), timestamp: 1, ...payload },
})

async function post(
  body: unknown,
  {
    bound = bindings(),
    headers = {},
  }: { bound?: ReturnType<typeof bindings>; headers?: Record<string, string> } = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request('https://collect.example/api/record', {
    method: 'POST',
    headers: {
      'user-agent': browserAgent,
      'cf-connecting-ip': '192.0.2.7',
      'content-length': String(text.length),
      ...headers,
    },
    body: text,
  })
  const later: Promise<unknown>[] = []
  const response = await handleRequest(request, bound.env, (work) => void later.push(work))
  await Promise.all(later)
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, bound }
}

describe('a chunk', () => {
  test('lies sealed before anybody hears of it, and only its message opens it', async () => {
    const { status, body, bound } = await post(record({ n: 4 }), { headers: {} })
    expect([status, body]).toEqual([202, { accepted: true }])
    expect(bound.steps).toEqual(['put', 'send'])
    const [message] = bound.sent
    const chunk = message!.chunk!
    const sealed = bound.objects.get(chunk.object)!
    expect(new TextDecoder('latin1').decode(sealed)).not.toContain('geheim')
    const opened = await openRecording(sealed.buffer, chunk.key)
    expect(JSON.parse(opened)).toMatchObject([{ data: { text: 'geheim' } }])
    expect(chunk).toMatchObject({ events: 1, bytes: opened.length, n: 4 })
    expect(chunk.object).toBe(`${website}/${message!.visitId}/${message!.messageId}`)
    expect(JSON.stringify(message)).not.toContain('192.0.2.7')
    const another = (await post(record())).bound
    expect(another.sent[0]?.chunk?.key).not.toBe(chunk.key)
    const damaged = sealed.slice()
    damaged[20] = (damaged[20] ?? 0) ^ 1
    await expect(openRecording(damaged.buffer, chunk.key)).rejects.toThrow()
  })

  test('belongs to the visit that its token names', async () => {
    const { bound } = await post(record({}, { cache: `${website}.${visit}` }))
    expect(bound.sent[0]?.visitId).toBe(visit)
    const foreign = await post(record({}, { cache: `${other}.${visit}` }))
    expect(foreign.bound.sent[0]?.visitId).not.toBe(visit)
  })

  test('is taken back where the queue refuses it, and the sender told to try again', async () => {
    const bound = bindings({}, { send: () => Promise.reject(new Error('full')) })
    expect((await post(record(), { bound })).status).toBe(502)
    expect([...bound.objects]).toEqual([])
    const full = bindings({}, { put: () => Promise.reject(new Error('full')) })
    expect((await post(record(), { bound: full })).status).toBe(502)
    expect(full.sent).toEqual([])
  })

  test.each([
    ['replay_disabled', {}, { replay: { ...replay, enabled: false, masking: 'strict' as const } }, {}],
    ['replay_disabled', {}, { replay: undefined }, {}],
    ['dnt', { dnt: '1' }, { privacy: siteEntry({ respectDnt: true }).privacy }, {}],
    ['bot', { 'user-agent': 'Googlebot/2.1' }, {}, {}],
    ['no_consent', {}, { privacy: siteEntry({ requireConsent: true }).privacy }, {}],
    ['clock', {}, {}, { events: [{ type: 3, timestamp: 0 }] }],
    [
      'path_blocked',
      {},
      { rules: { ...siteEntry().rules, blockedPaths: ['/admin/*'] } },
      { events: [{ type: 4, timestamp: Date.now(), data: { href: 'https://shop.example/admin/a' } }] },
    ],
    [
      'hostname_blocked',
      { origin: 'https://evil.example' },
      { rules: { ...siteEntry().rules, allowedHostnames: ['shop.example'] } },
      {},
    ],
  ] as const)(
    'that does not count for %s travels on as that alone',
    async (reason, headers, entry, payload) => {
      const bound = bindings(entry as Partial<SiteEntry>)
      expect((await post(record(payload), { bound, headers })).status).toBe(202)
      expect(bound.steps).toEqual(['send'])
      expect(bound.sent).toMatchObject([{ dropped: reason, client: {} }])
      expect(bound.sent[0]).not.toHaveProperty('chunk')
    },
  )

  test('of somebody who has consented counts where consent is needed', async () => {
    const bound = bindings({ privacy: siteEntry({ requireConsent: true }).privacy })
    await post(record({ consent: true }), { bound })
    expect(bound.sent).toMatchObject([{ chunk: { events: 1 } }])
    expect(bound.steps).toEqual(['put', 'send'])
  })

  test.each([
    ['its sender', { origin: 'https://shop.example' }, {}],
    ['its host', {}, { hostname: 'shop.example' }],
    ['its page', {}, { url: 'https://shop.example/a' }],
  ] as const)('of a host that is allowed counts where %s says so', async (_what, headers, payload) => {
    const rules = { ...siteEntry().rules, allowedHostnames: ['shop.example'] }
    const bound = bindings({ rules })
    await post(record(payload), { bound, headers })
    expect(bound.sent).toMatchObject([{ chunk: { events: 1 } }])
  })
})

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['another type', record({}, { type: 'event' })],
  ['no payload', { type: 'record' }],
  ['no website', { type: 'record', payload: { events: events() } }],
  ['no events', record({ events: [] })],
  ['more events than one may have', record({ events: events(201) })],
  ['an event that is none', record({ events: [1] })],
  ['an event without a time', record({ events: [{ type: 3 }] })],
  ['an event of a kind that there is not', record({ events: [{ type: -1, timestamp: 1 }] })],
  ['a name that is no UUID', record({}, { eventId: 'x' })],
  ['a website that there is not', record({ website: other })],
  ['lists nested fifty thousand deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
])('a body with %s is refused', async (_what, body) => {
  const { status, body: told, bound } = await post(body)
  expect([status, typeof told['message']]).toEqual([400, 'string'])
  expect(bound.steps).toEqual([])
})

test('brackets in a text are no nesting', async () => {
  const data = { text: '[{"\\"'.repeat(5000) }
  expect((await post(record({ events: [{ type: 3, timestamp: Date.now(), data }] }))).status).toBe(202)
})

test('a body of more than a million bytes is refused', async () => {
  const { status, body } = await post(record({ url: 'x'.repeat(1_000_000) }))
  expect([status, body['error']]).toEqual([413, 'payload_too_large'])
})

describe('who sends the token of Umami is answered as by it', () => {
  test('when all is well, and when there is nothing', async () => {
    const { status, body, bound } = await post(record(), { headers: token })
    expect([status, body]).toEqual([200, { ok: true }])
    expect(bound.sent).toMatchObject([{ visitId: visit }])
    const empty = await post(record({ events: [] }), { headers: token })
    expect([empty.status, empty.body, empty.bound.steps]).toEqual([200, { ok: true }, []])
  })

  test.each([
    ['', 'Missing session token.'],
    ['x', 'Invalid session token.'],
    [`${other}.${visit}`, 'Invalid session token.'],
    [`${website}.x`, 'Invalid session token.'],
  ])('by the token %j: %s', async (given, message) => {
    const { status, body, bound } = await post(record(), { headers: { 'x-umami-cache': given } })
    expect([status, body]).toEqual([400, { error: { message, code: 'bad-request', status: 400 } }])
    expect(bound.steps).toEqual([])
  })

  test('when recordings are off, it is a bot, or too large', async () => {
    const off = bindings({ replay: { ...replay, enabled: false, masking: 'strict' } })
    expect(await post(record(), { bound: off, headers: token })).toMatchObject({
      status: 200,
      body: { ok: false, reason: 'replay_disabled' },
    })
    const bot = await post(record(), { headers: { ...token, 'user-agent': 'Googlebot/2.1' } })
    expect(bot).toMatchObject({ status: 200, body: { beep: 'boop' } })
    const large = await post(record({ url: 'x'.repeat(1_000_000) }), { headers: token })
    expect(large).toMatchObject({
      status: 413,
      body: { reason: 'payload_too_large', maxBytes: 1_000_000, size: expect.any(Number) },
    })
  })
})

describe('clicks that come alone, as Umami sends them', () => {
  const at = Date.now()
  const page = {
    url: 'https://shop.example/cart?id=7',
    pageW: 1280,
    pageH: 2000,
    viewportW: 1280,
    viewportH: 700,
  }
  const heatmap = (some: unknown) => ({ type: 'heatmap', payload: { website, events: some, timestamp: 1 } })
  const click = { type: 'click', ...page, x: 5, y: 6, pageX: 320, pageY: 500, timestamp: at }
  const scroll = { type: 'scroll', url: '/cart', scrollPct: 45, timestamp: at + 1 }

  test('are a chunk of the visit, whose clicks and depths lie on the page', async () => {
    const { status, body, bound } = await post(heatmap([click, scroll]), { headers: token })
    expect([status, body]).toEqual([200, { ok: true }])
    const { chunk, visitId } = bound.sent[0]!
    expect(visitId).toBe(visit)
    const opened = await openRecording(bound.objects.get(chunk!.object)!.buffer, chunk!.key)
    expect(opened).not.toContain('id=7')
    const digest = digestChunk(JSON.parse(opened) as ReplayEvent[], { bytes: 1, n: null })
    expect(heatOf([digest], { path: '/cart', from: 0, to: at + 9 })).toMatchObject({
      clicks: [{ kind: 'click', selector: '', offsetX: null, x: 0.25, y: 0.25 }],
      seen: 0.45,
      page: { width: 1280, height: 2000 },
      picture: null,
    })
  })

  test('are refused where the website wants none, and where they are none', async () => {
    const off = bindings({ replay: { ...replay, enabled: false, masking: 'strict' } })
    const told = await post(heatmap([click]), { headers: token, bound: off })
    expect([told.status, told.body]).toEqual([200, { ok: false, reason: 'heatmap_disabled' }])
    expect(off.objects.size).toBe(0)
    for (const some of [
      [{ type: 'hover', timestamp: at }],
      [{ ...click, timestamp: 'now' }],
      [null],
      'all',
      {},
    ])
      expect((await post(heatmap(some), { headers: token })).status).toBe(400)
    expect((await post(heatmap([]), { headers: token })).body).toEqual({ ok: true })
    expect((await post({ type: 'heatmap' })).status).toBe(400)
  })
})
