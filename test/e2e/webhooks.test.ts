import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Account, ask, newOwner } from '../support/durable-load.ts'
import { serving } from '../support/serving.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { type Verifier, readVerifier } from '../support/webhook-verifier.ts'
import { withBody } from '../support/with-body.ts'

interface Got {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

const got: Got[] = []
const closed = new Set<string>()

/** What the receiver does behind each path. */
const behaviours: Record<string, (response: ServerResponse, times: number) => void> = {
  '/takes': (response) => void response.writeHead(204).end(),
  '/recovers': (response, times) => void response.writeHead(times === 1 ? 503 : 200).end('thank you'),
  '/redirects': (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
  '/drips': (response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    const drip = setInterval(() => response.write('internal '), 50)
    response.on('close', () => {
      clearInterval(drip)
      closed.add('/drips')
    })
  },
  '/silent': (response) => void response.on('close', () => closed.add('/silent')),
}

const receiver = serving(
  withBody((request, response, body) => {
    const path = request.url ?? ''
    got.push({ path, headers: request.headers, body })
    const times = got.filter((each) => each.path === path).length
    const behave = behaviours[path] ?? ((answer: ServerResponse) => void answer.writeHead(404).end())
    behave(response, times)
  }),
)

const product = sharedProduct()
let account: Account
let base = ''
let isGenuine: Verifier

beforeAll(async () => {
  isGenuine = await readVerifier(product.folder())
  account = await newOwner(product.origin())
  base = `/api/organizations/${account.organizationId}/webhooks`
})

/** A web hook to an address, and the delivery of a ping to it. */
async function ping(url: string) {
  type Made = { webhookId: string; secret: string; deliveryId: string }
  const { webhookId, secret } = await ask<Made>(account, 'POST', base, { url, events: ['*'] })
  const { deliveryId } = await ask<Made>(account, 'POST', `${base}/${webhookId}/test`, {})
  const log = () =>
    ask<Record<string, unknown>>(account, 'GET', `${base}/${webhookId}/deliveries/${deliveryId}`)
  return { secret, log }
}

test('a real server gets real messages, and none of its tricks leads anywhere', async () => {
  const at = (path: string) => ping(`${receiver.origin()}${path}`)
  const takes = await at('/takes')
  const recovers = await at('/recovers')
  const redirects = await at('/redirects')
  const drips = await at('/drips')
  const silent = await at('/silent')
  const refused = await ping('http://127.0.0.1:1/')
  const nowhere = await ping('http://nowhere.invalid/')
  const poll = (log: () => Promise<unknown>) => expect.poll(log, { timeout: 120_000, interval: 200 })

  await poll(takes.log).toMatchObject({ status: 'delivered', responseStatus: 204 })
  const [message] = got
  expect(isGenuine(message!.headers, message!.body, takes.secret)).toBe(true)
  expect(message!.headers).toMatchObject({
    'user-agent': 'Tracewright-Webhooks/1.0',
    'content-type': 'application/json',
    'webhook-id': (JSON.parse(message!.body) as { id: string }).id,
  })

  await poll(drips.log).toMatchObject({ status: 'delivered', responseStatus: 200 })
  await poll(redirects.log).toMatchObject({ status: 'pending', responseStatus: 307, error: 'redirected' })
  await poll(silent.log).toMatchObject({ status: 'pending', responseStatus: null, error: 'timeout' })
  await poll(nowhere.log).toMatchObject({ status: 'pending', error: 'unreachable' })
  await poll(refused.log).toMatchObject({ status: 'pending', responseStatus: null, error: 'unreachable' })
  await poll(recovers.log).toMatchObject({ status: 'delivered', responseStatus: 200 })
  // On a busy machine a try may run out of time before its answer is read: then there are more than two.
  const messages = got.filter(({ path }) => path === '/recovers')
  expect(messages.length).toBeGreaterThanOrEqual(2)
  for (const { headers: each, body } of messages) expect(isGenuine(each, body, recovers.secret)).toBe(true)
  expect(new Set(messages.map(({ headers: each }) => each['webhook-id'])).size).toBe(1)

  expect(got.filter(({ path }) => path === '/elsewhere')).toEqual([])
  await expect.poll(() => [...closed].toSorted(), { timeout: 120_000 }).toEqual(['/drips', '/silent'])
  expect(JSON.stringify(await drips.log())).not.toContain('internal')
})

test('the log of the product tells nothing of secrets', async () => {
  const path = join(import.meta.dirname, `../../.wrangler/dev-${product.port()}.log`)
  expect(await readFile(path, 'utf8')).not.toContain('whsec_')
})
