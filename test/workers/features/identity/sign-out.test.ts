import { beforeAll, expect, test } from 'vitest'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { signOut } from '../../../../workers/features/identity/sign-out.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, refusal, send } from '../../../support/client.ts'

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
  const answer = await refusal(browser.go('/api/auth/signout', { method: 'POST', headers, json: {} }))
  expect(answer).toMatchObject({ status: 403, error: 'csrf_failed' })
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
