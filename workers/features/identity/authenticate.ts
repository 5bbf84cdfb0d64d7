import type { Actor, Context } from '../../../shared/kernel/context.ts'
import { unauthenticated } from '../../../shared/kernel/errors.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { type Bearer, readAccessToken } from './access-tokens.ts'
import { findSession } from './cookie-sessions.ts'
import { readCookie } from './cookies.ts'
import { guardCookieWrite } from './csrf.ts'
import { readExternalToken } from './external-tokens.ts'
import { externalIssuer } from './issuer.ts'

/** Who signed in, how, and until when (milliseconds since the epoch). */
export interface Credential {
  by: 'bearer' | 'cookie'
  actor: Extract<Actor, { kind: 'user' }>
  familyId: string | null
  expiresAt: number
}

/**
 * Finds out who calls an operation: by bearer token, else by session cookie, else nobody. A bearer token that does not hold is 401 even where a cookie would.
 * A cookie write from a foreign page is 403 `csrf_failed`. Callers that open a socket by cookie pass a writing effect, so that the page's origin is checked.
 */
export async function authenticate(
  context: Context,
  request: Request,
  { effect }: Pick<Operation, 'effect'>,
): Promise<Actor> {
  const credential = await findCredential(context, request)
  if (!credential) return { kind: 'anonymous' }
  if (credential.by === 'cookie' && effect !== 'read') guardCookieWrite(context, request)
  return credential.actor
}

export async function findCredential(context: Context, request: Request): Promise<Credential | null> {
  const token = bearerToken(request)
  if (token === null) return fromCookie(context, request)
  const bearer = await readBearer(context, token)
  if (!bearer) {
    throw unauthenticated({
      message: 'The access token is not valid, or it has expired',
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    })
  }
  const { user, familyId, expiresAt } = bearer
  return { by: 'bearer', actor: { kind: 'user', ...user }, familyId, expiresAt }
}

/** The caller of a request that carries the token elsewhere than in a header, as sockets do; null when it does not hold. */
export async function readBearer(context: Context, token: string): Promise<Bearer | null> {
  const external = externalIssuer(context.services.settings)
  return external ? readExternalToken(context, external, token) : readAccessToken(context, token)
}

function bearerToken(request: Request): string | null {
  const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token ?? null
}

/** Cookie sessions belong to the embedded provider, so another issuer ends them. */
async function fromCookie(context: Context, request: Request): Promise<Credential | null> {
  const token = readCookie(context, request, 'session')
  if (!token || externalIssuer(context.services.settings)) return null
  const found = await findSession(context, token)
  if (!found) return null
  const { sessionId, organizationId, expiresAt, user } = found
  return {
    by: 'cookie',
    actor: { kind: 'user', ...user, session: { sessionId, organizationId } },
    familyId: null,
    expiresAt,
  }
}
