import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { browserAgent } from '../../support/browser-agent.ts'
import { ask as askAs } from '../../support/durable-load.ts'
import { visit } from '../../support/every-door.ts'
import { lastingProduct } from '../../support/lasting-product.ts'
import { killRuntime } from '../../support/marked-processes.ts'
import { databasesOf, deliveries, inDatabase } from '../../support/queue-on-disk.ts'

const mark = `TRACEWRIGHT_TEST_MARK_${crypto.randomUUID()}`
const patience = { timeout: 300_000, interval: 250 }
const senders = 8
const inBatch = 40

const product = lastingProduct({ env: { MARK: mark } })
const ask = <T>(method: string, path: string, body?: object) =>
  askAs<T>(product.account(), method, path, body)
let [leaving, staying] = ['', '']
const gone: string[] = []

beforeAll(async () => {
  staying = await newWebsite('Stays')
})

const newWebsite = async (name: string) =>
  (await ask<{ id: string }>('POST', '/api/websites', { name, replay: { enabled: true } })).id

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const all = { 'user-agent': browserAgent, ...headers }
  const response = await fetch(`${product.origin()}${path}`, { method: 'POST', headers: all, body: text })
  return { status: response.status, headers: {}, text: await response.text() }
}

interface Processed {
  errors: number
  details: { index: number; response: { error: { message: string; status: number } } }[]
}

/** How many hits of the website that stays were taken, and whether the other one was refused last. */
const seen = { taken: 0, refusals: new Set<string>(), isGone: false }

/** A batch in which hits of both websites stand by turns, sent until it is answered. */
async function sendBoth(): Promise<void> {
  const hits = Array.from({ length: inBatch }, (_, n) => ({
    type: 'event',
    eventId: crypto.randomUUID(),
    payload: { website: n % 2 === 0 ? leaving : staying, url: `/page/${n}` },
  }))
  for (;;) {
    const answer = await post('/api/batch', hits).catch(() => null)
    if (answer?.status === 200) {
      const { errors, details } = JSON.parse(answer.text) as Processed
      expect(details.every(({ index }) => index % 2 === 0)).toBe(true)
      for (const { response } of details)
        seen.refusals.add(`${response.error.status} ${response.error.message}`)
      seen.isGone = errors === inBatch / 2
      seen.taken += inBatch / 2
      return
    }
    expect(answer?.status ?? 502).toBeGreaterThanOrEqual(500)
    await sleep(50)
  }
}

interface Ledger {
  received: number
  stored: number
  recordings: { stored: number }
}
const ledger = (website: string) => ask<Ledger>('GET', `/api/websites/${website}/ledger`)

/** Changes what `collect` is told of the website, again and again, until there is none. */
async function changePolicy(over: () => boolean): Promise<void> {
  for (let isFull = false; !over(); isFull = !isFull) {
    const policy = { ipHandling: isFull ? 'full' : 'truncate' }
    await ask('PATCH', `/api/websites/${leaving}/privacy-policy`, policy).catch(() => sleep(50))
  }
}

async function purgesOf(website: string): Promise<string[]> {
  const path = `/api/organizations/${product.account().organizationId}/audit?limit=100`
  const { entries } = await ask<{ entries: { action: string; resourceId: string }[] }>('GET', path)
  const actions = entries.filter(({ resourceId }) => resourceId === website).map(({ action }) => action)
  return actions.filter((action) => action === 'websites.purge')
}

test.each([0, 1500])(
  'a website that is deleted while hits and recordings come is gone, and another one in the same messages loses nothing: with a crash after %i ms',
  async (afterMs) => {
    leaving = await newWebsite('Leaves')
    gone.push(leaving)
    seen.isGone = false
    let over = false
    const again = async (work: () => Promise<void>) => {
      while (!over) await work()
    }
    const visits = () => visit(post, leaving, 'Page').catch(() => sleep(50))
    const sending = Promise.all([
      ...Array.from({ length: senders }, () => again(sendBoth)),
      ...Array.from({ length: senders }, () => again(visits)),
      changePolicy(() => over),
    ])
    await expect.poll(() => ledger(leaving).then(({ stored }) => stored), patience).toBeGreaterThan(1000)
    await expect
      .poll(() => ledger(leaving).then(({ recordings }) => recordings.stored), patience)
      .toBeGreaterThan(10)
    expect(await ask('DELETE', `/api/websites/${leaving}`)).toEqual({ deleted: true })
    await sleep(afterMs)
    // What it removes is cut off, and what is known of websites is read anew.
    killRuntime(mark)
    await expect.poll(() => seen.isGone, patience).toBe(true)
    over = true
    await sending
    expect([...seen.refusals]).toEqual(['400 Website not found.'])
    await expect.poll(() => ledger(staying).then(({ stored }) => stored), patience).toBe(seen.taken)
    await expect.poll(() => purgesOf(leaving), patience).toEqual(['websites.purge'])
  },
)

/** What all databases of a folder of the state say. */
const rowsOf = async <T>(folder: string, look: (database: DatabaseSync) => T): Promise<T[]> =>
  (await databasesOf(product.persistTo(), folder)).map((path) => inDatabase(path, look))

test('nothing of it is left in any store', async () => {
  // What was ordered for later is over by then.
  const queues = ['tracewright-jobs', 'tracewright-hits', 'tracewright-recordings']
  for (const queue of queues)
    await expect.poll(async () => (await deliveries(product.persistTo(), queue)).left, patience).toBe(0)
  await sleep(10_000)
  await product.end()
  const keys = (table: string) => (database: DatabaseSync) =>
    database
      .prepare(`SELECT key FROM ${table}`)
      .all()
      .map(({ key }) => String(key))
  const objects = (await rowsOf('r2/miniflare-R2BucketObject', keys('_mf_objects'))).flat()
  expect(objects.filter((key) => gone.some((website) => key.includes(website)))).toEqual([])
  const entries = (await rowsOf('kv/miniflare-KVNamespaceObject', keys('_mf_entries'))).flat()
  expect(entries).toEqual([staying])
  const tables = await rowsOf('do/tracewright-api-WebsiteStore', (database) =>
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  )
  const kept = tables.filter((names) => names.some((name) => !name.startsWith('_cf_')))
  expect([tables.length, kept.length]).toEqual([gone.length + 1, 1])
})
