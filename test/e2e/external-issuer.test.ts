import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { buildWeb } from '../../scripts/build-web.mjs'
import { configs, root } from '../../scripts/toolchain.mjs'
import { startBrowser } from '../support/browser/start-browser.ts'
import { startIdentityProvider } from '../support/identity-provider/start-identity-provider.ts'

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let harness: ReturnType<typeof createTestHarness>
let origin = ''

beforeAll(async () => {
  provider = await startIdentityProvider({ audience: 'tracewright' })
  await buildWeb()
  harness = createTestHarness({
    root,
    workers: [
      {
        configPath: join(root, configs.api),
        vars: {
          AUTH_ISSUER: provider.issuer,
          AUTH_JWKS_URL: provider.jwksUrl,
          AUTH_CLIENT_ID: 'pages',
          AUTH_ORGANIZATIONS_CLAIM: 'organizations',
          PUBLIC_ORIGIN: 'https://tracewright.example',
        },
        secrets: { KEY_ENCRYPTION_SECRET: 'x'.repeat(32), SIGNING_SECRET: 'y'.repeat(32) },
      },
      // `api` does not start without those that it is bound to.
      ...[configs.collect, configs.design, configs.extract].map((config) => ({
        configPath: join(root, config),
      })),
    ],
  })
  origin = `http://127.0.0.1:${(await harness.listen()).url.port}`
  await harness.getWorker('tracewright-api').applyD1Migrations('DB')
})

afterAll(async () => {
  await harness.close()
  await provider.close()
})

interface Sending {
  token?: string
  json?: unknown
}

async function call(path: string, { token, json }: Sending = {}) {
  const response = await fetch(`${origin}${path}`, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
  })
  return { status: response.status, body: (await response.json()) as { [field: string]: unknown } }
}

const profile = (name: string) => ({ email: `${name}@example.com`, email_verified: true, name })
/** Somebody whom the provider knows, with a token of it. */
function tokenOf(name: string) {
  provider.people.set(name, profile(name))
  return provider.accessToken(name)
}

async function newOrganization(token: string) {
  const slug = `org-${crypto.randomUUID()}`
  const { status, body } = await call('/api/organizations', { token, json: { name: 'Acme', slug } })
  expect(status).toBe(201)
  return { slug, organizationId: String(body['organizationId']) }
}

const slugsOf = async (token: string) => {
  const { body } = await call('/api/organizations', { token })
  return (body['organizations'] as { slug: string }[]).map(({ slug }) => slug)
}

test("a person who signed in at the operator's provider works here with its token", async () => {
  const token = await tokenOf('ada')
  expect(await call('/api/auth/session', { token })).toMatchObject({
    status: 200,
    body: { user: { email: 'ada@example.com', name: 'ada' } },
  })
  const { slug } = await newOrganization(token)
  expect(await slugsOf(token)).toEqual([slug])
  expect(await slugsOf(await provider.accessToken('ada'))).toEqual([slug])
})

test('the embedded provider issues nothing beside it, and access keys go on working', async () => {
  const account = { email: 'eve@example.com', password: 'a long enough test password' }
  for (const path of ['/api/auth/register', '/api/auth/token']) {
    expect(await call(path, { json: account })).toMatchObject({
      status: 501,
      body: { error: 'not_configured' },
    })
  }
  const token = await tokenOf('kay')
  const { slug, organizationId } = await newOrganization(token)
  const made = await call(`/api/organizations/${organizationId}/access-keys`, { token, json: { name: 'CI' } })
  expect(made.status).toBe(201)
  expect(await slugsOf(String(made.body['key']))).toEqual([slug])
})

test('the organizations that its claim names are joined and left, once it calls their owner their owner', async () => {
  const { slug, organizationId } = await newOrganization(await tokenOf('own'))
  provider.people.set('bob', { ...profile('bob'), organizations: [`${slug}:viewer`, 'no-such-one:owner'] })
  expect(await slugsOf(await provider.accessToken('bob'))).toEqual([])
  provider.people.set('own', { ...profile('own'), organizations: [`${slug}:owner`] })
  // Tokens are told apart by the second in which they were made.
  const joined = async () => {
    await slugsOf(await provider.accessToken('own'))
    return slugsOf(await provider.accessToken('bob'))
  }
  await expect.poll(joined, { timeout: 180_000 }).toEqual([slug])
  const token = await provider.accessToken('bob')
  const refused = await call(`/api/organizations/${organizationId}/access-keys`, { token })
  expect(refused.status).toBe(403)
  provider.people.set('bob', profile('bob'))
  await expect.poll(async () => slugsOf(await provider.accessToken('bob')), { timeout: 180_000 }).toEqual([])
  expect(await slugsOf(token)).toEqual([])
})

test('a token for another audience, one that was changed and one of another issuer are refused', async () => {
  const token = await tokenOf('mal')
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'ada' })).toString('base64url')
  const elsewhere = await startIdentityProvider({ audience: 'tracewright' })
  elsewhere.people.set('ada', profile('ada'))
  const tokens = [
    `${header}.${changed}.${signature}`,
    await elsewhere.accessToken('ada'),
    await provider.accessToken('mal', { audience: 'another-api' }),
  ]
  await elsewhere.close()
  for (const refused of tokens) {
    expect((await call('/api/organizations', { token: refused })).status).toBe(401)
  }
  expect((await call('/api/organizations', { token })).status).toBe(200)
})

test('when the provider replaces its keys, new tokens are soon good and old ones no longer', async () => {
  const old = await tokenOf('rob')
  expect((await call('/api/organizations', { token: old })).status).toBe(200)
  await provider.rotate()
  const renewed = await provider.accessToken('rob')
  const status = async () => (await call('/api/organizations', { token: renewed })).status
  await expect.poll(status, { timeout: 180_000, interval: 250 }).toBe(200)
  expect((await call('/api/organizations', { token: old })).status).toBe(401)
})

test('pages that would ask for a password say where accounts come from', async () => {
  const owner = await provider.accessToken('ada')
  const { organizationId } = await newOrganization(owner)
  const invited = await call(`/api/organizations/${organizationId}/team`, {
    token: owner,
    json: { action: 'invite', email: 'new@example.com', role: 'member' },
  })
  const { pathname, hash } = new URL((invited.body['invitation'] as { link: string }).link)
  const invitation = pathname + hash
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    for (const path of ['/register', invitation]) {
      await page.goto(new URL(path, origin).href)
      await page.waitForFunction(`document.querySelector('main .note[role=status]')?.checkVisibility()`)
      const text = await page.$eval('main', ({ innerText }) => innerText)
      expect(text).toContain(`Accounts and tokens of this deployment come from ${provider.issuer}.`)
      expect(await page.$('main form')).toBeNull()
    }
  } finally {
    await browser.close()
  }
})

/** What a browser gets when it opens an address of ours, with its cookies. */
async function open(path: string, cookies: readonly string[] = []) {
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const response = await fetch(new URL(path, origin), { headers: { cookie }, redirect: 'manual' })
  return { location: response.headers.get('location') ?? '', cookies: response.headers.getSetCookie() }
}

test('a browser signs in at the provider by redirect, once for each code, and is the person of its tokens', async () => {
  provider.people.set('ida', profile('ida'))
  const sent = await open('/api/auth/authorize?returnTo=/settings')
  const back = (await provider.signIn(sent.location, 'ida')).href
  expect(await open(back)).toMatchObject({ location: '/sign-in?problem=expired' })
  const signedIn = await open(back, sent.cookies)
  expect(signedIn.location).toBe('/settings')
  const session = await fetch(`${origin}/api/auth/session`, {
    headers: { cookie: signedIn.cookies[0]?.split(';')[0] ?? '' },
  })
  const { body } = await call('/api/auth/session', { token: await provider.accessToken('ida') })
  expect(await session.json()).toMatchObject({ user: body['user'], emailVerified: true })
  const again = await open(back, sent.cookies)
  expect(again.location).toBe('/sign-in?problem=expired&callbackUrl=%2Fsettings')
  expect(again.cookies.join()).not.toContain('session')
})

test('the settings open after signing in there, at the part that was asked for, and a person may think better of it', async () => {
  provider.people.set('joe', profile('joe'))
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const button = `Sign in with ${new URL(provider.issuer).host}`
    const go = () => page.locator(`::-p-aria([name="${button}"][role="link"])`).click()
    const shows = (text: string) =>
      page.waitForFunction((wanted) => document.body?.innerText.includes(wanted), {}, text)
    await page.goto(`${origin}/settings#account`)
    await go()
    await page.locator('a[href$="/abort"]').click()
    await shows('The sign-in was called off')
    await go()
    await page.locator('input[name="login"]').fill('joe')
    await page.locator('input[name="password"]').fill('any')
    await page.locator('button[type="submit"]').click()
    await page.locator('input[name="prompt"][value="consent"] ~ button, form button[type="submit"]').click()
    await shows('Signed in as joe')
    expect(page.url()).toBe(`${origin}/settings#account`)
    await page.locator('::-p-aria([name="Menu of joe"][role="button"])').click()
    await page.locator('::-p-aria([name="Sign out"][role="button"])').click()
    await page.waitForFunction(() => location.pathname === '/sign-in')
    await shows(button)
  } finally {
    await browser.close()
  }
})
