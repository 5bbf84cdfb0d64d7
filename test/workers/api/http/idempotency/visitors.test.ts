import { env } from 'cloudflare:workers'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { idempotencyKeys } from '../../../../../shared/db/tables/idempotency.ts'
import { keyHashOf } from '../../../../../workers/api/http/idempotency/rules.ts'
import { table } from '../../../../../workers/api/table.ts'
import { createSession } from '../../../../../workers/features/public-generator/create-session.ts'
import { exportTestCases } from '../../../../../workers/features/public-generator/export-test-cases.route.ts'
import { createWebsite } from '../../../../../workers/features/websites/create-website.ts'
import { sweepIdempotencyKeys } from '../../../../../workers/jobs/cron/sweep-idempotency-keys.ts'
import { ask, newAddress, refusal, send } from '../../../../support/client.ts'
import { deploy, newContext } from '../../../../support/context.ts'
import { newOwner } from '../../../../support/people.ts'
import { queryPlan, recordingDatabase } from '../../../../support/recording-database.ts'

const { db } = newContext().services
const mib = 2 ** 20
const input = { title: 'Checkout', requirements: 'The total is shown.' }

interface Visitor {
  send: (key?: string) => Promise<Response>
  caller: string
}

/** Somebody at an address of their own. */
async function newVisitor(): Promise<Visitor> {
  const address = newAddress()
  const from = (key?: string) =>
    send(createSession, input, {
      headers: { 'cf-connecting-ip': address, ...(key && { 'idempotency-key': key }) },
    })
  const key = crypto.randomUUID()
  await from(key)
  return { send: from, caller: (await rowOf(key))?.caller ?? '' }
}

async function rowOf(key: string) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, keyHashOf(key)))
  return row
}

async function bytesOf(caller: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${idempotencyKeys.bytes}), 0)` })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.caller, caller))
  return row?.bytes ?? 0
}

const filled: string[] = []

/** Lets answers of an address take so many bytes. */
async function fill(caller: string, bytes: number, expiresAt = Date.now() + 3_600_000): Promise<void> {
  const keyHash = crypto.randomUUID()
  filled.push(keyHash)
  const row = {
    caller,
    keyHash,
    operation: 'x',
    requestHash: 'x',
    status: 200,
    startedAt: 1,
    expiresAt,
    bytes,
  }
  await db.insert(idempotencyKeys).values(row)
}

afterEach(() => db.delete(idempotencyKeys).where(inArray(idempotencyKeys.keyHash, filled)))

test('an answer of a visitor that is larger than 64 KB is not kept, and a file is written again for a repeat', async () => {
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(3000))).toString('base64')
  const testCases = Array.from({ length: 40 }, (_, at) => ({
    id: `TC-${at}`,
    title: 'Pay',
    testType: 'smoke',
    preconditions: noise(),
  }))
  const key = crypto.randomUUID()
  const headers = { 'cf-connecting-ip': newAddress(), 'idempotency-key': key }
  const export_ = () => send(exportTestCases, { format: 'json', testCases }, { headers })
  const first = await export_()
  const again = await export_()
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.headers.get('idempotency-replayed')).toBeNull()
  expect(await again.text()).toBe(await first.text())
  expect(await rowOf(key)).toMatchObject({ status: 200, body: null, bytes: 512 })
})

test('what is kept for an address stays within 2 MiB, however many requests come at once', async () => {
  const { send: from, caller } = await newVisitor()
  await fill(caller, 2 * mib - (await bytesOf(caller)) - 3000)
  const keys = Array.from({ length: 12 }, () => crypto.randomUUID())
  const answers = await Promise.all(keys.map(from))
  expect(await bytesOf(caller)).toBeLessThanOrEqual(2 * mib)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 201).length).toBe(12 - refused.length)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusal(refused[0] as Response)).toMatchObject({ error: 'rate_limited' })
  // Neither those without a key nor those of others are in the way of it.
  expect((await from()).status).toBe(201)
  expect((await (await newVisitor()).send(crypto.randomUUID())).status).toBe(201)
})

test('a repeat of a session whose answer had no room is answered with the same session', async () => {
  const { send: from } = await newVisitor()
  await fill('address:somebody', 64 * mib)
  const key = crypto.randomUUID()
  const first = await (await from(key)).json<{ sessionId: string }>()
  expect(await rowOf(key)).toMatchObject({ status: 201, body: null, bytes: 512 })
  const again = await (await from(key)).json<{ sessionId: string }>()
  expect(again).toEqual(first)
})

test('keys of visitors are refused where all of them have used up their room, and those of members are not', async () => {
  const { send: from } = await newVisitor()
  const known = crypto.randomUUID()
  await from(known)
  await fill('address:somebody', 96 * mib)
  expect((await from(crypto.randomUUID())).status).toBe(429)
  expect((await from(known)).headers.get('idempotency-replayed')).toBe('true')
  const { token, organizationId } = await newOwner()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await ask(createWebsite, { name: 'One', organizationId }, { token, headers })
})

test('the upkeep gives the room back', async () => {
  const { send: from, caller } = await newVisitor()
  await fill(caller, 2 * mib, 1)
  expect((await from(crypto.randomUUID())).status).toBe(429)
  await sweepIdempotencyKeys(newContext())
  expect((await from(crypto.randomUUID())).status).toBe(201)
})

test('the room is read from an index of visitors alone', async () => {
  const { database, statements } = recordingDatabase(env.DB)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await send(createSession, input, { headers, transport: deploy(table, { DB: database as never }) })
  const sums = [...statements].filter((text) => text.includes('sum('))
  expect(sums.length).toBeGreaterThan(1)
  for (const text of sums) {
    const steps = (await queryPlan(env.DB, text)).filter((step) => step.includes('idempotency_keys'))
    expect(
      steps.filter((step) => step.includes('COVERING INDEX idempotency_keys_room')).length,
    ).toBeGreaterThan(1)
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
  }
})

test('two visitors who send the same key are answered each for themselves', async () => {
  const [ada, bob] = [await newVisitor(), await newVisitor()]
  const key = crypto.randomUUID()
  const idOf = async (visitor: Visitor) =>
    ((await (await visitor.send(key)).json()) as { sessionId: string }).sessionId
  const first = await idOf(ada)
  expect(await idOf(bob)).not.toBe(first)
  expect(await idOf(ada)).toBe(first)
})
