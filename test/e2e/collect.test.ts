import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct } from '../support/start-product.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { browserAgent } from '../support/browser-agent.ts'

const person = { 'user-agent': browserAgent }

let persistTo = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let headers: Record<string, string> = {}

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-collect-'))
  product = startProduct({ persistTo })
  origin = await product.ready()
  const account = { email: 'collect@example.com', password: 'a long enough test password' }
  await post('/api/auth/register', account)
  const { access_token: token } = await post<{ access_token: string }>('/api/auth/token', account)
  headers = { authorization: `Bearer ${token}` }
  await post('/api/organizations', { name: 'Acme', slug: 'acme-collect' })
})
afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  await removeFolder(persistTo)
})

async function post<T = unknown>(path: string, body: object): Promise<T> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const newWebsite = async () => (await post<{ id: string }>('/api/websites', { name: 'Shop' })).id
const hit = (website: string, rest: object = {}) =>
  JSON.stringify({ type: 'event', ...rest, payload: { website, url: '/' } })
const ledgerOf = async (website: string) =>
  (await (await fetch(`${origin}/api/websites/${website}/ledger`, { headers })).json()) as {
    received: number
    stored: number
    dropped: Record<string, number>
  }

/** As the tracker does it: the same hit again, under its name, until it is taken. Returns how often it was refused, or the line was cut. */
async function sendUntilTaken(website: string): Promise<number> {
  const eventId = crypto.randomUUID()
  const body = hit(website, { eventId })
  for (let refusals = 0; ; refusals++) {
    const response = await fetch(`${origin}/api/collect`, { method: 'POST', headers: person, body }).catch(
      () => null,
    )
    if (!response) {
      await sleep(50)
      continue
    }
    const answer: unknown = await response.json()
    if (response.status === 202) {
      expect(answer).toMatchObject({ accepted: true, eventId })
      return refusals
    }
    // A machine that is slow to write says so and keeps nothing back; whatever else is refused is a fault.
    expect([response.status, answer]).toEqual([502, expect.objectContaining({ error: 'upstream_failed' })])
  }
}

test('of a thousand requests at once to the built Workers none is lost and none counts twice', async () => {
  const website = await newWebsite()
  const refusals = await Promise.all(Array.from({ length: 1000 }, () => sendUntilTaken(website)))
  await expect.poll(() => ledgerOf(website), { timeout: 60_000 }).toMatchObject({ stored: 1000 })
  const { received, dropped } = await ledgerOf(website)
  // What was refused too late may have been written all the same.
  expect(dropped).toEqual(received === 1000 ? {} : { duplicate: received - 1000 })
  expect(received - 1000).toBeLessThanOrEqual(refusals.reduce((sum, each) => sum + each))
})

test('a hit and its repeat at the former address count once', async () => {
  const website = await newWebsite()
  const body = hit(website, { eventId: crypto.randomUUID() })
  for (const path of ['/api/collect', '/api/analytics/send']) {
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers: person, body })
    expect(response.status).toBe(202)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    await response.arrayBuffer()
  }
  await expect
    .poll(() => ledgerOf(website), { timeout: 60_000 })
    .toMatchObject({ received: 2, stored: 1, dropped: { duplicate: 1 } })
})

test('a refused hit carries one request id in body and header', async () => {
  const body = JSON.stringify({ type: 'event', payload: { website: crypto.randomUUID() } })
  const response = await fetch(`${origin}/api/collect`, { method: 'POST', headers: person, body })
  expect(response.status).toBe(400)
  const { error, requestId } = (await response.json()) as { error: string; requestId: string }
  expect({ error, requestId }).toEqual({
    error: 'analytics.website_not_found',
    requestId: response.headers.get('x-request-id'),
  })
})
