import { type JWTPayload, type RemoteJWKSet, createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Context } from '../../../shared/kernel/context.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'
import { followClaim } from '../claimed-memberships.ts'
import type { Bearer } from './access-tokens.ts'
import type { ExternalIssuer } from './issuer.ts'
import { type User, ensureExternalUser } from './users.ts'

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
/** Tokens that list groups are long; what is longer than this is no token, and is not worth computing. */
const mostCharacters = 16_384
/** How soon after the last look an unknown key makes us look again: after a provider changed its keys at once, its people wait that long. */
const keyCooldownMs = 5000

const keySets = new Map<string, RemoteJWKSet>()

/** Reads a token of the operator's identity provider; null when any part of it does not hold. Its bearer becomes a user on first sight. */
export async function readExternalToken(
  context: Context,
  external: ExternalIssuer,
  token: string,
): Promise<Bearer | null> {
  const payload = await verifyExternal(context, external, token)
  const user = payload && (await enterExternal(context, external, payload))
  return user && { user, familyId: null, expiresAt: (payload.exp ?? 0) * 1000 }
}

/** The user that claims of the issuer speak of, kept in step with them; null where they name nobody. */
export async function enterExternal(
  context: Context,
  external: ExternalIssuer,
  payload: JWTPayload,
): Promise<User | null> {
  const { sub: subject } = payload
  if (typeof subject !== 'string' || subject === '' || subject.length > longestSubject) return null
  const given = { issuer: external.issuer, subject, ...profileOf(payload, subject) }
  const user = await ensureExternalUser(context, given)
  await followOrganizations(context, user, payload)
  return user
}

/** Takes over the organizations that a token names, once for each token. A token that does not say when it was made cannot be told from an old one. */
async function followOrganizations(context: Context, user: User, payload: JWTPayload): Promise<void> {
  const claim = context.services.settings.AUTH_ORGANIZATIONS_CLAIM
  if (claim === '' || payload.iat === undefined) return
  const issuedAt = payload.iat * 1000
  if (issuedAt <= (user.claimsFollowedAt ?? 0)) return
  const value = Object.hasOwn(payload, claim) ? payload[claim] : undefined
  await followClaim(context, user, { value, issuedAt })
}

/** The claims of a token that the issuer signed for this audience and that is good now; else null. */
export async function verifyExternal(
  context: Context,
  { issuer, audience, jwksUrl }: ExternalIssuer,
  token: string,
): Promise<JWTPayload | null> {
  if (token.length > mostCharacters) return null
  try {
    const { payload } = await jwtVerify(token, keySetOf(jwksUrl), {
      algorithms,
      issuer,
      audience,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: clockSkewSeconds,
      currentDate: new Date(context.now()),
    })
    const isMadeLater = (payload.iat ?? 0) * 1000 > context.now() + clockSkewSeconds * 1000
    return isMadeLater || !payload.exp ? null : payload
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

/** jose caches the keys for ten minutes, looks again for an unknown key id, and gives up after 5 seconds. */
function keySetOf(url: URL): RemoteJWKSet {
  const keySet = keySets.get(url.href) ?? createRemoteJWKSet(url, { cooldownDuration: keyCooldownMs })
  keySets.set(url.href, keySet)
  return keySet
}

/** A failed fetch is a plain error, a bad answer one of jose's generic errors; refusals of the token have codes of their own. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)
}

/** An address that the issuer denies is not taken over. Silence about it proves nothing: people may write there what they like. */
function profileOf(payload: JWTPayload, subject: string) {
  const text = (claim: string) => (typeof payload[claim] === 'string' ? payload[claim].trim() : '')
  // Some providers write truth values as text.
  const verified = String(payload['email_verified'])
  const email = verified === 'false' ? '' : text('email').toLowerCase().slice(0, 254)
  const name = text('name') || text('preferred_username') || email || subject
  return { email, name: name.slice(0, 200), emailVerified: verified === 'true' }
}
