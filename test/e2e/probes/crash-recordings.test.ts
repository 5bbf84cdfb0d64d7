import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, signIn } from '../../support/durable-load.ts'
import { killRuntime } from '../../support/marked-processes.ts'
import { type Parcel, sendUntilTaken } from '../../support/patient-tracker.ts'
import { databasesOf, deliverAgain, deliveries, inDatabase } from '../../support/queue-on-disk.ts'
import { removeFolder } from '../../support/remove-folder.ts'
import { startProduct } from '../../support/start-product.ts'

const [visits, chunksOfVisit] = [100, 8]
const most = visits * chunksOfVisit
const kills = ['runtime', 'all', 'runtime', 'all'] as const
const senders = 12
const patience = { timeout: 120_000, interval: 500 }
const queue = 'tracewright-recordings'

const mark = `TRACEWRIGHT_TEST_MARK_${crypto.randomUUID()}`
const began = Date.now()
/** What the client can say. */
const account = { taken: 0, unanswered: 0 }
let persistTo = ''
let product: ReturnType<typeof startProduct>
let signedIn: Awaited<ReturnType<typeof signIn>>
let website = ''
const names = Array.from({ length: visits }, () => crypto.randomUUID())

async function start(): Promise<void> {
  product = startProduct({ persistTo, env: { MARK: mark } })
  signedIn = await signIn(await product.ready())
}

async function kill(what: (typeof kills)[number]): Promise<void> {
  if (what === 'runtime') return killRuntime(mark)
  product.crash()
  await product.ended
  await start()
}

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
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-recordings-'))
  await start()
  const given = { name: 'Shop', replay: { enabled: true } }
  website = (await ask<{ id: string }>(signedIn, 'POST', '/api/websites', given)).id
  product.crash()
  await product.ended
  await deliverAgain(persistTo, queue)
  await start()
})

afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  await removeFolder(persistTo)
})

interface Counted {
  received: number
  stored: number
  dropped: Record<string, number>
}
const counted = async () =>
  (await ask<{ recordings: Counted }>(signedIn, 'GET', `/api/websites/${website}/ledger`)).recordings

/** Reads until what was received stays as it is. */
async function settled(): Promise<Counted> {
  let before = await counted()
  for (;;) {
    await sleep(5000)
    const now = await counted()
    if (now.received === before.received) return now
    before = now
  }
}

test('of the chunks of recordings that come while what takes them is killed none is lost and none counts twice', async () => {
  const left = parcels()
  const all = left.length
  const send = async () => {
    for (let parcel = left.shift(); parcel; parcel = left.shift())
      await sendUntilTaken(() => signedIn.origin, parcel, account)
  }
  const sending = Promise.all(Array.from({ length: senders }, send))
  for (const [n, what] of kills.entries()) {
    const enough = all * (1 - (n + 1) / (kills.length + 1))
    while (left.length > enough) await Promise.race([sleep(20), sending])
    await kill(what)
  }
  await sending
  expect(account.taken).toBe(all)
  await expect.poll(async () => (await counted()).stored, patience).toBeGreaterThanOrEqual(most)
  const { received, stored, dropped } = await settled()
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
    const path = `/api/websites/${website}/replays/${name}`
    const { events, lost, nextCursor } = await ask<Replay>(signedIn, 'GET', path)
    expect({ lost, nextCursor }).toEqual({ lost: [], nextCursor: null })
    const pages = events.flatMap(({ data }) => data.href ?? [])
    expect(pages).toEqual(
      Array.from({ length: chunksOfVisit }, (_, n) => `https://shop.example/${visit}/${n}`),
    )
    expect(events).toHaveLength(chunksOfVisit * 22)
    const { gaps } = await ask<{ gaps: object[] }>(signedIn, 'GET', `${path}/manifest`)
    expect(gaps).toEqual([])
  }
})

test('of what came twice nothing is left in the store but what a crash cut off before anybody heard of it', async () => {
  product.kill('SIGTERM')
  await product.ended
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
