import { beforeAll, expect, test } from 'vitest'
import { operations } from '../../../../workers/features/identity/operations.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { newMailedToken } from '../../../../workers/features/identity/mailed-tokens.ts'
import { resetPassword } from '../../../../workers/features/identity/reset-password.ts'
import { newBrowser } from '../../../support/browser.ts'
import { newAddress, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { type Person, newPerson, password } from '../../../support/people.ts'

/** Two failures from one address, three on one account. */
const transport = deploy(operations, { SIGN_INS_PER_HOUR: '2', SIGN_INS_PER_ACCOUNT_PER_HOUR: '3' })
const wrong = 'not the right password'
const path = '/api/auth/callback/credentials'

const attempt = async (email: string, given: string, headers: Record<string, string> = {}) =>
  (await send(issueToken, { email, password: given }, { transport, headers })).status

/** Somebody guesses at an account, each time from a new address, until nobody new may try any more. */
async function besiege(email: string): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await attempt(email, wrong))
  return statuses
}

let person: Person
let browser: ReturnType<typeof newBrowser>

beforeAll(async () => {
  person = await newPerson()
  browser = newBrowser({ fetch: transport })
  await browser.signIn({ email: person.email, password })
})

test('guesses from ever new addresses at one account come to an end, even with the right password', async () => {
  const { email } = await newPerson()
  expect(await besiege(email)).toEqual([401, 401, 401, 429])
  expect(await attempt(email, password)).toBe(429)
})

test('an account that nobody has is answered exactly so', async () => {
  expect(await besiege(`${crypto.randomUUID()}@example.com`)).toEqual([401, 401, 401, 429])
})

test('a browser that has signed in to the account before gets in during a siege, with or without its session', async () => {
  await besiege(person.email)
  expect((await browser.signIn({ email: person.email, password })).status).toBe(302)
  await browser.go('/api/auth/signout', { method: 'POST', json: {} })
  expect((await browser.signIn({ email: person.email, password })).status).toBe(302)
})

test('such a browser is counted by itself, and guesses no more than anybody', async () => {
  const { email } = await newPerson()
  const mine = newBrowser({ fetch: transport })
  await mine.signIn({ email, password })
  const statuses = []
  for (const given of [wrong, wrong, password])
    statuses.push((await mine.signIn({ email, password: given })).status)
  expect(statuses).toEqual([401, 401, 429])
  expect(await attempt(email, password)).toBe(200)
})

test('cookies of many such browsers, collected, give no more guesses than the account has', async () => {
  const { email } = await newPerson()
  const browsers = [1, 2, 3].map(() => newBrowser({ fetch: transport }))
  for (const each of browsers) await each.signIn({ email, password })
  const statuses = []
  for (const each of [...browsers, ...browsers])
    statuses.push((await each.signIn({ email, password: wrong })).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429, 429])
  expect(await attempt(email, password)).toBe(200)
})

test('a new password and a sign-out everywhere make strangers of the browsers that were known, but of the one that chose it', async () => {
  const { email } = await newPerson()
  const [browser, stolen] = [newBrowser({ fetch: transport }), newBrowser({ fetch: transport })]
  const known = async (each: typeof browser, given: string) => {
    const cookie = `tracewright_device=${each.cookies.get('tracewright_device')}`
    return (await attempt(email, given, { cookie })) === 200
  }
  for (const each of [browser, stolen]) await each.signIn({ email, password })
  const newPassword = 'another long enough password'
  const json = { currentPassword: password, newPassword }
  expect((await browser.go('/api/auth/password', { method: 'POST', json })).status).toBe(200)
  await besiege(email)
  expect([await known(browser, newPassword), await known(stolen, newPassword)]).toEqual([true, false])
  await browser.go('/api/auth/signout', { method: 'POST', json: { everywhere: true } })
  await besiege(email)
  expect(await known(browser, newPassword)).toBe(false)
})

test('the cookie of another account, a forged, a cut and a doubled one open no way in', async () => {
  await besiege(person.email)
  const name = 'tracewright_device'
  const own = browser.cookies.get(name) ?? ''
  const stranger = newBrowser({ fetch: transport })
  const other = await newPerson()
  await stranger.signIn({ email: other.email, password })
  const [id, expiry, mac] = own.split('.')
  for (const cookie of [
    `${name}=${stranger.cookies.get(name)}`,
    `${name}=${own}; ${name}=${own}`,
    `${name}=${id}.zzzzzzzz.${mac}`,
    `${name}=x.${expiry}.${mac}`,
    `${name}=${id}.${expiry}.`,
    `${name}=${own}.x`,
    `${name}=`,
  ]) {
    expect([cookie, await attempt(person.email, password, { cookie })]).toEqual([cookie, 429])
  }
  expect(await attempt(person.email, password, { cookie: `${name}=${own}` })).toBe(200)
})

test('a new password opens the door again, and the browser that chose it keeps it open', async () => {
  const { userId, email } = await newPerson()
  await besiege(email)
  const newPassword = 'another long enough password'
  const token = await newMailedToken(newContext(), userId, 'password-reset')
  const response = await send(resetPassword, { token, newPassword }, { transport })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^tracewright_device=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/)
  expect(await attempt(email, newPassword)).toBe(200)
  expect(await besiege(email)).toEqual([401, 401, 401, 429])
  expect(await attempt(email, newPassword, { cookie: cookie.split(';')[0] ?? '' })).toBe(200)
})

test('of many guesses at once from as many addresses no more than the limit are looked at', async () => {
  const { email } = await newPerson()
  const statuses = await Promise.all(Array.from({ length: 8 }, () => attempt(email, wrong)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('signing in by form and for tokens is counted as one', async () => {
  const { email } = await newPerson()
  const headers = { 'cf-connecting-ip': newAddress() }
  const visitor = newBrowser({ fetch: transport })
  const csrfToken = await visitor.csrfToken()
  const form = { csrfToken, email, password: wrong }
  expect((await visitor.go(path, { method: 'POST', headers, form })).status).toBe(401)
  expect(await attempt(email, wrong, headers)).toBe(401)
  expect((await visitor.go(path, { method: 'POST', headers, form })).status).toBe(429)
})
