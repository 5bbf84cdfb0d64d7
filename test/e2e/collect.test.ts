import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { browserAgent } from '../support/browser-agent.ts'
import { type Account, ask, newOwner } from '../support/durable-load.ts'
import { sharedProduct } from '../support/shared-product.ts'

const person = { 'user-agent': browserAgent }
const patience = { timeout: 120_000 }
const product = sharedProduct()
let account: Account

beforeAll(async () => {
  account = await newOwner(product.origin())
})

const newWebsite = async () =>
  (await ask<{ id: string }>(account, 'POST', '/api/websites', { name: 'Shop' })).id
const hit = (website: string, eventId: string) =>
  JSON.stringify({ type: 'event', eventId, payload: { website, url: '/' } })
const send = (body: string, path = '/api/collect') =>
  fetch(`${account.origin}${path}`, { method: 'POST', headers: person, body })
interface Ledger {
  received: number
  stored: number
  dropped: Record<string, number>
}
const ledgerOf = (website: string) => ask<Ledger>(account, 'GET', `/api/websites/${website}/ledger`)

/** As the tracker does it: the same hit again, under its name, until it is taken. Returns how often it was refused, or the line was cut. */
async function sendUntilTaken(website: string): Promise<number> {
  const eventId = crypto.randomUUID()
  for (let refusals = 0; ; refusals++) {
    const response = await send(hit(website, eventId)).catch(() => null)
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
  await expect.poll(() => ledgerOf(website), patience).toMatchObject({ stored: 1000 })
  const { received, dropped } = await ledgerOf(website)
  // What was refused too late may have been written all the same.
  expect(dropped).toEqual(received === 1000 ? {} : { duplicate: received - 1000 })
  expect(received - 1000).toBeLessThanOrEqual(refusals.reduce((sum, each) => sum + each))
})

test('a hit and its repeat at the former address count once', async () => {
  const website = await newWebsite()
  const body = hit(website, crypto.randomUUID())
  for (const path of ['/api/collect', '/api/analytics/send']) {
    const response = await send(body, path)
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([202, '*'])
    await response.arrayBuffer()
  }
  await expect
    .poll(() => ledgerOf(website), patience)
    .toMatchObject({ received: 2, stored: 1, dropped: { duplicate: 1 } })
})

test('a refused hit carries one request id in body and header', async () => {
  const response = await send(hit(crypto.randomUUID(), crypto.randomUUID()))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: 'analytics.website_not_found',
    requestId: response.headers.get('x-request-id'),
  })
})
