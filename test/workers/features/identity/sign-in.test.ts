import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cookieSessions } from '../../../../shared/db/tables/identity.ts'
import { operations } from '../../../../workers/features/identity/operations.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, base, expectRefusal, fetchApi, refusal } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'

const path = '/api/auth/callback/credentials'
const password = 'a long enough test password'
const person = { email: `${crypto.randomUUID()}@example.com`, password }

beforeAll(async () => {
  await ask(register, { ...person, name: 'Ada' })
})

const sessionOf = async (browser: ReturnType<typeof newBrowser>) =>
  (await browser.go('/api/auth/session')).json()

test('token, form, 302, cookie: a browser signs in as the specification says', async () => {
  const browser = newBrowser()
  const response = await browser.signIn(person)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/')
  expect(await response.text()).toBe('')
  expect(await sessionOf(browser)).toMatchObject({ user: { email: person.email, name: 'Ada' } })
})

test('the session cookie is out of reach of scripts and other sites, and the store holds only its hash', async () => {
  const browser = newBrowser()
  const response = await browser.signIn(person)
  const [line] = response.headers.getSetCookie()
  expect(line).toMatch(/^tracewright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
  const { db } = newContext().services
  const rows = await db
    .select()
    .from(cookieSessions)
    .where(eq(cookieSessions.sessionHash, browser.cookies.get('tracewright_session') ?? ''))
  expect(rows).toEqual([])
})

test('on https the cookies are Secure and bound to the host, and the plain names count for nothing', async () => {
  const origin = 'https://tracewright.test'
  const browser = newBrowser({ origin })
  const csrf = await browser.go('/api/auth/csrf')
  expect(csrf.headers.getSetCookie()[0]).toMatch(
    /^__Host-tracewright_csrf=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  const response = await browser.signIn(person)
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-tracewright_session=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
  )
  expect(await sessionOf(browser)).toMatchObject({ user: { email: person.email } })
  const planted = newBrowser({ origin })
  planted.cookies.set('tracewright_session', browser.cookies.get('__Host-tracewright_session') ?? '')
  expect(await sessionOf(planted)).toEqual({ user: null })
})

test.each([
  ['/projects?tab=1', '/projects?tab=1'],
  ['//evil.example', '/'],
])('the callback %s leads to %s', async (callbackUrl, location) => {
  const response = await newBrowser().signIn({ ...person, callbackUrl })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(location)
})

test('a wrong password and an unknown address are 401 in JSON, and set no cookie', async () => {
  const browser = newBrowser()
  for (const given of [
    { ...person, password: 'not the right password' },
    { email: 'nobody@example.com', password },
    { email: 'no address', password },
  ]) {
    const response = await browser.signIn(given)
    expect(response.headers.getSetCookie()).toEqual([])
    await expectRefusal(response, 401, 'identity.wrong_credentials')
  }
  expect(await sessionOf(browser)).toEqual({ user: null })
})

test('without the token, with another one, or without its cookie the form is refused, even with the right password', async () => {
  const other = await newBrowser().csrfToken()
  const browser = newBrowser()
  const own = await browser.csrfToken()
  const post = (form: Record<string, string>, from = browser) =>
    from.go(path, { method: 'POST', form: { ...person, ...form } })
  await expectRefusal(post({}), 403, 'csrf_failed')
  await expectRefusal(post({ csrfToken: '' }), 403, 'csrf_failed')
  await expectRefusal(post({ csrfToken: other }), 403, 'csrf_failed')
  await expectRefusal(post({ csrfToken: own }, newBrowser()), 403, 'csrf_failed')
  expect((await post({ csrfToken: own })).status).toBe(302)
})

test('a pair of token and cookie that we did not sign is refused', async () => {
  const browser = newBrowser()
  for (const planted of ['forged', 'forged|', 'forged|x', `forged|${'A'.repeat(43)}`, '|']) {
    browser.cookies.set('tracewright_csrf', planted)
    const response = browser.go(path, { method: 'POST', form: { ...person, csrfToken: 'forged' } })
    await expectRefusal(response, 403, 'csrf_failed')
  }
})

test('a cookie that is sent twice counts as none, because one of the two was planted', async () => {
  const browser = newBrowser()
  const csrfToken = await browser.csrfToken()
  const cookie = `tracewright_csrf=${browser.cookies.get('tracewright_csrf')}`
  browser.cookies.clear()
  const post = (value: string) =>
    browser.go(path, { method: 'POST', headers: { cookie: value }, form: { ...person, csrfToken } })
  expect((await post(`${cookie}; tracewright_csrf=other|x`)).status).toBe(403)
  expect((await post(cookie)).status).toBe(302)
})

test('every sign-in makes a new session and ends the one before it in this browser', async () => {
  const browser = newBrowser()
  await browser.signIn(person)
  const first = browser.cookies.get('tracewright_session') ?? ''
  await browser.signIn(person)
  const second = browser.cookies.get('tracewright_session')
  expect(second).not.toBe(first)
  const thief = newBrowser()
  thief.cookies.set('tracewright_session', first)
  expect(await sessionOf(thief)).toEqual({ user: null })
})

test('a session that an attacker planted before does not become that of the person, and ends', async () => {
  const attacker = newBrowser()
  const { email } = await newPerson('Mallory')
  await attacker.signIn({ email, password })
  const planted = attacker.cookies.get('tracewright_session') ?? ''
  const victim = newBrowser()
  victim.cookies.set('tracewright_session', planted)
  await victim.signIn(person)
  expect(victim.cookies.get('tracewright_session')).not.toBe(planted)
  expect(await sessionOf(attacker)).toEqual({ user: null })
  expect(await sessionOf(victim)).toMatchObject({ user: { email: person.email } })
})

test('a session cookie that a sister site put beside ours counts as none', async () => {
  const attacker = newBrowser()
  const { email } = await newPerson('Mallory')
  await attacker.signIn({ email, password })
  const victim = newBrowser()
  await victim.signIn(person)
  const [own, planted] = [victim, attacker].map(({ cookies }) => cookies.get('tracewright_session'))
  for (const [one, other] of [
    [own, planted],
    [planted, own],
  ]) {
    const cookie = `tracewright_session=${one}; tracewright_session=${other}`
    const answer = await fetchApi(new Request(`${base}/api/auth/session`, { headers: { cookie } }))
    expect(await answer.json()).toEqual({ user: null })
  }
})

test.each(['http://tracewright.test', 'https://tracewright.test'])(
  'on %s no cookie is ever set that scripts can read or other sites send',
  async (origin) => {
    const { email } = await newPerson()
    const browser = newBrowser({ origin })
    const csrfToken = await browser.csrfToken()
    const post = (to: string, given: object) => browser.go(to, { method: 'POST', ...given })
    const change = { currentPassword: password, newPassword: 'another long enough password' }
    const answers = [
      await browser.go('/api/auth/csrf'),
      await post(path, { form: { csrfToken, email, password } }),
      await post('/api/auth/password', { json: change }),
      await post('/api/auth/signout', { json: {} }),
    ]
    const lines = answers.flatMap((answer) => answer.headers.getSetCookie())
    expect(lines).toHaveLength(6)
    const [prefix, secure] = origin.startsWith('https') ? ['__Host-', '; Secure'] : ['', '']
    for (const line of lines)
      expect(line).toMatch(
        new RegExp(
          `^${prefix}tracewright_\\w+=[^;]*; Path=/; HttpOnly; SameSite=Lax${secure}(; Max-Age=\\d+)?$`,
        ),
      )
  },
)

test.each([
  [{ email: '' }, 'email'],
  [{ password: '' }, 'password'],
  [{ surprise: 'x' }, 'surprise'],
  [{ password: 'x'.repeat(1025) }, 'password'],
])('the form with %j is 400', async (change, field) => {
  const browser = newBrowser()
  const form = { csrfToken: await browser.csrfToken(), ...person, ...change }
  const answer = await refusal(browser.go(path, { method: 'POST', form }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.map((detail) => detail.path)).toContain(field)
})

test('a field that is sent twice, another media type and a body of megabytes are refused', async () => {
  const send = (body: string, type = 'application/x-www-form-urlencoded') =>
    refusal(
      fetchApi(new Request(`${base}${path}`, { method: 'POST', body, headers: { 'content-type': type } })),
    )
  const csrfToken = await newBrowser().csrfToken()
  expect(await send(`csrfToken=${csrfToken}&email=a&email=b&password=c`)).toMatchObject({
    status: 400,
    details: [{ path: 'email' }],
  })
  expect(await send(JSON.stringify(person), 'application/json')).toMatchObject({ status: 415 })
  expect(await send(`password=${'x'.repeat(10 * 1024 * 1024)}`)).toMatchObject({ status: 413 })
})

test('json and redirect, which some clients send along, change nothing', async () => {
  const browser = newBrowser()
  const form = { csrfToken: await browser.csrfToken(), ...person, json: 'true', redirect: 'false' }
  expect((await browser.go(path, { method: 'POST', form })).status).toBe(302)
})

test('a deployment with another identity provider takes no password, and no cookie of ours', async () => {
  const signedIn = newBrowser()
  await signedIn.signIn(person)
  const vars = { AUTH_ISSUER: 'https://idp.example', AUTH_JWKS_URL: 'https://idp.example/jwks' }
  const browser = newBrowser({ fetch: deploy(operations, vars) })
  await expectRefusal(browser.signIn(person), 501, 'not_configured')
  browser.cookies.set('tracewright_session', signedIn.cookies.get('tracewright_session') ?? '')
  expect(await sessionOf(browser)).toEqual({ user: null })
  expect(await sessionOf(signedIn)).toMatchObject({ user: { email: person.email } })
})
