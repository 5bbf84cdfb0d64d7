import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../support/durable-load.ts'
import {
  type Counted,
  type KilledProduct,
  sendWhileKilled,
  settled,
  startKilledProduct,
} from '../../support/killed-product.ts'
import type { Door, NamedHit, Parcel } from '../../support/patient-tracker.ts'
import { deliveries } from '../../support/queue-on-disk.ts'

const most = 100_000
const inBatch = 200
const pages = 40
/** What is killed each time a further part of the hits is taken. */
const kills = ['runtime', 'all', 'runtime', 'all', 'runtime', 'all'] as const
const senders = 40
const patience = { timeout: 300_000, interval: 500 }
const queue = 'tracewright-hits'

let product: KilledProduct

const isEvent = (n: number) => n % 10 === 9
const named = (n: number): NamedHit => ({
  eventId: crypto.randomUUID(),
  payload: {
    website: product.website,
    url: `/page/${n % pages}`,
    title: `Hit ${n}`,
    ...(isEvent(n) && { name: 'done' }),
  },
})

/** All hits, alone and in batches, with a part of them twice: beside themselves, much later, and through another door. */
function parcels(): Parcel[] {
  const hits = Array.from({ length: most }, (_, n) => named(n))
  const doors: Door[] = ['body', 'header', 'umami']
  const alone = hits
    .slice(0, most / 10)
    .map((hit, n): Parcel => ({ door: doors[n % 3] ?? 'body', hits: [hit] }))
  const together = Array.from({ length: (most - alone.length) / inBatch }, (_, n): Parcel => {
    const some = hits.slice(alone.length + n * inBatch, alone.length + (n + 1) * inBatch)
    return { door: 'batch', hits: n % 5 === 0 ? [...some, ...some.slice(0, 10)] : some }
  })
  const all = [...alone, ...together].map((parcel, n) => ({
    parcel,
    at: (n * 7919) % (alone.length + together.length),
  }))
  const again = all
    .filter((_, n) => n % 6 === 0)
    .map(({ parcel, at }) => ({ parcel, at: at + (at % 7) * 400 }))
  const otherwise = together.map(({ hits: [hit] }, n): Parcel => ({
    door: doors[n % 3] ?? 'body',
    hits: hit ? [hit] : [],
  }))
  return [...all, ...again, ...otherwise.map((parcel, n) => ({ parcel, at: n * 20 }))]
    .toSorted((one, other) => one.at - other.at)
    .map(({ parcel }) => parcel)
}

beforeAll(async () => {
  product = await startKilledProduct(queue, { name: 'Shop' })
})

afterAll(async () => {
  await product?.end()
  await product?.remove()
})

const ofWebsite = <T>(method: string, path: string) =>
  ask<T>(product.signedIn(), method, `/api/websites/${product.website}/${path}`)
const ledger = () => ofWebsite<Counted>('GET', 'ledger')
const figures = <T>(path: string) => {
  const [startAt, endAt] = [Date.now() - 86_400_000, Date.now() + 86_400_000]
  const separator = path.includes('?') ? '&' : '?'
  return ofWebsite<T>('GET', `${path}${separator}startAt=${startAt}&endAt=${endAt}`)
}

test(
  'of 100,000 hits that come alone, together and twice while what takes them is killed none is lost and none counts twice',
  { timeout: 1_100_000 },
  async () => {
    const all = parcels()
    const { account } = product
    await sendWhileKilled(product, all, { senders, kills })
    expect(account.taken).toBe(all.reduce((sum, { hits }) => sum + hits.length, 0))

    await expect.poll(async () => (await ledger()).stored, patience).toBeGreaterThanOrEqual(most)
    const { received, stored, dropped } = await settled(product, queue, ledger)
    expect(stored).toBe(most)
    expect(dropped).toEqual({ duplicate: received - most })
    // What a crash cut off came to the queue or did not, and nothing else was ever received.
    expect(received).toBeGreaterThanOrEqual(account.taken)
    expect(received).toBeLessThanOrEqual(account.taken + account.unanswered)
  },
)

test('the figures are those of the client', async () => {
  const views = Array.from({ length: most }, (_, n) => n).filter((n) => !isEvent(n))
  expect(await figures('stats')).toMatchObject({ pageviews: views.length })
  const rows = await figures<{ name: string; pageviews: number }[]>('metrics/expanded?type=path')
  const byPath = Map.groupBy(views, (n) => `/page/${n % pages}`)
  expect(new Map(rows.map(({ name, pageviews }) => [name, pageviews]))).toEqual(
    new Map([...byPath].map(([path, some]) => [path, some.length])),
  )
})

test('each hit is among the events of the website once', async () => {
  const { jobId } = await ofWebsite<{ jobId: string }>('POST', 'export')
  const made = () => ofWebsite<{ url: string | null }>('GET', `exports/${jobId}`)
  await expect.poll(async () => (await made()).url, patience).not.toBeNull()
  const packed = await (await fetch((await made()).url ?? '')).arrayBuffer()
  const titles = new Map<string, number>()
  for (const line of gunzipSync(packed).toString().trim().split('\n')) {
    const { title } = JSON.parse(line) as { title?: string }
    if (title !== undefined) titles.set(title, (titles.get(title) ?? 0) + 1)
  }
  const wrong = Array.from({ length: most }, (_, n) => `Hit ${n}`).filter((title) => titles.get(title) !== 1)
  expect(wrong).toEqual([])
  expect(titles.size).toBe(most)
})

test('the queue delivered again what it had delivered, and has nothing left', async () => {
  await product.end()
  const { again, left } = await deliveries(product.persistTo, queue)
  expect(again).toBeGreaterThan(100)
  expect(left).toBe(0)
})
