import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webhookDeliveries, webhooks } from '../../../../shared/db/tables/webhooks.ts'
import { deliver } from '../../../../workers/features/webhooks/deliver.ts'
import { failingPatienceMs } from '../../../../workers/features/webhooks/rules.ts'
import { newContext } from '../../../support/context.ts'
import { answering, type newReceiver } from '../../../support/receivers.ts'
import { isGenuine } from './signature.ts'
import { withServices } from '../../../support/with-services.ts'
import { hooked, audited, db, deliverAt, deliveryRow, newDelivery, webhookRow } from './support.ts'

const now = Date.parse('2031-05-06T07:08:09.123Z')

/** A receiver, its web hook and a delivery that is due now. */
async function due(...answer: Parameters<typeof newReceiver>) {
  const { named, secret, ...receiver } = await hooked({}, ...answer)
  return { ...receiver, webhook: { ...named, secret }, ...(await newDelivery(named, now)) }
}

test('a message arrives as it was stored, signed so that the specification verifies it', async () => {
  const { got, deliveryId, eventId, body, webhook } = await due()
  expect(await deliverAt(deliveryId, now)).toBeNull()
  const [message] = got
  expect(got).toHaveLength(1)
  expect(message).toMatchObject({
    body,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Tracewright-Webhooks/1.0',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now / 1000)),
    },
  })
  expect(JSON.parse(body)).toEqual({
    id: eventId,
    type: 'project.deleted',
    at: '2031-05-06T07:08:09.123Z',
    organizationId: webhook.organizationId,
    data: { n: 1 },
  })
  expect(isGenuine(message!, webhook.secret)).toBe(true)
  expect(isGenuine({ ...message!, body: `${body} ` }, webhook.secret)).toBe(false)
  expect(await deliveryRow(deliveryId)).toMatchObject({
    status: 'delivered',
    attempts: 1,
    responseStatus: 204,
    error: null,
    nextAttemptAt: null,
    finishedAt: now,
  })
})

test('a message that comes twice is sent once, also when both come at the same moment', async () => {
  const { got, deliveryId } = await due()
  const waits = await Promise.all([1, 2, 3, 4].map(() => deliverAt(deliveryId, now)))
  expect(got).toHaveLength(1)
  expect(await deliverAt(deliveryId, now)).toBeNull()
  expect(got).toHaveLength(1)
  // Those that came second look again, in case that the first one died.
  expect(waits.filter((wait) => wait !== null && wait > 60).length).toBeLessThanOrEqual(3)
})

test('what fails is tried again later and later, nine times within a day, and then given up', async () => {
  const { got, deliveryId } = await due(answering(500))
  const waits: number[] = []
  let at = now
  for (;;) {
    const wait = await deliverAt(deliveryId, at)
    if (wait === null) break
    waits.push(wait)
    expect(await deliveryRow(deliveryId)).toMatchObject({
      status: 'pending',
      attempts: waits.length,
      responseStatus: 500,
      error: 'refused',
      nextAttemptAt: at + wait * 1000,
    })
    // Too early: nothing is sent, and the message comes again or another does.
    expect(await deliverAt(deliveryId, at + wait * 1000 - 1000)).toBe(1)
    at += wait * 1000
  }
  const longest = [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200]
  expect(waits).toHaveLength(longest.length)
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeLessThanOrEqual(longest[index] ?? 0)
    expect(wait).toBeGreaterThanOrEqual((longest[index] ?? 0) * 0.8)
  }
  expect(await deliveryRow(deliveryId)).toMatchObject({
    status: 'failed',
    attempts: 9,
    error: 'refused',
    nextAttemptAt: null,
    finishedAt: at,
  })
  expect(await deliverAt(deliveryId, at + 86_400_000)).toBeNull()
  expect(got).toHaveLength(9)
  expect(new Set(got.map(({ body }) => body)).size).toBe(1)
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(got.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(9)
})

test('a message too many drops out where the next attempt is far away', async () => {
  const { deliveryId } = await due()
  const nextAttemptAt = now + 3_600_000
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt })
    .where(eq(webhookDeliveries.deliveryId, deliveryId))
  expect(await deliverAt(deliveryId, now)).toBeNull()
  expect(await deliveryRow(deliveryId)).toMatchObject({ status: 'pending', attempts: 0, nextAttemptAt })
})

test('an attempt that dies before its outcome is known is made again', async () => {
  const { got, deliveryId, webhook } = await due()
  const poster = { post: () => Promise.reject(new Error('The process died')) }
  const dying = withServices(newContext({ now: () => now }), { poster })
  await expect(deliver(dying, deliveryId)).rejects.toThrow('died')
  expect(await deliveryRow(deliveryId)).toMatchObject({
    status: 'pending',
    attempts: 1,
    error: 'outcome_unknown',
  })
  const wait = (await deliverAt(deliveryId, now + 1)) ?? 0
  expect(wait).toBeGreaterThan(10)
  expect(got).toHaveLength(0)
  expect(await deliverAt(deliveryId, now + 1 + wait * 1000)).toBeNull()
  expect(got).toHaveLength(1)
  expect(isGenuine(got[0]!, webhook.secret)).toBe(true)
  expect(await deliveryRow(deliveryId)).toMatchObject({ status: 'delivered', attempts: 2 })
})

test('410 ends everything: the delivery has failed, the web hook is off, and the audit log says why, once', async () => {
  const { got, deliveryId, webhook } = await due(answering(410))
  const second = await newDelivery(webhook, now)
  const third = await newDelivery(webhook, now)
  await Promise.all([deliverAt(deliveryId, now), deliverAt(second.deliveryId, now)])
  const rows = await Promise.all([deliveryId, second.deliveryId].map(deliveryRow))
  // The slower one may find the web hook switched off already.
  expect(rows).toContainEqual(
    expect.objectContaining({ status: 'failed', responseStatus: 410, error: 'gone' }),
  )
  for (const row of rows) expect(row).toMatchObject({ status: 'failed', finishedAt: now })
  expect(await webhookRow(webhook.webhookId)).toMatchObject({ active: false, inactiveReason: 'gone' })
  const summary = expect.stringMatching(/^Switched off the web hook to \S+: the receiver answered 410 Gone$/)
  expect(await audited(webhook.webhookId, 'webhooks.switchOff')).toMatchObject([{ actor: 'system', summary }])
  const before = got.length
  expect(await deliverAt(third.deliveryId, now)).toBeNull()
  expect(got).toHaveLength(before)
  expect(await deliveryRow(third.deliveryId)).toMatchObject({ status: 'failed', error: 'switched_off' })
})

test.each([301, 302, 307, 308])('a redirect by %i to a private address is not followed', async (status) => {
  const { got, deliveryId } = await due(
    () => new Response(null, { status, headers: { location: 'http://127.0.0.1/admin' } }),
  )
  expect(await deliverAt(deliveryId, now)).toBeGreaterThan(0)
  expect(got.map(({ redirect }) => redirect)).toEqual(['manual'])
  expect(await deliveryRow(deliveryId)).toMatchObject({ responseStatus: status, error: 'redirected' })
})

test('a server that never answers is given up after the time that is set', async () => {
  const { deliveryId } = await due(
    (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  expect(await deliverAt(deliveryId, now, { WEBHOOK_TIMEOUT_SECONDS: 0.02 })).toBeGreaterThan(0)
  expect(await deliveryRow(deliveryId)).toMatchObject({ responseStatus: null, error: 'timeout' })
})

test('an answer whose body never ends is taken by its status, and nothing of it is read or kept', async () => {
  let pulled = 0
  let cancelled = false
  const { deliveryId, webhook } = await due(() => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(stream) {
          pulled++
          stream.enqueue(new TextEncoder().encode('internal secrets'))
        },
        cancel() {
          cancelled = true
        },
      },
      { highWaterMark: 0 },
    )
    return new Response(body, { status: 200 })
  })
  expect(await deliverAt(deliveryId, now)).toBeNull()
  expect([pulled, cancelled]).toEqual([0, true])
  const kept = JSON.stringify([await deliveryRow(deliveryId), await webhookRow(webhook.webhookId)])
  expect(kept).not.toContain('internal secrets')
})

test('a server that does not exist is unreachable, without a word of why', async () => {
  const { named } = await hooked({ url: 'https://nowhere.example/' })
  const { deliveryId } = await newDelivery(named, now)
  expect(await deliverAt(deliveryId, now)).toBeGreaterThan(0)
  expect(await deliveryRow(deliveryId)).toMatchObject({ responseStatus: null, error: 'unreachable' })
})

test('an address is checked again before each attempt', async () => {
  const { got, deliveryId, webhook } = await due()
  const url = 'http://127.0.0.1:9000/'
  await db.update(webhooks).set({ url }).where(eq(webhooks.webhookId, webhook.webhookId))
  expect(await deliverAt(deliveryId, now)).toBeNull()
  expect(got).toEqual([])
  expect(await deliveryRow(deliveryId)).toMatchObject({ status: 'failed', error: 'target_refused' })
})

test('a web hook to a host of our own sends nothing, also when the host became ours after it was made', async () => {
  const { got, deliveryId, host } = await due()
  expect(await deliverAt(deliveryId, now, { OWN_HOSTS: `app.example.com ${host}` })).toBeNull()
  expect(got).toEqual([])
  expect(await deliveryRow(deliveryId)).toMatchObject({ status: 'failed', error: 'target_refused' })
})

const hour = 3_600_000

test('what an organization sends above its hourly limit waits one to two hours, and loses no attempt by it', async () => {
  const { got, deliveryId, webhook } = await due(answering(500))
  const settings = { WEBHOOK_ATTEMPTS_PER_HOUR: 1 }
  const retry = await deliverAt(deliveryId, now, settings)
  expect(await deliveryRow(deliveryId)).toMatchObject({ attempts: 1, error: 'refused' })
  const at = now + (retry ?? 0) * 1000
  const second = await newDelivery(webhook, at)
  for (const [id, attempts] of [
    [deliveryId, 1],
    [second.deliveryId, 0],
  ] as const) {
    const wait = (await deliverAt(id, at, settings)) ?? 0
    const dueAt = at + wait * 1000
    expect(await deliveryRow(id)).toMatchObject({
      status: 'pending',
      attempts,
      error: 'rate_limited',
      nextAttemptAt: dueAt,
    })
    expect(dueAt).toBeGreaterThanOrEqual(now + hour)
    expect(dueAt).toBeLessThanOrEqual(now + 2 * hour + 1000)
  }
  expect(got).toHaveLength(1)
  expect(await deliverAt(deliveryId, now + 3 * hour, settings)).toBeGreaterThan(0)
  expect(got).toHaveLength(2)
  expect(await deliveryRow(deliveryId)).toMatchObject({ attempts: 2, error: 'refused' })
})

test('the limit of one organization holds up no other, and what is not sent counts for nothing', async () => {
  const settings = { WEBHOOK_ATTEMPTS_PER_HOUR: 1 }
  const [one, other] = [await due(), await due()]
  const off = { active: false }
  await db.update(webhooks).set(off).where(eq(webhooks.webhookId, one.webhook.webhookId))
  const unsent = await newDelivery(one.webhook, now)
  await deliverAt(unsent.deliveryId, now, settings)
  await db.update(webhooks).set({ active: true }).where(eq(webhooks.webhookId, one.webhook.webhookId))
  for (const { deliveryId } of [one, other]) {
    expect(await deliverAt(deliveryId, now, settings)).toBeNull()
    expect(await deliveryRow(deliveryId)).toMatchObject({ status: 'delivered' })
  }
})

test('a secret that the operator can no longer open sends nothing unsigned', async () => {
  const { got, deliveryId } = await due()
  expect(await deliverAt(deliveryId, now, { SIGNING_SECRET: 'another secret of the operator' })).toBeNull()
  expect(got).toEqual([])
  expect(await deliveryRow(deliveryId)).toMatchObject({ status: 'failed', error: 'secret_lost' })
})

/** Lets a delivery fail for the last time. */
async function giveUp(webhook: { webhookId: string; organizationId: string }, at: number) {
  const { deliveryId } = await newDelivery(webhook, at)
  await db.update(webhookDeliveries).set({ attempts: 8 }).where(eq(webhookDeliveries.deliveryId, deliveryId))
  expect(await deliverAt(deliveryId, at)).toBeNull()
}

test('a receiver that takes nothing for five days is switched off; one success in between counts anew', async () => {
  const { webhook, server } = await due(answering(503))
  const { webhookId } = webhook
  await giveUp(webhook, now)
  expect(await webhookRow(webhookId)).toMatchObject({ active: true, failingSince: now })
  await giveUp(webhook, now + failingPatienceMs - 1)
  expect(await webhookRow(webhookId)).toMatchObject({ active: true, failingSince: now })
  server.answer = answering(200)
  const taken = await newDelivery(webhook, now + failingPatienceMs)
  await deliverAt(taken.deliveryId, now + failingPatienceMs)
  expect(await webhookRow(webhookId)).toMatchObject({ active: true, failingSince: null })
  server.answer = answering(503)
  const since = now + 2 * failingPatienceMs
  await giveUp(webhook, since)
  await giveUp(webhook, since + failingPatienceMs)
  expect(await webhookRow(webhookId)).toMatchObject({ active: false, inactiveReason: 'failing' })
  const [{ summary } = { summary: '' }] = await audited(webhookId, 'webhooks.switchOff')
  expect(summary).toMatch(/^Switched off the web hook to \S+: for five days no delivery has succeeded$/)
})

test('a delivery that does not exist is nothing to do', async () => {
  expect(await deliverAt(crypto.randomUUID(), now)).toBeNull()
})
