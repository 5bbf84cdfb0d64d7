import { createHash } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '../../../../../shared/db/tables/idempotency.ts'
import { memberships, organizations } from '../../../../../shared/db/tables/organizations.ts'
import { uuidV7 } from '../../../../../shared/services/ids.ts'
import { takesIdempotencyKey } from '../../../../../shared/kernel/operation.ts'
import { table } from '../../../../../workers/api/table.ts'
import { changePassword } from '../../../../../workers/features/identity/change-password.ts'
import { startSession } from '../../../../../workers/features/identity/cookie-sessions.ts'
import { signOut } from '../../../../../workers/features/identity/sign-out.ts'
import { exportQaTestCases } from '../../../../../workers/features/quality/export-qa-test-cases.route.ts'
import { register } from '../../../../../workers/features/identity/register.ts'
import { createOrganization } from '../../../../../workers/features/organizations/create-organization.ts'
import { createSession } from '../../../../../workers/features/public-generator/create-session.ts'
import { importTestCases } from '../../../../../workers/features/public-generator/import-test-cases.route.ts'
import { createWebsite } from '../../../../../workers/features/websites/create-website.ts'
import { sweepIdempotencyKeys } from '../../../../../workers/jobs/cron/sweep-idempotency-keys.ts'
import { keyHashOf } from '../../../../../workers/api/http/idempotency/rules.ts'
import { ask, newAddress, refusal, send } from '../../../../support/client.ts'
import { newContext } from '../../../../support/context.ts'
import { newOwner, newPerson, password } from '../../../../support/people.ts'

const { db } = newContext().services
const withKey = (key: string) => ({ 'idempotency-key': key })
const newOrganization = (name = 'Twice') => ({ name, slug: `twice-${crypto.randomUUID()}` })

const rowsOf = (key: string) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, keyHashOf(key)))

test('a repeat gets the first answer, and nothing is made twice', async () => {
  const { token } = await newPerson()
  const [key, input] = [crypto.randomUUID(), newOrganization()]
  const first = await send(createOrganization, input, { token, headers: withKey(key) })
  const again = await send(createOrganization, input, { token, headers: withKey(key) })
  expect(first.status).toBe(201)
  expect(again.status).toBe(201)
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  const made = await first.json<{ organizationId: string }>()
  expect(await again.json()).toEqual(made)
  expect(await db.select().from(organizations).where(eq(organizations.slug, input.slug))).toHaveLength(1)
})

test('of many at once one works; the others are told that it is running, or get its answer', async () => {
  const { token, organizationId } = await newOwner()
  const key = crypto.randomUUID()
  const input = { name: 'Shop', organizationId }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => send(createWebsite, input, { token, headers: withKey(key) })),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.json<{ id?: string; error?: string }>()))
  const ids = bodies.flatMap(({ id }) => id ?? [])
  expect(new Set(ids).size).toBe(1)
  for (const [index, { error }] of bodies.entries()) {
    if (error === undefined) continue
    expect(error).toBe('idempotency.in_progress')
    expect(answers[index]?.status).toBe(409)
    expect(Number(answers[index]?.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('another body, or another operation, under the same key is a conflict', async () => {
  const { token, organizationId } = await newOwner()
  const headers = withKey(crypto.randomUUID())
  await ask(createWebsite, { name: 'One', organizationId }, { token, headers })
  for (const other of [
    send(createWebsite, { name: 'Two', organizationId }, { token, headers }),
    send(createOrganization, newOrganization(), { token, headers }),
  ]) {
    expect(await refusal(other)).toMatchObject({ status: 409, error: 'idempotency.key_reused' })
  }
})

test('fields in another order are the same body', async () => {
  const { token, organizationId } = await newOwner()
  const headers = withKey(crypto.randomUUID())
  const first = await ask(createWebsite, { name: 'One', organizationId }, { token, headers })
  expect(await ask(createWebsite, { organizationId, name: 'One' }, { token, headers })).toEqual(first)
})

test('two callers may use the same key, and neither sees the answer of the other', async () => {
  const [ada, eve] = [await newOwner(), await newOwner()]
  const headers = withKey('the-same-key')
  const [one, other] = await Promise.all(
    [ada, eve].map(({ token, organizationId }) =>
      ask(createWebsite, { name: 'Shop', organizationId }, { token, headers }),
    ),
  )
  expect(one?.organizationId).toBe(ada.organizationId)
  expect(other?.organizationId).toBe(eve.organizationId)
})

test('what was refused is not kept: the same request works once its cause is gone', async () => {
  const [ada, eve] = [await newPerson(), await newPerson()]
  const input = newOrganization()
  await ask(createOrganization, input, { token: eve.token })
  const headers = withKey(crypto.randomUUID())
  expect(await refusal(send(createOrganization, input, { token: ada.token, headers }))).toMatchObject({
    error: 'organizations.slug_taken',
  })
  const free = { ...input, slug: `${input.slug}-2` }
  expect((await send(createOrganization, free, { token: ada.token, headers })).status).toBe(201)
})

test('a repeat does not outlive the access that the first request had', async () => {
  const { token, organizationId, userId } = await newOwner()
  const headers = withKey(crypto.randomUUID())
  await ask(createWebsite, { name: 'One', organizationId }, { token, headers })
  await env.DB.prepare('DELETE FROM memberships WHERE user_id = ?').bind(userId).run()
  expect(
    await refusal(send(createWebsite, { name: 'One', organizationId }, { token, headers })),
  ).toMatchObject({
    status: 404,
  })
})

test('a form is the same form whatever boundary its parts stand between', async () => {
  const { sessionId } = await ask(createSession, { title: 'Import', requirements: 'The total is shown.' })
  const headers = { ...withKey(crypto.randomUUID()), 'cf-connecting-ip': newAddress() }
  const upload = (title: string) => {
    const body = new FormData()
    body.append('file', new File([`Title,Steps\n${title},1. Pay\n`], 'cases.csv'))
    return send(importTestCases, { sessionId }, { headers, body })
  }
  const first = await (await upload('Pay')).json()
  const again = await upload('Pay')
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await again.json()).toEqual(first)
  expect(await refusal(upload('Pay more'))).toMatchObject({ error: 'idempotency.key_reused' })
})

test('a request that lives keeps its key, one that died leaves it to the same request, and an answer is given for a day', async () => {
  const { token, organizationId } = await newOwner()
  const key = crypto.randomUUID()
  const repeat = (name = 'One') =>
    send(createWebsite, { name, organizationId }, { token, headers: withKey(key) })
  const first = await (await repeat()).json<{ id: string }>()
  const age = (row: Partial<typeof idempotencyKeys.$inferInsert>) =>
    db
      .update(idempotencyKeys)
      .set(row)
      .where(eq(idempotencyKeys.keyHash, keyHashOf(key)))
  await age({ status: null, leaseUntil: Date.now() + 5000 })
  expect(await refusal(repeat())).toMatchObject({ error: 'idempotency.in_progress' })
  await age({ leaseUntil: Date.now() - 1 })
  expect(await refusal(repeat('Two'))).toMatchObject({ error: 'idempotency.key_reused' })
  await age({ seed: uuidV7(Date.now()) })
  const second = await (await repeat()).json<{ id: string }>()
  expect(second.id).not.toBe(first.id)
  await age({ expiresAt: Date.now() + 5000 })
  expect(await (await repeat()).json()).toEqual(second)
  await age({ expiresAt: Date.now() - 1 })
  expect((await (await repeat()).json<{ id: string }>()).id).not.toBe(second.id)
})

const fileOf = (title: string, preconditions = '') => ({
  format: 'json',
  testCases: [{ id: 'A', title, testType: 'smoke', preconditions }],
})

test('work that is limited is repeated under its key without being counted, also where it only reads', async () => {
  const { token } = await newPerson()
  const headers = withKey(crypto.randomUUID())
  const first = await send(exportQaTestCases, fileOf('Pay'), { token, headers })
  const again = await send(exportQaTestCases, fileOf('Pay'), { token, headers })
  expect(first.headers.get('ratelimit-remaining')).not.toBeNull()
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(again.headers.get('ratelimit-remaining')).toBeNull()
  expect(again.headers.get('content-disposition')).toBe(first.headers.get('content-disposition'))
  expect(await again.text()).toBe(await first.text())
  expect(await refusal(send(exportQaTestCases, fileOf('Pay less'), { token, headers }))).toMatchObject({
    status: 409,
    error: 'idempotency.key_reused',
  })
})

test('a file that is too large to keep is written again for a repeat', async () => {
  const { token } = await newPerson()
  const key = crypto.randomUUID()
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(3000))).toString('base64')
  const testCases = Array.from({ length: 200 }, () => fileOf('Pay', noise()).testCases).flat()
  const input = { format: 'json', testCases }
  const sending = { token, headers: withKey(key) }
  const first = await send(exportQaTestCases, input, sending)
  const again = await send(exportQaTestCases, input, sending)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.headers.get('idempotency-replayed')).toBeNull()
  expect(await again.text()).toBe(await first.text())
  expect(await rowsOf(key)).toMatchObject([{ status: 200, body: null }])
  expect(await refusal(send(exportQaTestCases, fileOf('Pay'), sending))).toMatchObject({ status: 409 })
})

test('the upkeep forgets what is no longer given, and only that', async () => {
  const { token, organizationId } = await newOwner()
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const key of [old, young])
    await ask(createWebsite, { name: 'One', organizationId }, { token, headers: withKey(key) })
  await db
    .update(idempotencyKeys)
    .set({ expiresAt: 1 })
    .where(eq(idempotencyKeys.keyHash, keyHashOf(old)))
  expect(await sweepIdempotencyKeys(newContext())).toBeGreaterThan(0)
  expect(await rowsOf(old)).toEqual([])
  expect(await rowsOf(young)).toHaveLength(1)
})

test('the database alone does not give the answer away', async () => {
  const { token, organizationId } = await newOwner()
  const key = crypto.randomUUID()
  await ask(createWebsite, { name: 'A name to look for', organizationId }, { token, headers: withKey(key) })
  const [row] = await rowsOf(key)
  const stored = Buffer.from(new Uint8Array(row?.body ?? [])).toString('latin1')
  expect(stored.length).toBeGreaterThan(50)
  expect(JSON.stringify(row) + stored).not.toContain('A name to look for')
  expect(JSON.stringify(row)).not.toContain(key)
})

test('a password in a request cannot be guessed from what is stored of it', async () => {
  const key = crypto.randomUUID()
  const given = { email: `${crypto.randomUUID()}@example.com`, password: 'a long enough test password' }
  await ask(register, given, { headers: withKey(key) })
  const [row] = await rowsOf(key)
  const plain = createHash('sha256').update(`identity.register\n${JSON.stringify(given)}\n`)
  expect(row?.requestHash).toMatch(/^[\w-]{43}$/)
  expect(row?.requestHash).not.toBe(plain.digest('base64url'))
})

test.each(['', 'two words', 'ä', 'x'.repeat(256)])('a key that cannot be one is refused: %s', async (key) => {
  const { token, organizationId } = await newOwner()
  const answer = await refusal(
    send(createWebsite, { name: 'One', organizationId }, { token, headers: withKey(key) }),
  )
  expect(answer).toMatchObject({ status: 400, details: [{ path: 'Idempotency-Key' }] })
})

test('the same request in another organization is another request', async () => {
  const [here, there] = [await newOwner(), await newOwner()]
  await db
    .insert(memberships)
    .values({ organizationId: there.organizationId, userId: here.userId, role: 'member', joinedAt: 1 })
  const headers = withKey(crypto.randomUUID())
  const inside = (organizationId: string) =>
    send(
      createWebsite,
      { name: 'Shop' },
      {
        token: here.token,
        headers: { ...headers, 'x-organization-id': organizationId },
      },
    )
  expect((await inside(here.organizationId)).status).toBe(201)
  expect(await refusal(inside(there.organizationId))).toMatchObject({ error: 'idempotency.key_reused' })
})

test('an answer that sets a cookie is never given again', async () => {
  const { userId } = await newPerson()
  const session = await startSession(newContext(), { userId, signedOutAt: null })
  const key = crypto.randomUUID()
  const newPassword = 'another long enough test password'
  const headers = { ...withKey(key), cookie: `tracewright_session=${session}` }
  const response = await send(changePassword, { currentPassword: password, newPassword }, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toContain('tracewright_session=')
  expect(await rowsOf(key)).toEqual([])
})

test('visitors whose work is not limited fill no table with their keys', async () => {
  const key = crypto.randomUUID()
  expect((await send(signOut, {}, { headers: withKey(key) })).status).toBe(200)
  expect(await rowsOf(key)).toEqual([])
  expect(table.filter(takesIdempotencyKey).map(({ id }) => id)).not.toContain('analytics.collectEvent')
})
