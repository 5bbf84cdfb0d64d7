import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { ask as askAs, hit, load, nothingPromised } from '../../support/durable-load.ts'
import { lastingProduct } from '../../support/lasting-product.ts'
import { publicGenerator } from '../../support/public-generator.ts'
import { deliveries } from '../../support/queue-on-disk.ts'
import { serving } from '../../support/serving.ts'
import { withBody } from '../../support/with-body.ts'

// Each comes at another moment of a load in which all is under way at once, so eight cut off everything more than once.
const crashes = 8
const settings = ['GENERATIONS_PER_HOUR:10000', 'WEBHOOK_TIMEOUT_SECONDS:2', 'RUN_SILENCE_SECONDS:600']
/** An attempt that a crash cut off is made again after a good minute. */
const patience = { timeout: 300_000, interval: 500 }

interface Message {
  id: string
  type: string
  projectId: string
}

/** A receiver of web hooks that takes everything. */
const received: Message[] = []
const receiver = serving(
  withBody((request, response, body) => {
    const { id, type, data } = JSON.parse(body) as Message & { data: { projectId: string } }
    expect(request.headers['webhook-id']).toBe(id)
    received.push({ id, type, projectId: data.projectId })
    response.writeHead(204).end()
  }),
)

const promised = nothingPromised()
const product = lastingProduct({ settings: () => settings })
const ask = <T>(method: string, path: string, body?: object) =>
  askAs<T>(product.account(), method, path, body)
let website = ''

/** How much of what is rarest was promised so far. */
const promisedAtLeast = () =>
  Math.min(promised.hits.taken.size, promised.deletions.confirmed.size, promised.streamed.length)

const cut = { eventId: crypto.randomUUID(), projectId: crypto.randomUUID() }

/** Leaves what a crash between the database and the queue leaves: an event that no message tells of. */
async function cutOff(): Promise<void> {
  const folder = join(product.persistTo(), 'v3/d1/miniflare-D1DatabaseObject')
  const files = (await readdir(folder)).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name))
  // A runtime that was just killed may still hold it for a moment.
  const database = new DatabaseSync(join(folder, files[0] ?? ''), { timeout: 30_000 })
  database
    .prepare(
      'INSERT OR IGNORE INTO outbox_events (event_id, organization_id, type, data, at) VALUES (?, ?, ?, ?, ?)',
    )
    .run(
      cut.eventId,
      product.account().organizationId,
      'project.deleted',
      JSON.stringify({ projectId: cut.projectId, name: 'Cut off' }),
      Date.now() - 3_600_000,
    )
  database.close()
}

/** All at once, as a power cut does; then somebody starts it again. */
async function crashAll(loading: Promise<void>): Promise<void> {
  await Promise.all([loading, product.crash()])
  await cutOff()
  await product.start()
}

beforeAll(async () => {
  website = (await ask<{ id: string }>('POST', '/api/websites', { name: 'Shop' })).id
  await ask('POST', `/api/organizations/${product.account().organizationId}/webhooks`, {
    url: receiver.url(),
    events: ['project.deleted'],
  })
  for (let crash = 0; crash < crashes; crash++) {
    let over = false
    const loading = load(product.account(), { website, promised, over: () => over })
    const before = promisedAtLeast()
    while (promisedAtLeast() === before) await sleep(20)
    await sleep(Math.random() * 4000)
    over = true
    await crashAll(loading)
  }
}, crashes * 180_000)

const ledger = () => ask<{ received: number; stored: number }>('GET', `/api/websites/${website}/ledger`)

/** The figures once nothing waits any more. */
async function settledLedger() {
  const left = async () => (await deliveries(product.persistTo(), 'tracewright-hits')).left
  await expect.poll(left, patience).toBe(0)
  return ledger()
}

test('every hit that was answered with 202 counts, and counts once', async () => {
  const { sent, taken } = promised.hits
  expect(promisedAtLeast()).toBeGreaterThanOrEqual(crashes)
  await expect.poll(async () => (await ledger()).stored, patience).toBeGreaterThanOrEqual(taken.size)
  const { stored } = await settledLedger()
  expect(stored).toBeLessThanOrEqual(sent.size)

  // A hit that counts already is dropped when it comes again, so a missing one would show now.
  const names = [...taken]
  const resend = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      while (!(await hit(product.origin(), website, name))) await sleep(50)
  }
  const { received: before } = await settledLedger()
  await Promise.all(Array.from({ length: 8 }, resend))
  await expect
    .poll(async () => (await ledger()).received, patience)
    .toBeGreaterThanOrEqual(before + taken.size)
  expect((await settledLedger()).stored).toBe(stored)
})

test('every change that was confirmed reaches the web hook, under one id however often', async () => {
  const { asked, confirmed } = promised.deletions
  const missing = () => {
    const delivered = new Set(received.map(({ projectId }) => projectId))
    return [...confirmed].filter((projectId) => !delivered.has(projectId))
  }
  await expect.poll(missing, patience).toEqual([])
  for (const [projectId, messages] of Map.groupBy(received, (message) => message.projectId)) {
    expect([...asked, cut.projectId]).toContain(projectId)
    expect(new Set(messages.map(({ id }) => id)).size, projectId).toBe(1)
  }
})

test('what a crash cut off between the database and the queue is taken up at the next start', async () => {
  const ids = () => received.filter(({ projectId }) => projectId === cut.projectId).map(({ id }) => id)
  await expect.poll(() => [...new Set(ids())], patience).toEqual([cut.eventId])
})

test('every project that was deleted is purged, once', async () => {
  const { confirmed } = promised.deletions
  const purges = async () => {
    const ended: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { entries: { action: string; resourceId: string }[]; nextCursor: string | null } =
        await ask(
          'GET',
          `/api/organizations/${product.account().organizationId}/audit?limit=100${cursor && `&cursor=${cursor}`}`,
        )
      for (const { action, resourceId } of page.entries)
        if (action === 'projects.purge') ended.push(resourceId)
      cursor = page.nextCursor
    }
    return ended
  }
  const missing = async () => {
    const ended = new Set(await purges())
    return [...confirmed].filter((projectId) => !ended.has(projectId))
  }
  await expect.poll(missing, patience).toEqual([])
  const ended = await purges()
  expect(ended).toHaveLength(new Set(ended).size)
})

test('every generation that went on in the background is finished, and answered once', async () => {
  const visitor = publicGenerator(product.origin())
  for (const { sessionId } of promised.streamed) {
    const session = await visitor.settled(sessionId, patience.timeout)
    expect(session).toMatchObject({ status: 'ready', turnCount: 2 })
    expect(session.testCases.length).toBeGreaterThan(0)
    expect(session.conversation.map(({ role }) => role)).toEqual(['user', 'assistant'])
  }
})
