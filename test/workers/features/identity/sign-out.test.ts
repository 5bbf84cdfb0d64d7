import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../../../shared/db/tables/identity.ts'
import { issueAccessToken } from '../../../../workers/features/identity/access-tokens.ts'
import { startSession } from '../../../../workers/features/identity/cookie-sessions.ts'
import { signOutEverywhere } from '../../../../workers/features/identity/end-sign-ins.ts'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { startFamily } from '../../../../workers/features/identity/refresh-tokens.ts'
import { type User, findUser } from '../../../../workers/features/identity/users.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { newContext } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { signOut } from '../../../../workers/features/identity/sign-out.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, base, expectRefusal, send } from '../../../support/client.ts'

const password = 'a long enough test password'
const person = { email: `${crypto.randomUUID()}@example.com`, password }

beforeAll(async () => {
  await ask(register, person)
})

async function signedIn() {
  const browser = newBrowser()
  await browser.signIn(person)
  return browser
}

const refreshes = async (refresh_token: string) => (await send(issueToken, { refresh_token })).status

test('signing out ends the session on the server and removes the cookie', async () => {
  const browser = await signedIn()
  const stolen = newBrowser()
  stolen.cookies.set('tracewright_session', browser.cookies.get('tracewright_session') ?? '')
  const response = await browser.go('/api/auth/signout', { method: 'POST', json: {} })
  expect(await response.json()).toEqual({ signedOut: true })
  expect(browser.cookies.has('tracewright_session')).toBe(false)
  expect(await (await stolen.go('/api/auth/session')).json()).toEqual({ user: null })
})

test('a foreign page cannot sign a browser out', async () => {
  const browser = await signedIn()
  const headers = { origin: 'https://evil.example' }
  await expectRefusal(
    browser.go('/api/auth/signout', { method: 'POST', headers, json: {} }),
    403,
    'csrf_failed',
  )
  expect(await (await browser.go('/api/auth/session')).json()).toMatchObject({
    user: { email: person.email },
  })
})

test('the bearer token names the sign-in whose refresh tokens end, and no other', async () => {
  const [one, other] = [await ask(issueToken, person), await ask(issueToken, person)]
  expect(await ask(signOut, {}, { token: one.access_token })).toEqual({ signedOut: true })
  expect(await refreshes(one.refresh_token)).toBe(401)
  expect(await refreshes(other.refresh_token)).toBe(200)
})

test('a refresh token signs out too, without an access token or with a bad one', async () => {
  const [one, other] = [await ask(issueToken, person), await ask(issueToken, person)]
  await ask(signOut, { refresh_token: one.refresh_token })
  await ask(signOut, { refresh_token: other.refresh_token }, { token: 'x.y.z' })
  expect(await refreshes(one.refresh_token)).toBe(401)
  expect(await refreshes(other.refresh_token)).toBe(401)
})

test('who is not signed in, and who has signed out already, gets the same answer', async () => {
  expect(await ask(signOut, {})).toEqual({ signedOut: true })
  expect(await ask(signOut, { refresh_token: 'unknown' })).toEqual({ signedOut: true })
})

const names = async (sending: Parameters<typeof ask>[2]) =>
  (await ask(getSession, {}, sending)).user?.email ?? null

test('signing out ends the access token of that sign-in at once', async () => {
  const { access_token: token } = await ask(issueToken, person)
  expect(await names({ token })).toBe(person.email)
  await ask(signOut, {}, { token })
  expect((await send(listOrganizations, {}, { token })).status).toBe(401)
})

test('signing out everywhere ends every browser, token and refresh token, whoever asks for it', async () => {
  for (const by of ['bearer', 'cookie']) {
    const [one, other] = [await signedIn(), await signedIn()]
    const [first, second] = [await ask(issueToken, person), await ask(issueToken, person)]
    const everywhere = { everywhere: true }
    if (by === 'bearer') await ask(signOut, everywhere, { token: first.access_token })
    else await one.go('/api/auth/signout', { method: 'POST', json: everywhere })
    for (const browser of [one, other])
      expect(await (await browser.go('/api/auth/session')).json()).toEqual({ user: null })
    for (const { access_token: token, refresh_token } of [first, second]) {
      expect((await send(listOrganizations, {}, { token })).status).toBe(401)
      expect(await refreshes(refresh_token)).toBe(401)
    }
  }
})

test('a sign-in right after signing out everywhere works in the same millisecond, and what came before does not', async () => {
  const { userId, email, token } = await newPerson()
  const at = Date.now()
  const context = newContext({ origin: base, now: () => at })
  const read = async () => (await findUser(context, userId)) as User
  const before = await issueAccessToken(context, await read(), crypto.randomUUID())
  await signOutEverywhere(context, userId)
  const after = await issueAccessToken(context, await read(), crypto.randomUUID())
  await signOutEverywhere(context, userId)
  const last = await issueAccessToken(context, await read(), crypto.randomUUID())
  const answers = []
  for (const each of [token, before, after, last]) answers.push(await names({ token: each }))
  expect(answers).toEqual([null, null, null, email])
})

test('a sign-in whose password was checked before everything was signed out does not survive it', async () => {
  const context = newContext()
  const { userId } = await newPerson()
  const user = (await findUser(context, userId)) as User
  await signOutEverywhere(context, userId)
  await expect(startSession(context, user)).rejects.toMatchObject({ status: 401 })
  await expect(startFamily(context, user)).rejects.toMatchObject({ status: 401 })
})

test('refreshing and signing out everywhere at once leaves nothing that works', async () => {
  const pairs = await Promise.all([1, 2, 3, 4].map(() => ask(issueToken, person)))
  const token = pairs[0]?.access_token ?? ''
  const [answers] = await Promise.all([
    Promise.all(pairs.map(({ refresh_token }) => send(issueToken, { refresh_token }))),
    send(signOut, { everywhere: true }, { token }),
  ])
  for (const answer of answers) {
    if (answer.status !== 200) continue
    const next = await answer.json<{ access_token: string; refresh_token: string }>()
    expect(await names({ token: next.access_token })).toBeNull()
    expect(await refreshes(next.refresh_token)).toBe(401)
  }
})

test('nobody signs another person out everywhere: it needs a credential that holds', async () => {
  const everywhere = { everywhere: true }
  await expectRefusal(send(signOut, everywhere), 401, 'unauthenticated')
  const { refresh_token } = await ask(issueToken, person)
  expect((await send(signOut, { ...everywhere, refresh_token })).status).toBe(401)
  expect((await send(signOut, everywhere, { token: 'x.y.z' })).status).toBe(401)
  const browser = await signedIn()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = browser.go('/api/auth/signout', { method: 'POST', headers, json: everywhere })
  await expectRefusal(answer, 403, 'csrf_failed')
  expect(await refreshes(refresh_token)).toBe(200)
})

test('a person who is gone is nobody', async () => {
  const { userId, token } = await newPerson()
  const { db } = newContext().services
  await db.delete(users).where(eq(users.userId, userId))
  expect((await send(listOrganizations, {}, { token })).status).toBe(401)
})
