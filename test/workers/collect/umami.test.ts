import { describe, expect, test } from 'vitest'
import type { SiteEntry } from '../../../shared/domain/tracker/site-entry.ts'
import type { CollectEnv } from '../../../workers/collect/collector.ts'
import { browserAgent } from '../../support/browser-agent.ts'
import { siteEntry } from '../../support/site-entry.ts'
import { ask, hitBindings, hitOf as hit, uuid, website } from './support.ts'

const bindings = (entry: SiteEntry = siteEntry(), send?: () => Promise<void>) =>
  hitBindings({ [website]: entry }, send)

async function post(
  path: string,
  body: unknown,
  { env = bindings().env, headers = {} }: { env?: CollectEnv; headers?: Record<string, string> } = {},
) {
  const answer = await ask(env, path, {
    headers: { 'user-agent': browserAgent, 'cf-connecting-ip': '192.0.2.7', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: answer.body as Record<string, never> }
}

describe('a hit of the tracker of Umami', () => {
  test('is answered with what its next one brings back, and who sent it', async () => {
    const { env, accepted } = bindings()
    const first = await post('/api/send', hit(), { env })
    expect(first).toEqual({
      status: 200,
      body: {
        cache: expect.any(String),
        sessionId: expect.stringMatching(uuid),
        visitId: expect.stringMatching(uuid),
      },
    })
    const next = await post('/api/send', hit(), {
      env,
      headers: { 'x-umami-cache': first.body['cache'] ?? '' },
    })
    expect([next.body['sessionId'], next.body['visitId']]).toEqual([
      first.body['sessionId'],
      first.body['visitId'],
    ])
    expect(accepted).toHaveLength(2)
  })

  test('of a robot is answered with its greeting, and travels on as dropped', async () => {
    const { env, accepted } = bindings()
    const robot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }
    expect(await post('/api/send', hit(), { env, headers: robot })).toEqual({
      status: 200,
      body: { beep: 'boop' },
    })
    expect(accepted).toMatchObject([{ dropped: 'bot', payload: {}, client: {} }])
    expect(accepted[0]).not.toHaveProperty('visitor')
  })

  test('of an address that is shut out is forbidden, and travels on as dropped', async () => {
    const rules = { ...siteEntry().rules, blockedIps: ['192.0.2.0/24'] }
    const { env, accepted } = bindings({ ...siteEntry(), rules })
    expect(await post('/api/send', hit(), { env })).toEqual({
      status: 403,
      body: { error: { message: 'Forbidden', code: 'forbidden', status: 403 } },
    })
    expect(accepted).toMatchObject([{ dropped: 'ip_blocked' }])
  })

  test('that is wrong is refused in its words, and says why', async () => {
    const unknown = await post('/api/send', hit({ website: crypto.randomUUID() }))
    expect(unknown).toMatchObject({
      status: 400,
      body: { error: { message: 'Website not found.', code: 'bad-request', status: 400 } },
    })
    const wrong = await post('/api/send', hit({ url: 7 }, { type: 'nonsense' }))
    expect(wrong.status).toBe(400)
    expect(wrong.body['error']).toMatchObject({
      code: 'bad-request',
      details: [{ path: 'type' }, { path: 'payload.url' }],
    })
    expect((await post('/api/send', '{')).body['error']).toMatchObject({ code: 'bad-request' })
  })
})

describe('several hits at once', () => {
  test('are taken each by itself, and what is wrong is named by its place', async () => {
    const { env, accepted } = bindings()
    const { status, body } = await post('/api/batch', [hit(), hit({ name: 7 }), hit({ url: '/b' })], { env })
    expect(status).toBe(200)
    expect(body).toMatchObject({ size: 3, processed: 2, errors: 1, cache: expect.any(String) })
    expect(body['details']).toMatchObject([{ index: 1, response: { error: { code: 'bad-request' } } }])
    expect(accepted.map(({ payload }) => payload.url)).toEqual(['/', '/b'])
  })

  test('under one key have names of their own, and the same ones when they are sent again', async () => {
    const { env, accepted } = bindings()
    const headers = { 'idempotency-key': 'page-7' }
    await post('/api/batch', [hit(), hit()], { env, headers })
    await post('/api/batch', [hit(), hit()], { env, headers })
    const [a, b, again, other] = accepted.map(({ eventId }) => eventId)
    expect(a).not.toBe(b)
    expect([again, other]).toEqual([a, b])
  })

  test('of which the queue takes some are to be sent again where each has a name', async () => {
    let sends = 0
    const failsOnce = () =>
      sends++ === 0 ? Promise.reject(new Error('Queue is overloaded')) : Promise.resolve()
    const named = () => hit({}, { eventId: crypto.randomUUID() })
    const first = await post('/api/batch', [named(), named(), named()], {
      env: bindings(siteEntry(), failsOnce).env,
    })
    sends = 0
    const unnamed = await post('/api/batch', [hit(), hit(), hit()], {
      env: bindings(siteEntry(), failsOnce).env,
    })
    expect([first.status, unnamed.status]).toEqual([502, 200])
    expect(unnamed.body['errors']).toBeGreaterThan(0)
  })

  test('of more websites than anybody has are refused', async () => {
    const strange = Array.from({ length: 11 }, () => hit({ website: crypto.randomUUID() }))
    expect((await post('/api/batch', strange)).status).toBe(400)
  })

  test.each([{}, 'text', null, Array.from({ length: 501 }, () => hit())])(
    'have to be a list of five hundred at most',
    async (body) => {
      expect((await post('/api/batch', body)).status).toBe(400)
    },
  )
})
