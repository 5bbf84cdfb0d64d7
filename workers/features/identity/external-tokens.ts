import { type JWTPayload, type RemoteJWKSet, createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Context } from '../../../shared/kernel/context.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'
import type { Bearer } from './access-tokens.ts'
import type { ExternalIssuer } from './issuer.ts'
import { ensureExternalUser } from './users.ts'

/** Public-key algorithms only: a shared secret can never be mistaken for a published key. */
const algorithms = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
]
const clockSkewSeconds = 30
const longestSubject = 255

const keySets = new Map<string, RemoteJWKSet>()

/** Reads a token of the operator's identity provider; null when any part of it does not hold. Its bearer becomes a user on first sight. */
export async function readExternalToken(
  context: Context,
  external: ExternalIssuer,
  token: string,
): Promise<Bearer | null> {
  const payload = await verify(context, external, token)
  const { sub: subject, exp } = payload ?? {}
  if (!payload || !exp || typeof subject !== 'string' || subject === '' || subject.length > longestSubject)
    return null
  const profile = profileOf(payload, subject)
  const { userId, email, name } = await ensureExternalUser(context, {
    issuer: external.issuer,
    subject,
    ...profile,
  })
  return { user: { userId, email, name }, familyId: null, expiresAt: exp * 1000 }
}

async function verify(context: Context, { issuer, audience, jwksUrl }: ExternalIssuer, token: string) {
  try {
    const { payload } = await jwtVerify(token, keySetOf(jwksUrl), {
      algorithms,
      issuer,
      audience,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: clockSkewSeconds,
      currentDate: new Date(context.now()),
    })
    return payload
  } catch (error) {
    if (isUnreachable(error)) {
      const refusal = upstreamFailed({
        message: 'The identity provider does not give out its keys at the moment',
      })
      throw Object.assign(refusal, { cause: String(error) })
    }
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** jose caches the keys, looks again for an unknown key id at most every 30 seconds, and gives up after 5. */
function keySetOf(url: URL): RemoteJWKSet {
  const keySet = keySets.get(url.href) ?? createRemoteJWKSet(url)
  keySets.set(url.href, keySet)
  return keySet
}

/** A failed fetch is a plain error, a bad answer one of jose's generic errors; refusals of the token have codes of their own. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)
}

/** An address that the issuer has not verified is not taken over: invitations go to addresses. */
function profileOf(payload: JWTPayload, subject: string): { email: string; name: string } {
  const text = (claim: string) => (typeof payload[claim] === 'string' ? payload[claim].trim() : '')
  // Some providers write truth values as text.
  const isUnverified = String(payload['email_verified']) === 'false'
  const email = isUnverified ? '' : text('email').toLowerCase().slice(0, 254)
  const name = text('name') || text('preferred_username') || email || subject
  return { email, name: name.slice(0, 200) }
}
