import { createHmac } from 'node:crypto'
import {
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
  base64url,
  decodeJwt,
  exportSPKI,
  generateKeyPair,
  importJWK,
} from 'jose'
import { expect, test } from 'vitest'
import { issueAccessToken, readAccessToken } from '../../../../workers/features/identity/access-tokens.ts'
import { getKeySet } from '../../../../workers/features/identity/get-key-set.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { signer } from '../../../../workers/features/identity/signing-keys.ts'
import { ask, base, expectRefusal, fetchApi, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newBrowser } from '../../../support/browser.ts'
import { newPerson, password } from '../../../support/people.ts'

const { userId, email } = await newPerson('Ada')
const user = { userId, email, name: 'Ada' }
const validToken = () => issueAccessToken(newContext(), user, crypto.randomUUID())

async function claims(changes: JWTPayload = {}): Promise<JWTPayload> {
  const payload: JWTPayload = decodeJwt(await validToken())
  return Object.assign({}, payload, changes)
}

/** Signed with the deployment's own key, as no outsider could. */
async function signed(payload: JWTPayload, header: { typ?: string; kid?: string } = {}): Promise<string> {
  const { keyId, key } = await signer(newContext())
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId, ...header })
    .sign(key)
}

async function expectRefused(token: string): Promise<void> {
  const response = await send(listOrganizations, {}, { token })
  expect(response.headers.get('www-authenticate')).toContain('invalid_token')
  await expectRefusal(response, 401, 'unauthenticated')
}

const changed = (token: string, part: number, change: (bytes: Uint8Array) => void) => {
  const parts = token.split('.')
  const bytes = base64url.decode(parts[part] ?? '')
  change(bytes)
  parts[part] = base64url.encode(bytes)
  return parts.join('.')
}

test('a token that we signed is accepted, in any case of the scheme', async () => {
  const token = await validToken()
  expect((await send(listOrganizations, {}, { token })).status).toBe(200)
  expect((await send(listOrganizations, {}, { headers: { authorization: `bearer ${token}` } })).status).toBe(
    200,
  )
})

test('a token without a signature is refused, in every spelling of none', async () => {
  const payload = await claims()
  await expectRefused(new UnsecuredJWT(payload).encode())
  for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
    const { keyId } = await signer(newContext())
    const part = (value: unknown) => base64url.encode(JSON.stringify(value))
    await expectRefused(`${part({ alg, typ: 'at+jwt', kid: keyId })}.${part(payload)}.`)
  }
})

test('a token signed by HMAC with our public key as the secret is refused', async () => {
  const [jwk] = (await ask(getKeySet, {})).keys
  const pem = await exportSPKI((await importJWK(jwk as never, 'ES256', { extractable: true })) as CryptoKey)
  const part = (value: unknown) => base64url.encode(JSON.stringify(value))
  for (const secret of [pem, pem.trim(), JSON.stringify(jwk), jwk?.['x'] ?? '']) {
    const body = `${part({ alg: 'HS256', typ: 'at+jwt', kid: jwk?.['kid'] })}.${part(await claims())}`
    await expectRefused(`${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`)
  }
})

test('a changed payload, signature or header is refused', async () => {
  const token = await validToken()
  await expectRefused(changed(token, 1, (bytes) => (bytes[10] = (bytes[10] ?? 0) ^ 1)))
  await expectRefused(changed(token, 2, (bytes) => (bytes[5] = (bytes[5] ?? 0) ^ 1)))
  await expectRefused(changed(token, 2, (bytes) => bytes.fill(0)))
  await expectRefused(token.slice(0, -2))
  await expectRefused(`${token}.x`)
  const [header, , signature] = token.split('.')
  const other = base64url.encode(JSON.stringify(await claims({ sub: crypto.randomUUID() })))
  await expectRefused(`${header}.${other}.${signature}`)
})

test('another issuer, another audience, another type and a missing subject are refused, even when we signed them', async () => {
  await expectRefused(await signed(await claims({ iss: 'https://elsewhere.example' })))
  await expectRefused(await signed(await claims({ aud: 'someone-else' })))
  await expectRefused(await signed(await claims(), { typ: 'JWT' }))
  const { sub: _, ...noSubject } = await claims()
  await expectRefused(await signed(noSubject))
  const { exp: __, ...noExpiry } = await claims()
  await expectRefused(await signed(noExpiry))
  expect((await send(listOrganizations, {}, { token: await signed(await claims()) })).status).toBe(200)
})

test('a token is refused from the second it expires, and before it is valid', async () => {
  const now = Math.floor(Date.now() / 1000)
  await expectRefused(await signed(await claims({ exp: now - 1 })))
  await expectRefused(await signed(await claims({ nbf: now + 60 })))
  await expectRefused(await signed(await claims({ iat: now + 3600, iat_ms: undefined, exp: now + 4000 })))
  await expectRefused(await signed(await claims({ iat_ms: (now + 3600) * 1000 })))
  const { iat: _, ...unissued } = await claims()
  await expectRefused(await signed(unissued))
  await expectRefused(await issueAccessToken(newContext({ now: () => Date.now() - 901_000 }), user, ''))
  const fresh = await issueAccessToken(newContext({ now: () => Date.now() - 600_000 }), user, '')
  expect((await send(listOrganizations, {}, { token: fresh })).status).toBe(200)
  const later = (seconds: number) => newContext({ origin: base, now: () => Date.now() + seconds * 1000 })
  const token = await issueAccessToken(newContext({ origin: base }), user, '')
  expect(await readAccessToken(later(890), token)).toMatchObject({ user })
  expect(await readAccessToken(later(901), token)).toBeNull()
})

test('a key that is not ours is refused: without id, with an id of its own, and with the id of ours', async () => {
  const { privateKey } = await generateKeyPair('ES256')
  const { keyId } = await signer(newContext())
  for (const kid of [undefined, 'theirs', keyId]) {
    const header = { alg: 'ES256', typ: 'at+jwt', ...(kid === undefined ? {} : { kid }) }
    await expectRefused(await new SignJWT(await claims()).setProtectedHeader(header).sign(privateKey))
  }
})

test('a key that comes inside the token is not believed', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = (await crypto.subtle.exportKey('jwk', publicKey)) as never
  const { keyId } = await signer(newContext())
  const header = { alg: 'ES256', typ: 'at+jwt', kid: keyId, jwk, jku: 'https://evil.example/jwks.json' }
  await expectRefused(await new SignJWT(await claims()).setProtectedHeader(header).sign(privateKey))
})

test('a token for another host of ours is refused', async () => {
  const token = await issueAccessToken(newContext({ origin: 'https://other.test' }), user, '')
  expect(new URL(decodeJwt(token).iss ?? '').origin).not.toBe(base)
  await expectRefused(token)
})

test('a local process is one issuer under all names of the machine; a deployment is not', async () => {
  const at = (origin: string, LOCAL = true) => newContext({ origin, settings: { LOCAL } })
  const names = ['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787']
  const token = await issueAccessToken(at('http://127.0.0.1:8787'), user, '')
  for (const name of names) expect(await readAccessToken(at(name), token)).toMatchObject({ user })
  for (const other of [
    'http://localhost:8788',
    'http://127.0.0.1.evil.example:8787',
    'https://localhost:8787',
  ]) {
    expect(await readAccessToken(at(other), token)).toBeNull()
  }
  expect(await readAccessToken(at('http://127.0.0.1:8787', false), token)).toBeNull()
})

test.each(['x', '..', 'x.y.z', 'e30.e30.e30', `${'a'.repeat(5000)}.b.c`])(
  'the bearer token %# that is no token is refused',
  expectRefused,
)

test('a token that is too long is refused before any work, even when we signed it', async () => {
  const untouched = newContext()
  Object.defineProperty(untouched.services, 'db', {
    get: () => {
      throw new Error('The store was asked')
    },
  })
  const token = await signed(await claims({ padding: 'x'.repeat(4096) }))
  expect(await readAccessToken(untouched, token)).toBeNull()
  await expectRefused(token)
  await expectRefused(`${'a'.repeat(20_000)}.b.c`)
})

test('of two tokens none is believed, and what only begins like one is refused', async () => {
  const token = await validToken()
  const twice = new Headers([
    ['authorization', `Bearer ${token}`],
    ['authorization', `Bearer ${token}`],
  ])
  const values = [
    twice.get('authorization') ?? '',
    `Basic eDp5, Bearer ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token},`,
    'Bearer',
    'Bearer ',
    `Bearer:${token}`,
  ]
  const browser = newBrowser()
  await browser.signIn({ email, password })
  for (const authorization of values) {
    const response = await browser.go('/api/organizations', { headers: { authorization } })
    const expected = authorization === `Bearer:${token}` ? 200 : 401
    expect([authorization, response.status]).toEqual([authorization, expected])
  }
  const behindProxy = { headers: { authorization: 'Basic eDp5' } }
  expect((await browser.go('/api/organizations', behindProxy)).status).toBe(200)
})

test('a token in the query, in a cookie or in a body field is nobody', async () => {
  const token = await validToken()
  const asked = (query: string, cookie = '') =>
    fetchApi(new Request(`${base}/api/organizations?${query}`, { headers: { cookie } }))
  for (const name of ['access_token', 'token', 'authorization'])
    expect((await asked(`${name}=${token}`)).status).toBe(401)
  expect((await asked('', `tracewright_session=${token}`)).status).toBe(401)
  expect((await send(createOrganization, { name: 'Acme', slug: 'acme', access_token: token })).status).toBe(
    401,
  )
})
