import { eq } from 'drizzle-orm'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../shared/db/database.ts'
import { users, type Watcher } from '../../../shared/db/tables/identity.ts'
import { accessKeys } from '../../../shared/db/tables/organizations.ts'
import { standingOf } from '../../../shared/db/watchers.ts'
import { endSession, findSession, startSession } from '../../../workers/features/identity/cookie-sessions.ts'
import { signOutEverywhere } from '../../../workers/features/identity/end-sign-ins.ts'
import { revokeFamily, startFamily } from '../../../workers/features/identity/refresh-tokens.ts'
import { newContext } from '../../support/context.ts'
import { newKey, newMember, newOwner } from '../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../support/recording-database.ts'

const context = newContext()
const { db } = context.services
const standing = (watcher: Watcher, organizationId: string, now = Date.now()) =>
  standingOf(db, watcher, organizationId, now)
const person = (id: string, openedAt = Date.now()) => ({ kind: 'user' as const, id, openedAt })

test('a member of any role is a member, everybody else a stranger, and who does not exist is signed out', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const viewer = await newMember(owner, 'viewer')
  expect(await standing(person(owner.userId), owner.organizationId)).toBe('member')
  expect(await standing(person(viewer.userId), owner.organizationId)).toBe('member')
  expect(await standing(person(other.userId), owner.organizationId)).toBe('stranger')
  expect(await standing(person(owner.userId), crypto.randomUUID())).toBe('stranger')
  expect(await standing(person(crypto.randomUUID()), owner.organizationId)).toBe('signed-out')
})

test('a key belongs to its organization until it is revoked or expires', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { keyId } = await newKey(owner, { scopes: ['read'], expiresAt: '2030-01-01T00:00:00.000Z' })
  const watcher = { kind: 'key' as const, id: keyId, openedAt: 1 }
  const end = Date.parse('2030-01-01')
  expect(await standing(watcher, owner.organizationId, end - 1)).toBe('member')
  expect(await standing(watcher, owner.organizationId, end)).toBe('signed-out')
  expect(await standing(watcher, other.organizationId)).toBe('stranger')
  await db.delete(accessKeys).where(eq(accessKeys.keyId, keyId))
  expect(await standing(watcher, owner.organizationId)).toBe('signed-out')
})

test('a sign-in by token ends when it is revoked, or with signing out everywhere since the socket was opened', async () => {
  const { userId, organizationId } = await newOwner()
  const { familyId } = await startFamily(context, { userId, signedOutAt: null })
  const watcher = { ...person(userId), familyId }
  expect(await standing(watcher, organizationId)).toBe('member')
  await revokeFamily(context, { familyId, userId })
  expect(await standing(watcher, organizationId)).toBe('signed-out')
  await db.update(users).set({ signedOutAt: 1001 }).where(eq(users.userId, userId))
  expect(await standing(person(userId, 1000), organizationId)).toBe('signed-out')
  expect(await standing(person(userId, 1001), organizationId)).toBe('member')
})

test('a browser session counts as long as it is there, whatever else was signed out', async () => {
  const { userId, organizationId } = await newOwner()
  const token = await startSession(context, { userId, signedOutAt: null })
  const { sessionId, expiresAt } = (await findSession(context, token))!
  const watcher = { ...person(userId, 1), sessionId }
  await db.update(users).set({ signedOutAt: 1001 }).where(eq(users.userId, userId))
  expect(await standing(watcher, organizationId)).toBe('member')
  expect(await standing(watcher, organizationId, expiresAt)).toBe('signed-out')
  await endSession(context, token)
  expect(await standing(watcher, organizationId)).toBe('signed-out')
  const again = await findSession(context, await startSession(context, { userId, signedOutAt: 1001 }))
  await signOutEverywhere(context, userId)
  expect(await standing({ ...watcher, sessionId: again!.sessionId }, organizationId)).toBe('signed-out')
})

test('a token of another issuer counts until it ends', async () => {
  const { userId, organizationId } = await newOwner()
  const watcher = { ...person(userId), endsAt: Date.now() + 1000 }
  expect(await standing(watcher, organizationId)).toBe('member')
  expect(await standing(watcher, organizationId, watcher.endsAt)).toBe('signed-out')
})

test('no statement reads a whole table', async () => {
  const { userId, organizationId } = await newOwner()
  const { database, statements } = recordingDatabase(env.DB)
  const recorded = openDatabase(database)
  await standingOf(recorded, { ...person(userId), familyId: 'x', sessionId: 'y' }, organizationId, 1)
  await standingOf(recorded, { kind: 'key', id: 'x', openedAt: 1 }, organizationId, 1)
  expect(statements.size).toBe(2)
  for (const sql of statements) {
    expect([sql, fullScans(await queryPlan(env.DB, sql))]).toEqual([sql, []])
  }
})
