import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'

const harness = createTestHarness({
  root: new URL('../..', import.meta.url).pathname,
  workers: [
    { configPath: './wrangler.toml', vars: { LOCAL: 'true' } },
    { configPath: './workers/collect/wrangler.toml' },
    { configPath: './workers/jobs/wrangler.toml', vars: { LOCAL: 'true' } },
    { configPath: './workers/extract/wrangler.toml' },
    { configPath: './workers/design/wrangler.toml' },
  ],
})

let origin: URL
let website = ''
let headers: Record<string, string> = {}

beforeAll(async () => {
  origin = (await harness.listen()).url
  await harness.getWorker('tracewright-api').applyD1Migrations('DB')
  const account = { email: 'collect@example.com', password: 'a long enough test password' }
  await post('/api/auth/register', account)
  const { access_token: token } = await post<{ access_token: string }>('/api/auth/token', account)
  headers = { authorization: `Bearer ${token}` }
  await post('/api/organizations', { name: 'Acme', slug: 'acme-collect' })
  website = (await post<{ id: string }>('/api/websites', { name: 'Shop' })).id
})
afterAll(() => harness.close())

async function post<T = unknown>(path: string, body: object): Promise<T> {
  const response = await harness.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const hit = (rest: object = {}) => JSON.stringify({ type: 'event', ...rest, payload: { website, url: '/' } })
const ledger = async () =>
  (await harness.fetch(`/api/websites/${website}/ledger`, { headers })).json() as Promise<{
    received: number
    stored: number
    dropped: Record<string, number>
  }>

test('of a thousand requests at once to the built Workers none is lost and none counts twice', async () => {
  const before = await ledger()
  const names = new Set<string>()
  const statuses = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const response = await fetch(new URL('/api/collect', origin), { method: 'POST', body: hit() })
      const { eventId } = (await response.json()) as { eventId: string }
      names.add(eventId)
      return response.status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([202]))
  expect(names.size).toBe(1000)
  await expect
    .poll(ledger, { timeout: 60_000 })
    .toEqual({ ...before, received: before.received + 1000, stored: before.stored + 1000 })
})

test('a hit through the front door and its repeat at the former address count once', async () => {
  const before = await ledger()
  const body = hit({ eventId: crypto.randomUUID() })
  for (const path of ['/api/collect', '/api/analytics/send']) {
    const response = await harness.fetch(path, { method: 'POST', body })
    expect(response.status).toBe(202)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    await response.arrayBuffer()
  }
  const duplicate = (before.dropped.duplicate ?? 0) + 1
  await expect
    .poll(ledger, { timeout: 60_000 })
    .toEqual({ received: before.received + 2, stored: before.stored + 1, dropped: { duplicate } })
})

test('a refused hit carries one request id in body and header, also through the front door', async () => {
  const body = JSON.stringify({ type: 'event', payload: { website: crypto.randomUUID() } })
  const response = await harness.fetch('/api/collect', { method: 'POST', body })
  expect(response.status).toBe(400)
  const { error, requestId } = (await response.json()) as { error: string; requestId: string }
  expect({ error, requestId }).toEqual({
    error: 'analytics.website_not_found',
    requestId: response.headers.get('x-request-id'),
  })
})
