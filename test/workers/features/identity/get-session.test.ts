import { beforeAll, expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { newBrowser } from '../../../support/browser.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { ask } from '../../../support/client.ts'
import { newKey, newOwner } from '../../../support/people.ts'

const password = 'a long enough test password'
const person = { email: `${crypto.randomUUID()}@example.com`, password }
let userId = ''

beforeAll(async () => {
  ;({ userId } = await ask(register, { ...person, name: 'Ada' }))
})

test('nobody is signed in without a credential, and with one that does not hold', async () => {
  expect(await ask(getSession, {})).toEqual({ user: null })
  expect(await ask(getSession, {}, { token: 'x.y.z' })).toEqual({ user: null })
})

test('a bearer token shows its person until it expires', async () => {
  const before = Date.now()
  const { access_token: token } = await ask(issueToken, person)
  const after = Date.now()
  const session = await ask(getSession, {}, { token })
  expect(session).toEqual({
    user: { userId, email: person.email, name: 'Ada' },
    organizationId: null,
    emailVerified: false,
    expiresAt: expect.stringMatching(/\.\d{3}Z$/),
  })
  const expiresAt = Date.parse(session.expiresAt ?? '')
  // A token counts in whole seconds.
  expect(expiresAt).toBeGreaterThan(before + 899_000)
  expect(expiresAt).toBeLessThanOrEqual(after + 900_000)
})

test('an access key shows itself and its organization, and no person', async () => {
  const owner = await newOwner()
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const { keyId, key } = await newKey(owner, { scopes: ['write'], expiresAt })
  expect(await ask(getSession, {}, { token: key })).toEqual({
    user: null,
    key: { keyId, name: 'Machine', scopes: ['read', 'write'] },
    organizationId: owner.organizationId,
    expiresAt,
  })
  await ask(deleteAccessKey, { organizationId: owner.organizationId, keyId }, owner)
  expect(await ask(getSession, {}, { token: key })).toEqual({ user: null })
})

test('a key that never ends has no end to show', async () => {
  const { keyId, key } = await newKey(await newOwner(), { scopes: ['read'] })
  const session = await ask(getSession, {}, { token: key })
  expect(session).toMatchObject({ key: { keyId, scopes: ['read'] } })
  expect(session).not.toHaveProperty('expiresAt')
})

test('a cookie shows its person for thirty days', async () => {
  const browser = newBrowser()
  const before = Date.now()
  await browser.signIn(person)
  const response = await browser.go('/api/auth/session')
  const session = (await response.json()) as { user: unknown; expiresAt: string }
  expect(session.user).toEqual({ userId, email: person.email, name: 'Ada' })
  expect(Date.parse(session.expiresAt)).toBeGreaterThanOrEqual(before + 30 * 86_400_000)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('the only organization is the current one; of several the chosen one; a foreign one never', async () => {
  const { access_token: token } = await ask(issueToken, person)
  const create = () =>
    ask(createOrganization, { name: 'Acme', slug: `org-${crypto.randomUUID()}` }, { token })
  const first = await create()
  expect(await ask(getSession, {}, { token })).toMatchObject({ organizationId: first.organizationId })
  const second = await create()
  expect(await ask(getSession, {}, { token })).toMatchObject({ organizationId: null })
  const naming = (id: string) => ask(getSession, {}, { token, headers: { 'x-organization-id': id } })
  expect(await naming(second.organizationId)).toMatchObject({ organizationId: second.organizationId })
  expect(await naming(crypto.randomUUID())).toMatchObject({ organizationId: null })
})
