import { beforeAll, expect, test } from 'vitest'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, base, expectRefusal } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { findSession, startSession } from '../../../../workers/features/identity/cookie-sessions.ts'

const password = 'a long enough test password'
const person = { email: `${crypto.randomUUID()}@example.com`, password }
let userId = ''

beforeAll(async () => {
  ;({ userId } = await ask(register, { ...person, name: 'Ada' }))
})

async function signedIn() {
  const browser = newBrowser()
  await browser.signIn(person)
  return browser
}

const newSlug = () => `org-${crypto.randomUUID()}`
const create = (
  browser: ReturnType<typeof newBrowser>,
  headers: Record<string, string> = {},
  slug = newSlug(),
) => browser.go('/api/organizations', { method: 'POST', headers, json: { name: 'Acme', slug } })

test('a cookie write of our own page passes, and one of no page', async () => {
  const browser = await signedIn()
  for (const headers of [undefined, { origin: base, 'sec-fetch-site': 'same-origin' }])
    expect((await create(browser, headers)).status).toBe(201)
})

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://tracewright.test' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ origin: base, 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'https://evil.example', 'x-csrf-token': 'guessed' }],
])('a cookie write with %j is refused, and nothing is written', async (headers: Record<string, string>) => {
  const browser = await signedIn()
  const slug = newSlug()
  await expectRefusal(create(browser, headers, slug), 403, 'csrf_failed')
  expect(await (await browser.go('/api/organizations?limit=200')).text()).not.toContain(slug)
})

test.each(['PATCH', 'PUT', 'DELETE'])(
  'a cookie write by %s of a foreign page is refused, too',
  async (method) => {
    const browser = await signedIn()
    const { organizationId } = (await (await create(browser)).json()) as { organizationId: string }
    const paths = {
      PATCH: `/api/organizations/${organizationId}`,
      PUT: `/api/organizations/${organizationId}-prefs/model-preferences`,
      DELETE: `/api/projects/${crypto.randomUUID()}`,
    }
    const path = paths[method as keyof typeof paths]
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    await expectRefusal(browser.go(path, { method, headers, json: {} }), 403, 'csrf_failed')
  },
)

test('a cookie write of another origin passes with the token of this browser, and not with that of another', async () => {
  const browser = await signedIn()
  const headers = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }
  const own = await browser.csrfToken()
  expect((await create(browser, { ...headers, 'x-csrf-token': own })).status).toBe(201)
  const other = await newBrowser().csrfToken()
  expect((await create(browser, { ...headers, 'x-csrf-token': other })).status).toBe(403)
})

test('reading by cookie needs no token, from wherever the request comes', async () => {
  const browser = await signedIn()
  const response = await browser.go('/api/organizations', { headers: { origin: 'https://evil.example' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('a bearer token needs no CSRF token, and a bad one is not saved by a good cookie', async () => {
  const { access_token } = await ask(issueToken, person)
  const headers = { origin: 'https://evil.example', authorization: `Bearer ${access_token}` }
  expect((await create(newBrowser(), headers)).status).toBe(201)
  const browser = await signedIn()
  await expectRefusal(create(browser, { authorization: 'Bearer x.y.z' }), 401, 'unauthenticated')
})

test.each(['chosen', '', 'a'.repeat(43), '%00'])('the session cookie %j is nobody', async (value) => {
  const browser = newBrowser()
  browser.cookies.set('tracewright_session', value)
  await expectRefusal(create(browser), 401, 'unauthenticated')
})

test('a session ends after thirty days', async () => {
  const context = newContext()
  const token = await startSession(context, { userId, signedOutAt: null })
  const after = (days: number) => newContext({ now: () => context.now() + days * 86_400_000 })
  expect(await findSession(after(29), token)).toMatchObject({ user: { userId } })
  expect(await findSession(after(31), token)).toBeNull()
})
