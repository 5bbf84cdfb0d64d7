import { SignJWT, errors, jwtVerify } from 'jose'
import type { Context } from '../../../shared/kernel/context.ts'
import { embeddedIssuer } from './issuer.ts'
import { accessTokenSeconds } from './signing-key-rules.ts'
import { signer, verifier } from './signing-keys.ts'
import type { User } from './users.ts'

/** What a valid bearer token says. */
export interface Bearer {
  user: Pick<User, 'userId' | 'email' | 'name'>
  /** The family of refresh tokens it came with. */
  familyId: string | null
  /** Milliseconds since the epoch. */
  expiresAt: number
}

const tokenType = 'at+jwt'

/** Signs an access token (RFC 9068): ES256, 15 minutes, for the host it was asked of. It names no organization. */
export async function issueAccessToken(
  context: Context,
  user: Bearer['user'],
  familyId: string,
): Promise<string> {
  const { keyId, key } = await signer(context)
  const issuedAt = Math.floor(context.now() / 1000)
  return new SignJWT({ email: user.email, name: user.name, sid: familyId })
    .setProtectedHeader({ alg: 'ES256', typ: tokenType, kid: keyId })
    .setSubject(user.userId)
    .setIssuer(embeddedIssuer(context))
    .setAudience(context.services.settings.AUTH_AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .setJti(context.services.ids.uuid())
    .sign(key)
}

/** Reads an access token of the embedded provider; null when any part of it does not hold. */
export async function readAccessToken(context: Context, token: string): Promise<Bearer | null> {
  const payload = await verify(context, token)
  const { sub, email, name, sid, exp } = payload ?? {}
  if (!sub || !exp || typeof email !== 'string' || typeof name !== 'string') return null
  return {
    user: { userId: sub, email, name },
    familyId: typeof sid === 'string' ? sid : null,
    expiresAt: exp * 1000,
  }
}

async function verify(context: Context, token: string) {
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
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(context.now()),
    })
    return payload
  } catch (error) {
    // The caller learns only that the token is not valid; which check failed would help a forger.
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
