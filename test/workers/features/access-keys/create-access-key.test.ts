import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { accessKeys } from '../../../../shared/db/tables/organizations.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { createAccessKey } from '../../../../workers/features/access-keys/create-access-key.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { switchOrganization } from '../../../../workers/features/organizations/switch-organization.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'
import { ask, expectRefusal, refusal, send, statusesOf } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { contextOfDemoted } from '../../../support/demote-after-check.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'

const { db } = newContext().services
const rowOf = async (keyId: string) =>
  (await db.select().from(accessKeys).where(eq(accessKeys.keyId, keyId)))[0]

test('a key is shown once and stored as a hash', async () => {
  const owner = await newOwner()
  const made = await ask(
    createAccessKey,
    { organizationId: owner.organizationId, name: 'CI', scopes: ['write'] },
    owner,
  )
  expect(made).toMatchObject({ name: 'CI', scopes: ['read', 'write'], expiresAt: null, lastUsedAt: null })
  expect(made.key).toMatch(/^tw_[\w-]{43}$/)
  expect(JSON.stringify(await rowOf(made.keyId))).not.toContain(made.key)
})

test('a write key acts as a member of its organization without naming it, a read key as a viewer', async () => {
  const owner = await newOwner()
  const writing = await newKey(owner, { scopes: ['write'] })
  const reading = await newKey(owner, { scopes: ['read'] })
  const { id } = await ask(createWebsite, { name: 'Shop' }, { token: writing.key })
  const { websites } = await ask(listWebsites, {}, { token: reading.key })
  expect(websites.map((website) => website.id)).toEqual([id])
  await expectRefusal(send(createWebsite, { name: 'Shop' }, { token: reading.key }), 403, {
    message: 'This access key may only read',
  })
  const { organizations } = await ask(listOrganizations, {}, { token: reading.key })
  expect(organizations.map(({ organizationId }) => organizationId)).toEqual([owner.organizationId])
})

test('a key does nothing for another organization, named in whatever way', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { key } = await newKey(owner, { scopes: ['write'] })
  const { organizationId } = other
  await expectRefusal(send(listWebsites, { organizationId }, { token: key }), 404)
  await expectRefusal(send(switchOrganization, { organizationId }, { token: key }), 404)
  const naming = (named: string) => ({ token: key, headers: { 'x-organization-id': named } })
  for (const operation of [listWebsites, listOrganizations]) {
    await expectRefusal(send(operation, {}, naming(organizationId)), 403, 'access_keys.other_organization')
  }
  expect((await ask(listWebsites, {}, naming(owner.organizationId))).websites).toEqual([])
})

test('a key stops at its end, to the millisecond', async () => {
  const owner = await newOwner()
  const { keyId, key } = await newKey(owner, { scopes: ['read'], expiresAt: '2030-01-01T00:00:00.000Z' })
  expect((await send(listWebsites, {}, { token: key })).status).toBe(200)
  await db.update(accessKeys).set({ expiresAt: Date.now() }).where(eq(accessKeys.keyId, keyId))
  const response = await send(listWebsites, {}, { token: key })
  expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  await expectRefusal(response, 401, 'unauthenticated')
})

test.each([
  ['expiresAt', new Date(Date.now() - 1000).toISOString()],
  ['expiresAt', new Date(Date.now() + 6 * 366 * 86_400_000).toISOString()],
  ['expiresAt', 'tomorrow'],
  ['scopes', []],
])('a key whose %s is %j is refused', async (path, value) => {
  const { token, organizationId } = await newOwner()
  const input = { organizationId, name: 'CI', [path]: value }
  await expectRefusal(send(createAccessKey, input, { token }), 400, { path })
})

test('the last use is remembered, and written at most once a minute', async () => {
  const { keyId, key } = await newKey(await newOwner(), { scopes: ['read'] })
  const before = Date.now()
  await send(listWebsites, {}, { token: key })
  await expect
    .poll(async () => (await rowOf(keyId))?.lastUsedAt, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(before)
  const recent = Date.now() - 1
  await db.update(accessKeys).set({ lastUsedAt: recent }).where(eq(accessKeys.keyId, keyId))
  await send(listWebsites, {}, { token: key })
  expect((await rowOf(keyId))?.lastUsedAt).toBe(recent)
})

test('an organization has at most two hundred keys, also when several are asked for at once', async () => {
  const owner = await newOwner()
  const { organizationId, token, userId } = owner
  const rows = Array.from({ length: 198 }, () => ({
    keyId: crypto.randomUUID(),
    organizationId,
    name: 'Forgotten',
    keyHash: crypto.randomUUID(),
    scope: 'read' as const,
    createdBy: userId,
    createdAt: 1,
  }))
  for (let start = 0; start < rows.length; start += 10)
    await db.insert(accessKeys).values(rows.slice(start, start + 10))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(createAccessKey, { organizationId, name: 'Late' }, { token })),
  )
  expect(statusesOf(answers)).toEqual([201, 201, 409, 409, 409, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expect(await refusal(refused)).toMatchObject({ error: 'access_keys.limit_reached' })
  const told = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.organizationId, organizationId), eq(auditEntries.action, 'accessKeys.create')))
  expect(told.length).toBe(2)
})

test('an admin who is demoted between the check and the write leaves no key behind', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const context = contextOfDemoted(await newMember(owner, 'admin'))
  await expect(call(createAccessKey, context, { organizationId, name: 'CI' })).rejects.toMatchObject({
    status: 403,
  })
  const kept = await db.select().from(accessKeys).where(eq(accessKeys.organizationId, organizationId))
  expect(kept).toEqual([])
})
