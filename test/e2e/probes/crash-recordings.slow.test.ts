import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../support/durable-load.ts'
import {
  type Counted,
  type KilledProduct,
  sendWhileKilled,
  settled,
  startKilledProduct,
} from '../../support/killed-product.ts'
import type { Parcel } from '../../support/patient-tracker.ts'
import { databasesOf, deliveries, inDatabase } from '../../support/queue-on-disk.ts'

const [visits, chunksOfVisit] = [100, 8]
const most = visits * chunksOfVisit
const kills = ['runtime', 'all', 'runtime', 'all'] as const
const senders = 12
const patience = { timeout: 300_000, interval: 500 }
const queue = 'tracewright-recordings'

const began = Date.now()
let product: KilledProduct
const names = Array.from({ length: visits }, () => crypto.randomUUID())

/** A chunk begins with the page as a whole, and what it holds tells which one it is. */
function chunkOf(visit: number, n: number): Parcel {
  const timestamp = began + n * 1000
  const node = { type: 0, id: 1, childNodes: [] }
  const events = [
    { type: 4, timestamp, data: { href: `https://shop.example/${visit}/${n}`, width: 1280, height: 720 } },
    { type: 2, timestamp: timestamp + 1, data: { node, initialOffset: { left: 0, top: 0 } } },
    ...Array.from({ length: 20 }, (_, at) => ({
      type: 3,
      timestamp: timestamp + 10 + at,
      data: { source: 1, positions: [{ x: visit, y: n, id: 1, timeOffset: 0 }] },
    })),
  ]
  const { website } = product
  const hit = {
    eventId: crypto.randomUUID(),
    cache: `${website}.${names[visit]}`,
    payload: { website, events, n },
  }
  return { door: 'record', hits: [hit] }
}

/** All chunks in no order, and some of them twice, beside themselves or much later. */
function parcels(): Parcel[] {
  const all = Array.from({ length: most }, (_, n) => chunkOf(n % visits, Math.floor(n / visits)))
  const placed = all.map((parcel, n) => ({ parcel, at: (n * 313) % most }))
  const again = placed
    .filter((_, n) => n % 5 === 0)
    .map(({ parcel, at }) => ({ parcel, at: at + (at % 3) * 200 }))
  return [...placed, ...again].toSorted((one, other) => one.at - other.at).map(({ parcel }) => parcel)
}

beforeAll(async () => {
  product = await startKilledProduct(queue, { name: 'Shop', replay: { enabled: true } })
})

afterAll(async () => {
  await product?.end()
  await product?.remove()
})

const ofWebsite = <T>(path: string) =>
  ask<T>(product.signedIn(), 'GET', `/api/websites/${product.website}/${path}`)
const counted = async () => (await ofWebsite<{ recordings: Counted }>('ledger')).recordings

test('of the chunks of recordings that come while what takes them is killed none is lost and none counts twice', async () => {
  const all = parcels()
  const { account } = product
  await sendWhileKilled(product, all, { senders, kills })
  expect(account.taken).toBe(all.length)
  await expect.poll(async () => (await counted()).stored, patience).toBeGreaterThanOrEqual(most)
  const { received, stored, dropped } = await settled(product, queue, counted)
  expect([stored, dropped]).toEqual([most, { duplicate: received - most }])
  expect(received).toBeGreaterThanOrEqual(account.taken)
  expect(received).toBeLessThanOrEqual(account.taken + account.unanswered)
})

test('every recording is whole and opens', async () => {
  interface Replay {
    events: { type: number; timestamp: number; data: { href?: string } }[]
    lost: number[]
    nextCursor: string | null
  }
  for (const [visit, name] of names.entries()) {
    const path = `replays/${name}`
    const { events, lost, nextCursor } = await ofWebsite<Replay>(path)
    expect({ lost, nextCursor }).toEqual({ lost: [], nextCursor: null })
    const pages = events.flatMap(({ data }) => data.href ?? [])
    expect(pages).toEqual(
      Array.from({ length: chunksOfVisit }, (_, n) => `https://shop.example/${visit}/${n}`),
    )
    expect(events).toHaveLength(chunksOfVisit * 22)
    const { gaps } = await ofWebsite<{ gaps: object[] }>(`${path}/manifest`)
    expect(gaps).toEqual([])
  }
})

test('of what came twice nothing is left in the store but what a crash cut off before anybody heard of it', async () => {
  const { persistTo, website, account } = product
  await product.end()
  const { again, left } = await deliveries(persistTo, queue)
  expect(again).toBeGreaterThan(100)
  expect(left).toBe(0)
  const objects = (await databasesOf(persistTo, 'r2/miniflare-R2BucketObject')).flatMap((path) =>
    inDatabase(path, (database) => database.prepare('SELECT key FROM _mf_objects').all()),
  )
  const chunks = objects.filter(({ key }) => String(key).startsWith(`${website}/`)).length
  expect(chunks).toBeGreaterThanOrEqual(most)
  expect(chunks).toBeLessThanOrEqual(most + account.unanswered)
})
