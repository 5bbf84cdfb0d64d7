import { afterEach, expect, test, vi } from 'vitest'
import { base, fetchApi } from '../../../support/client.ts'
import { clientId, newRedirectingIssuer } from '../../../support/redirecting-issuer.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a browser is sent to the issuer with all that binds the way to it, and keeps a short cookie of it', async () => {
  const { visitor, published } = await newRedirectingIssuer()
  const somebody = visitor()
  const sent = await somebody.start('/settings')
  expect(sent.status).toBe(302)
  expect(sent.headers.get('cache-control')).toBe('no-store')
  const to = new URL(sent.headers.get('location') ?? '')
  expect(to.origin + to.pathname).toBe(published.authorization_endpoint)
  const token = /^[\w-]{43}$/
  expect(Object.fromEntries(to.searchParams)).toEqual({
    client_id: clientId,
    redirect_uri: `${base}/api/auth/callback/oidc`,
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(token),
    nonce: expect.stringMatching(token),
    code_challenge: expect.stringMatching(token),
    code_challenge_method: 'S256',
  })
  const [line = ''] = sent.headers.getSetCookie()
  expect(line).toMatch(/^tracewright_flow=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900$/)
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(line).not.toContain(to.searchParams.get(name))
})

test('no two ways share a state, a nonce or a challenge', async () => {
  const { visitor } = await newRedirectingIssuer()
  const somebody = visitor()
  const seen = new Set<string | null>()
  for (let index = 0; index < 5; index++) {
    const { searchParams } = new URL((await somebody.start()).headers.get('location') ?? '')
    for (const name of ['state', 'nonce', 'code_challenge']) seen.add(searchParams.get(name))
  }
  expect(seen.size).toBe(15)
})

test('where the issuer does not answer, the page to sign in on says so and leads on', async () => {
  const { visitor, broken, published } = await newRedirectingIssuer()
  const path = '/.well-known/openid-configuration'
  for (const instead of [
    () => Promise.reject(new TypeError('no route')),
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    () => new Response('{"issuer":', { headers: { 'content-type': 'application/json' } }),
  ]) {
    broken.set(path, instead)
    const sent = await visitor().start('/settings')
    expect(sent.status).toBe(302)
    expect(sent.headers.get('location')).toBe('/sign-in?problem=unreachable&callbackUrl=%2Fsettings')
    expect(sent.headers.getSetCookie()).toEqual([])
  }
  broken.set(path, () => Response.json({ ...published, issuer: 'https://evil.example' }))
  expect((await visitor().start()).headers.get('location')).toBe('/sign-in?problem=refused')
  broken.delete(path)
  expect((await visitor().start()).headers.get('location')).toMatch(/^https:.*\/authorize\?/)
})

test.each(['http://plain.example/authorize', 'javascript:alert(1)', '/authorize', '', undefined])(
  'no browser is sent to an authorization endpoint like %j',
  async (endpoint) => {
    const { visitor, broken, published } = await newRedirectingIssuer()
    const said = { ...published, authorization_endpoint: endpoint }
    broken.set('/.well-known/openid-configuration', () => Response.json(said))
    const sent = await visitor().start()
    expect(sent.headers.get('location')).toBe('/sign-in?problem=refused')
  },
)

test('without an issuer, or a client of ours there, it is not configured', async () => {
  const response = await fetchApi(new Request(`${base}/api/auth/authorize`, { redirect: 'manual' }))
  expect(response.status).toBe(501)
  const { visitor } = await newRedirectingIssuer({ AUTH_CLIENT_ID: '' })
  expect((await visitor().start()).status).toBe(501)
})
