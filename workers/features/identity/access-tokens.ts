import { type JWTPayload, SignJWT, errors, jwtVerify } from 'jose'
import type { Context } from '../../../shared/kernel/context.ts'
import { embeddedIssuer } from './issuer.ts'
import { accessTokenSeconds } from './signing-key-rules.ts'
import { signer, verifier } from './signing-keys.ts'
import { type User, findBearer } from './users.ts'

/** What a valid bearer token says. */
export interface Bearer {
  user: Pick<User, 'userId' | 'email' | 'name' | 'emailVerifiedAt'>
  /** The family of refresh tokens it came with. */
  familyId: string | null
  /** Milliseconds since the epoch. */
  expiresAt: number
}

const tokenType = 'at+jwt'
/** The longest name and address make less than half of this. */
const mostCharacters = 4096
/** How far the clocks of two machines of the platform may be apart. */
const clockSkewMs = 60_000

/**
 * Signs an access token (RFC 9068): ES256, 15 minutes, for the host it was asked of. It names no organization. `iat_ms` is `iat` in milliseconds,
 * because a token made in the second of a sign-out has to be told from one made before it.
 */
export async function issueAccessToken(
  context: Context,
  user: Pick<User, 'userId' | 'email' | 'name'> & Partial<Pick<User, 'signedOutAt'>>,
  familyId: string,
): Promise<string> {
  const { keyId, key } = await signer(context)
  // Another machine's clock may have signed out later than ours tells now.
  const issuedAtMs = Math.max(context.now(), (user.signedOutAt ?? 0) + 1)
  const issuedAt = Math.floor(issuedAtMs / 1000)
  return new SignJWT({ email: user.email, name: user.name, sid: familyId, iat_ms: issuedAtMs })
    .setProtectedHeader({ alg: 'ES256', typ: tokenType, kid: keyId })
    .setSubject(user.userId)
    .setIssuer(embeddedIssuer(context))
    .setAudience(context.services.settings.AUTH_AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .setJti(context.services.ids.uuid())
    .sign(key)
}

/** Reads an access token of the embedded provider; null when any part of it does not hold, its person is gone, or its sign-in has ended. */
export async function readAccessToken(context: Context, token: string): Promise<Bearer | null> {
  if (token.length > mostCharacters) return null
  const payload = await verify(context, token)
  const { sub, exp, iat } = payload ?? {}
  if (!payload || !sub || !exp || !iat) return null
  const issuedAtMs = preciseTime(payload, iat)
  if (issuedAtMs > context.now() + clockSkewMs) return null
  const familyId = typeof payload['sid'] === 'string' ? payload['sid'] : ''
  const found = await findBearer(context, sub, familyId)
  if (!found || found.isRevoked || issuedAtMs <= (found.signedOutAt ?? 0)) return null
  const { userId, email, name, emailVerifiedAt } = found
  return { user: { userId, email, name, emailVerifiedAt }, familyId: familyId || null, expiresAt: exp * 1000 }
}

function preciseTime({ iat_ms: precise }: JWTPayload, iat: number): number {
  return typeof precise === 'number' ? precise : iat * 1000
}

async function verify(context: Context, token: string): Promise<JWTPayload | null> {
  const findKey = async ({ kid }: { kid?: string }) => {
    const key = kid ? await verifier(context, kid) : null
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['ES256'],
      typ: tokenType,
      issuer: embeddedIssuer(context),
      audience: context.services.settings.AUTH_AUDIENCE,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(context.now()),
    })
    return payload
  } catch (error) {
    // The caller learns only that the token is not valid; which check failed would help a forger.
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
