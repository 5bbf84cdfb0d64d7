import { expect, test } from 'vitest'
import { signingKeys } from '../../../../shared/db/tables/identity.ts'
import { operations as identity } from '../../../../workers/features/identity/operations.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { operations } from '../../../../workers/features/local/operations.ts'
import { seedDemo } from '../../../../workers/features/local/seed-demo.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, base, expectRefusal, refusal, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'

const demo = { email: 'demo@example.com', password: 'demo-password' }

test('the demo account owns the organization Demo and signs in both ways', async () => {
  const { userId, organizationId, email } = await ask(seedDemo, {})
  expect(email).toBe(demo.email)
  const { access_token: token } = await ask(issueToken, demo)
  const { organizations } = await ask(listOrganizations, {}, { token })
  expect(organizations).toMatchObject([{ organizationId, name: 'Demo', slug: 'demo', createdBy: userId }])
  expect((await newBrowser().signIn(demo)).status).toBe(302)
  expect(await newContext().services.memberships.role(organizationId, userId)).toBe('owner')
})

test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
  'a page of somebody else makes no demo account: %j',
  async (headers) => {
    await expectRefusal(send(seedDemo, {}, { headers }), 404)
  },
)

test('seeding again, also several times at once, changes nothing', async () => {
  const first = await ask(seedDemo, {})
  const again = await Promise.all([ask(seedDemo, {}), ask(seedDemo, {}), ask(seedDemo, {})])
  for (const answer of again) expect(answer).toEqual(first)
})

test('a state that was made under another secret can sign in again', async () => {
  await ask(seedDemo, {})
  const { db } = newContext().services
  const before = await db.select().from(signingKeys)
  try {
    const vars = { KEY_ENCRYPTION_SECRET: 'a secret that is not the earlier one' }
    const fetch = deploy([...operations, issueToken], vars)
    const post = (path: string, body: object) =>
      fetch(
        new Request(`${base}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
    await ask(issueToken, demo)
    expect((await post('/api/auth/token', demo)).status).toBe(501)
    expect((await post('/api/local/seed', {})).status).toBe(200)
    expect((await post('/api/auth/token', demo)).status).toBe(200)
  } finally {
    // The keys are one table for all tests.
    await db.delete(signingKeys)
    for (const row of before) await db.insert(signingKeys).values(row)
  }
})

test('outside a local process the address does not exist', async () => {
  const fetch = deploy(operations, { LOCAL: 'false' })
  await expectRefusal(fetch(new Request(`${base}/api/local/seed`, { method: 'POST' })), 404, 'not_found')
})

test('outside a local process nobody is the demo account, whatever a local one has left of it', async () => {
  await ask(seedDemo, {})
  const { access_token: token, refresh_token } = await ask(issueToken, demo)
  const browser = newBrowser()
  await browser.signIn(demo)
  const elsewhere = deploy(identity, {
    LOCAL: 'false',
    KEY_ENCRYPTION_SECRET: 'tracewright-development-key-encryption-secret',
  })
  const post = (path: string, json: object) =>
    newBrowser({ fetch: elsewhere }).go(path, { method: 'POST', json })
  expect(await refusal(post('/api/auth/token', demo))).toMatchObject({ error: 'identity.wrong_credentials' })
  await expectRefusal(post('/api/auth/token', { refresh_token }), 401)
  expect(await refusal(post('/api/auth/register', demo))).toMatchObject({ error: 'identity.email_taken' })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const [name, value] of [
    ['authorization', `Bearer ${token}`],
    ['cookie', cookie],
  ] as const) {
    const session = await elsewhere(new Request(`${base}/api/auth/session`, { headers: { [name]: value } }))
    expect(await session.json()).toEqual({ user: null })
  }
})
