import { type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose'
import { vi } from 'vitest'
import type { Operation } from '../../shared/kernel/operation.ts'
import { operations as identity } from '../../workers/features/identity/operations.ts'
import { base } from './client.ts'
import { deploy } from './context.ts'

/** An identity provider with an address of its own, whose key set is served by a stand-in for the network until mocks are restored. */
export async function newProvider(
  alg: 'ES256' | 'RS256' | 'EdDSA' = 'RS256',
  settings: Record<string, string> = {},
  operations: readonly Operation[] = identity,
) {
  const issuer = `https://${crypto.randomUUID()}.example`
  const vars = {
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: 'our-api',
    AUTH_JWKS_URL: `${issuer}/keys`,
    ...settings,
  }
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'theirs', use: 'sig', alg }
  const answer = { status: 200, body: JSON.stringify({ keys: [jwk] }) }
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url !== vars.AUTH_JWKS_URL) return Promise.reject(new TypeError(`nothing at ${url}`))
    return Promise.resolve(new Response(answer.body, { status: answer.status }))
  })
  const claims = (changes: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: issuer,
      aud: 'our-api',
      sub: 'person-1',
      email: 'Ada@Example.com',
      name: 'Ada',
      iat: now,
      exp: now + 600,
      ...changes,
    }
  }
  const sign = (payload = claims(), header = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg, kid: 'theirs', ...header }).sign(privateKey)
  const fetch = deploy(operations, vars)
  const session = async (token: string) => {
    const response = await fetch(
      new Request(`${base}/api/auth/session`, { headers: { authorization: `Bearer ${token}` } }),
    )
    return (await response.json()) as {
      user: { userId: string; email: string; name: string } | null
      emailVerified?: boolean
      error?: string
    }
  }
  return { issuer, answer, network, claims, sign, session, fetch, publicKey }
}
