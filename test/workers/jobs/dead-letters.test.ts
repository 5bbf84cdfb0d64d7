import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runDurableObjectAlarm,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import type { AcceptedHit, HitMessage } from '../../../shared/domain/tracker/hit.ts'
import { consumeHits } from '../../../workers/features/analytics/consume-hits.ts'
import jobs from '../../../workers/jobs/index.ts'
import { newContext } from '../../support/context.ts'

/** Dead letters may be replayed for eight days: four in the queue and four among them. */
const day = (Math.floor(Date.now() / dayMs) - 7) * dayMs
const range = { from: day, until: day + dayMs - 1 }
const people = 40
const inMessage = 20
const messagesOfWebsite = 140
const paths = ['/', '/prices', '/cart', '/done', '/about']

/**
 * What visitors do on one day: each comes back after 9 or 19 minutes, so that every visit is longer than a gap of two hits, and breaks in two where some are missing. Enough to be put
 * in columns by the day.
 */
const hitsOf = (websiteId: string): AcceptedHit[] =>
  Array.from({ length: messagesOfWebsite * inMessage }, (_, n) => {
    const [who, step] = [n % people, Math.floor(n / people)]
    const at = day + (who * 97 + step * (9 + (who % 2) * 10) * 60 + ((n * 31) % 60)) * 1000
    const url = `https://shop.example${paths[(n * 7 + step) % paths.length] ?? '/'}`
    return {
      eventId: crypto.randomUUID(),
      websiteId,
      visitId: crypto.randomUUID(),
      receivedAt: at,
      visitor: (who + 1).toString(16).padStart(16, '0'),
      type: 'event',
      payload: { url, ...(n % 9 === 0 && { name: 'bought', data: { revenue: 5, currency: 'EUR' } }) },
      client: { country: who % 3 === 0 ? 'DE' : 'FR' },
    }
  })

const messagesOf = (websiteId: string): HitMessage[] => {
  const hits = hitsOf(websiteId)
  return Array.from({ length: messagesOfWebsite }, (_, n) => ({
    version: 2,
    commitId: crypto.randomUUID(),
    hits: hits.slice(n * inMessage, (n + 1) * inMessage),
  }))
}

const delivery = (body: unknown, attempts = 1) => ({
  id: crypto.randomUUID(),
  timestamp: new Date(),
  body,
  attempts,
  ack: vi.fn(),
  retry: vi.fn(),
})

/** Of a generic method the type does not survive the way to an object. */
const ask = (websiteId: string, name: string, asked: object): Promise<unknown> =>
  (
    env.WEBSITE_STORE.getByName(websiteId) as unknown as {
      report: (name: string, asked: object) => Promise<unknown>
    }
  ).report(name, { range, filter: noFilter, ...asked })

/** All that a website tells of the day, by which its visits can be told apart. */
async function told(websiteId: string) {
  const metrics = (dimension: string) =>
    ask(websiteId, 'metrics', { dimension, search: '', limit: 100, offset: 0 })
  const steps = ['/', '/cart', '/done'].map((value) => ({ type: 'path', value }))
  return {
    ledger: await env.WEBSITE_STORE.getByName(websiteId).ledger(),
    stats: await ask(websiteId, 'stats', {}),
    paths: await metrics('path'),
    entries: await metrics('entry'),
    exits: await metrics('exit'),
    countries: await metrics('country'),
    hours: await ask(websiteId, 'pageviews', { unit: 'hour', timezone: 'Asia/Kathmandu' }),
    sessions: await ask(websiteId, 'sessions', { search: '', limit: 100, offset: 0 }),
    funnel: await ask(websiteId, 'funnel', { steps, windowMs: 3_600_000 }),
    journeys: await ask(websiteId, 'journey', { steps: 4 }),
    revenue: await ask(websiteId, 'revenue', { currency: 'EUR', unit: 'hour', timezone: 'UTC' }),
  }
}

async function consume(messages: readonly HitMessage[]): Promise<void> {
  for (let at = 0; at < messages.length; at += 10)
    await consumeHits(newContext(), { messages: messages.slice(at, at + 10).map((body) => delivery(body)) })
}

/** As the operator does it: the dead letters come from the queue that is named for them. Returns how many were taken. */
async function replay(messages: readonly HitMessage[]): Promise<number> {
  const some = messages.map((body) => ({ id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body }))
  const batch = createMessageBatch('tracewright-hits-dead', some)
  const execution = createExecutionContext()
  await jobs.queue(batch as never, env as never, execution)
  return (await getQueueResult(batch, execution)).explicitAcks.length
}

test('a website tells the same after its dead letters were replayed as one that never failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [sound, failing] = [crypto.randomUUID(), crypto.randomUUID()]
  const policy = { visitorPeriod: 'day', retentionDays: null } as const
  for (const websiteId of [sound, failing])
    await env.WEBSITE_STORE.getByName(websiteId).keepPolicy({ now: Date.now(), policy })
  await consume(messagesOf(sound))
  const truth = await told(sound)
  const all = messagesOfWebsite * inMessage
  expect(truth.ledger).toEqual({ received: all, stored: all, dropped: {} })

  const messages = messagesOf(failing)
  const dead = messages.filter((_, n) => n % 4 === 1)
  const others = messages.filter((_, n) => n % 4 !== 1)
  const context = newContext()
  const record = () => Promise.reject(new Error('object is overloaded'))
  Object.defineProperty(context.services, 'websiteStores', { value: { getByName: () => ({ record }) } })
  const last = dead.map((body) => delivery(body, 21))
  await consumeHits(context, { messages: last })
  expect(last.every(({ ack, retry }) => ack.mock.calls.length === 0 && retry.mock.calls.length === 1)).toBe(
    true,
  )

  // The later ones come first, and somebody looks in between.
  await consume(others.toReversed())
  const before = await told(failing)
  const kept = others.length * inMessage
  expect(before.ledger).toEqual({ received: kept, stored: kept, dropped: {} })
  for (const name of ['stats', 'hours', 'funnel', 'sessions'] as const)
    expect(before[name]).not.toEqual(truth[name])

  // Some of them had been counted, and one batch comes twice.
  expect(await replay([...dead.slice(0, 20), ...others.slice(0, 5)])).toBe(25)
  expect(await replay(dead.slice(10).toReversed())).toBe(dead.length - 10)
  expect(await replay(dead.slice(0, 20))).toBe(20)
  expect(await told(failing)).toEqual(truth)
  const store = env.WEBSITE_STORE.getByName(failing)
  expect(await runDurableObjectAlarm(store)).toBe(true)
  expect(await store.ledgerCheck()).toMatchObject({ holds: true })
})
