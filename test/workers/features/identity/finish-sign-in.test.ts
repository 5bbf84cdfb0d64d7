import { generateKeyPair, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { back, clientId, newRedirectingIssuer } from '../../../support/redirecting-issuer.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Issuer = Awaited<ReturnType<typeof newRedirectingIssuer>>
const leadsTo = (response: Response) => [response.status, response.headers.get('location')]
const stateOf = (sent: Response) =>
  new URL(sent.headers.get('location') ?? '').searchParams.get('state') ?? ''
const saying = (problem: string) => [302, `/sign-in?problem=${problem}`]

/** Somebody whom the issuer sends back, who is not signed in by that; where it led. */
async function refused({ visitor, agree }: Issuer) {
  const somebody = visitor()
  const response = await somebody.go(agree(await somebody.start()))
  expect(await somebody.session()).toEqual({ user: null })
  expect(somebody.cookies.has('tracewright_session')).toBe(false)
  return leadsTo(response)
}

test('who comes back with a code is signed in here, for half a day, and where they wanted to go', async () => {
  const { visitor, agree, asked } = await newRedirectingIssuer()
  const somebody = visitor()
  const response = await somebody.go(agree(await somebody.start('/settings?tab=1#team')))
  expect(leadsTo(response)).toEqual([302, '/settings?tab=1#team'])
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^tracewright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/),
    'tracewright_flow=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ])
  expect(await somebody.session()).toMatchObject({ user: { email: 'ada@example.com', name: 'Ada' } })
  expect(asked[0]?.form.get('client_id')).toBe(clientId)
  expect(asked[0]?.authorization).toBeNull()
  const listed = (await (await somebody.go('/api/auth/sessions')).json()) as { sessions: unknown[] }
  expect(listed.sessions).toMatchObject([{ kind: 'browser', current: true }])
  await somebody.go('/api/auth/signout', { method: 'POST', json: {} })
  expect(await somebody.session()).toEqual({ user: null })
})

test('with a secret we say it at the token endpoint, and nowhere else', async () => {
  const { visitor, agree, asked } = await newRedirectingIssuer({ AUTH_CLIENT_SECRET: 'of us: 100 %' })
  const somebody = visitor()
  const sent = await somebody.start()
  expect(sent.headers.get('location')).not.toContain('of+us')
  expect(leadsTo(await somebody.go(agree(sent)))).toEqual([302, '/'])
  const [, basic = ''] = asked[0]?.authorization?.split(' ') ?? []
  expect(decodeURIComponent(atob(basic).split(':')[1]?.replaceAll('+', ' ') ?? '')).toBe('of us: 100 %')
})

test('what the ID token leaves out of a person is asked of the userinfo, of the same person only', async () => {
  const issuer = await newRedirectingIssuer()
  const { visitor, agree, told } = issuer
  told.idToken = { email: undefined, name: undefined }
  told.userinfo = { sub: 'person-1', email: 'From@Userinfo.example', name: 'Bea', email_verified: true }
  const somebody = visitor()
  await somebody.go(agree(await somebody.start()))
  expect(await somebody.session()).toMatchObject({
    user: { email: 'from@userinfo.example', name: 'Bea' },
    emailVerified: true,
  })
  told.userinfo = { sub: 'somebody-else', email: 'boss@example.com' }
  expect(await refused(issuer)).toEqual(saying('refused'))
})

test('an access token and a cookie of one person are of one user', async () => {
  const { visitor, agree, session, sign } = await newRedirectingIssuer()
  const { user } = await session(await sign())
  const somebody = visitor()
  await somebody.go(agree(await somebody.start()))
  expect((await somebody.session()).user).toEqual(user)
})

test('coming back leads to no other place, whatever was asked', async () => {
  const { visitor, agree } = await newRedirectingIssuer()
  const somebody = visitor()
  for (const returnTo of ['//evil.example', `/${'x'.repeat(3000)}`])
    expect(leadsTo(await somebody.go(agree(await somebody.start(returnTo))))).toEqual([302, '/'])
})

test('a state of another browser signs nobody in, and ends nothing of what this browser began', async () => {
  const { visitor, agree } = await newRedirectingIssuer()
  const attacker = visitor()
  const victim = visitor()
  const theirs = agree(await attacker.start('/projects'))
  expect(leadsTo(await victim.go(theirs))).toEqual(saying('expired'))
  const mine = agree(await victim.start('/settings'))
  expect(leadsTo(await victim.go(theirs))).toEqual([302, '/sign-in?problem=expired&callbackUrl=%2Fsettings'])
  expect(await victim.session()).toEqual({ user: null })
  expect(leadsTo(await victim.go(mine))).toEqual([302, '/settings'])
})

test('a return is good once, also for who kept the cookie', async () => {
  const { visitor, agree } = await newRedirectingIssuer()
  const somebody = visitor()
  const sent = await somebody.start()
  const kept = new Map(somebody.cookies)
  const address = agree(sent)
  await somebody.go(address)
  expect(leadsTo(await somebody.go(address))).toEqual(saying('expired'))
  const again = visitor()
  for (const [name, value] of kept) again.cookies.set(name, value)
  expect(leadsTo(await again.go(address))).toEqual(saying('expired'))
  expect(await again.session()).toEqual({ user: null })
})

test('a cookie that is missing, changed, of before or sent twice begins nothing', async () => {
  const { visitor, agree, asked } = await newRedirectingIssuer()
  const spoil: ((value: string) => string | undefined)[] = [
    () => undefined,
    (value) => `${value}x`,
    (value) => value.replace(/\.[^.]*\./, '.zzzzzz.'),
    (value) => value.replace(/\.[^.]+(\.[^.]+)$/, `.${Buffer.from('/evil').toString('base64url')}$1`),
    (value) => `${value}; tracewright_flow=${value}`,
  ]
  for (const change of spoil) {
    const somebody = visitor()
    const address = agree(await somebody.start())
    const value = change(somebody.cookies.get('tracewright_flow') ?? '')
    if (value === undefined) somebody.cookies.delete('tracewright_flow')
    else somebody.cookies.set('tracewright_flow', value)
    expect(leadsTo(await somebody.go(address))).toEqual(saying('expired'))
  }
  const late = visitor()
  const address = agree(await late.start())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 })
  expect(leadsTo(await late.go(address))).toEqual(saying('expired'))
  expect(asked).toEqual([])
})

test('a person who says no at the issuer comes to a page that says so, and nothing of it is asked', async () => {
  const { visitor, issuer, asked } = await newRedirectingIssuer()
  for (const [error, problem] of [
    ['access_denied', 'denied'],
    ['temporarily_unavailable', 'unreachable'],
    ['invalid_scope', 'refused'],
    ['<script>alert(1)</script>', 'refused'],
  ] as const) {
    const somebody = visitor()
    const state = stateOf(await somebody.start('/settings'))
    const hint = 'token=secret'
    const response = await somebody.go(back({ error, error_description: hint, state, iss: issuer }))
    expect(leadsTo(response)).toEqual([302, `/sign-in?problem=${problem}&callbackUrl=%2Fsettings`])
    expect(somebody.cookies.has('tracewright_flow')).toBe(false)
  }
  expect(asked).toEqual([])
})

test.each(['state=x', 'state', 'code=x', 'iss=https://evil.example', 'response=x', 'id_token=x', 'token=x'])(
  'an answer that says something twice, or says it in another way, is refused on the page to sign in on: %s',
  async (more) => {
    const { visitor, agree, asked } = await newRedirectingIssuer()
    const somebody = visitor()
    const address = `${agree(await somebody.start())}&${more}`
    expect(leadsTo(await somebody.go(address))).toEqual(saying('refused'))
    expect(asked).toEqual([])
  },
)

test('of returns at once with one code, one signs in', async () => {
  const { visitor, agree } = await newRedirectingIssuer()
  const somebody = visitor()
  const address = agree(await somebody.start())
  const answers = await Promise.all([1, 2, 3].map(() => somebody.go(address)))
  const led = answers.map((one) => one.headers.get('location') ?? '')
  expect(led.filter((to) => to === '/')).toHaveLength(1)
  expect(led.filter((to) => to === '/sign-in?problem=expired')).toHaveLength(2)
})

test('an address of the ID token is not verified by what the userinfo says of another one', async () => {
  const { visitor, agree, told } = await newRedirectingIssuer()
  told.idToken = { email: 'boss@example.com', name: undefined }
  for (const [email, emailVerified] of [
    ['other@example.com', false],
    ['boss@example.com', true],
  ] as const) {
    told.userinfo = { sub: 'person-1', email, name: 'Bea', email_verified: true }
    const somebody = visitor()
    await somebody.go(agree(await somebody.start()))
    expect(await somebody.session()).toMatchObject({ user: { email: 'boss@example.com' }, emailVerified })
  }
})

test('an answer that names another issuer, or no code, is refused', async () => {
  const { visitor, issuer, asked } = await newRedirectingIssuer()
  for (const fields of [
    { code: 'x', iss: 'https://evil.example' },
    { iss: issuer },
    { code: 'x', error: 'access_denied', iss: 'https://evil.example' },
  ]) {
    const somebody = visitor()
    const state = stateOf(await somebody.start())
    expect(leadsTo(await somebody.go(back({ ...fields, state } as Record<string, string>)))).toEqual(
      saying('refused'),
    )
  }
  expect(asked).toEqual([])
})

test.each([
  ['of another nonce', { nonce: 'of another way' }],
  ['without a nonce', { nonce: undefined }],
  ['for another audience', { aud: 'another-client' }],
  ['for our API, which is no client', { aud: 'our-api' }],
  ['for several, and made for another', { aud: [clientId, 'another-client'], azp: 'another-client' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['that is over', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ['from the future', { iat: Math.floor(Date.now() / 1000) + 3600 }],
  ['without a subject', { sub: undefined }],
  ['with an endless subject', { sub: 'x'.repeat(300) }],
])('an ID token %s signs nobody in', async (_what, changes) => {
  const issuer = await newRedirectingIssuer()
  issuer.told.idToken = changes
  expect(await refused(issuer)).toEqual(saying('refused'))
})

test('an ID token that the issuer did not sign signs nobody in', async () => {
  const issuer = await newRedirectingIssuer()
  const { privateKey } = await generateKeyPair('RS256')
  issuer.told.sign = (payload) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'theirs' }).sign(privateKey)
  expect(await refused(issuer)).toEqual(saying('refused'))
  issuer.told.sign = (payload) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid: 'theirs' })
      .sign(new TextEncoder().encode(clientId.repeat(4)))
  expect(await refused(issuer)).toEqual(saying('refused'))
  issuer.told.sign = () => Promise.resolve('no.token')
  expect(await refused(issuer)).toEqual(saying('refused'))
})

test('an issuer that is down after the way there is told as such, wherever it fails', async () => {
  for (const path of ['/token', '/keys', '/userinfo']) {
    for (const instead of [
      () => Promise.reject(new TypeError('no route')),
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ]) {
      const issuer = await newRedirectingIssuer()
      issuer.told.idToken = { email: undefined }
      issuer.broken.set(path, instead)
      expect(await refused(issuer)).toEqual(saying('unreachable'))
    }
  }
})

test('who has failed too often at one address is told when to come back, and others are not held up', async () => {
  const issuer = await newRedirectingIssuer({ SIGN_INS_PER_IP_PER_HOUR: '1' })
  const { visitor, agree, issuer: iss } = issuer
  const somebody = visitor()
  const state = stateOf(await somebody.start())
  await somebody.go(back({ error: 'access_denied', state, iss }))
  expect(leadsTo(await somebody.go(agree(await somebody.start())))).toEqual(saying('busy'))
  for (let index = 0; index < 2; index++) {
    const other = visitor()
    expect(leadsTo(await other.go(agree(await other.start())))).toEqual([302, '/'])
  }
})

test('a session ends with its issuer', async () => {
  const one = await newRedirectingIssuer()
  const somebody = one.visitor()
  await somebody.go(one.agree(await somebody.start()))
  expect((await somebody.session()).user).not.toBeNull()
  const other = await newRedirectingIssuer()
  const later = other.visitor()
  for (const [name, value] of somebody.cookies) later.cookies.set(name, value)
  expect(await later.session()).toEqual({ user: null })
})
