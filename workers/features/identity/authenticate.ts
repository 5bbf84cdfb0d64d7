import type { Actor, Context } from '../../../shared/kernel/context.ts'
import { opensByLink } from '../../../shared/kernel/access.ts'
import { unauthenticated } from '../../../shared/kernel/errors.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { isAccessKey, type KeyCredential, readAccessKey } from './access-keys.ts'
import type { Bearer } from './access-tokens.ts'
import { findSession } from './cookie-sessions.ts'
import { readCookie } from './cookies.ts'
import { guardCookieWrite } from './csrf.ts'
import { externalIssuer } from './issuer.ts'
import { linkTokenHeader, readLinkToken } from './link-tokens.ts'

/** A person who signed in, and until when (milliseconds since the epoch). */
export interface Credential {
  actor: Extract<Actor, { kind: 'user' }>
  emailVerified: boolean
  expiresAt: number
}

const invalidToken = () =>
  unauthenticated({
    message: 'The access token or access key is not valid, or it has expired',
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

/**
 * Finds out who calls an operation: by access key or bearer token, else by session cookie, else nobody. A bearer token that does not hold is 401 even where a cookie would.
 * Where an operation takes the token of a share link, whoever shows one acts as it: the page of a share is for everybody alike, also for who is signed in.
 * A cookie write from a foreign page is 403 `csrf_failed`. Callers that open a socket by cookie pass a writing effect, so that the page's origin is checked.
 */
export async function authenticate(
  context: Context,
  request: Request,
  { effect, access }: Pick<Operation, 'effect'> & Partial<Pick<Operation, 'access'>>,
): Promise<Actor> {
  const shown = access && opensByLink(access) ? request.headers.get(linkTokenHeader) : null
  if (shown !== null) return linkActor(context, shown)
  const token = bearerToken(request)
  if (token !== null && isAccessKey(token)) {
    const key = await readAccessKey(context, token)
    if (!key) throw invalidToken()
    return key.actor
  }
  const { actor = { kind: 'anonymous' } } = (await findCredential(context, request)) ?? {}
  if (actor.kind === 'user' && actor.session && effect !== 'read') guardCookieWrite(context, request)
  return actor
}

function linkActor(context: Context, token: string): Actor {
  const actor = readLinkToken(context, token)
  if (actor) return actor
  const message = 'The share token is not valid, or it has expired: open the share link again for a new one'
  throw unauthenticated({ message, headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** The access key that was shown; null when none was, or it does not hold. */
export async function findKey(context: Context, request: Request): Promise<KeyCredential | null> {
  const token = bearerToken(request)
  return token !== null && isAccessKey(token) ? readAccessKey(context, token) : null
}

/** The person who signed in. An access key is none: it is refused here. */
export async function findCredential(context: Context, request: Request): Promise<Credential | null> {
  const token = bearerToken(request)
  if (token === null) return fromCookie(context, request)
  const bearer = await readBearer(context, token)
  if (!bearer) throw invalidToken()
  const { user, familyId, expiresAt } = bearer
  return credentialOf(user, { bearer: { familyId, expiresAt } }, expiresAt)
}

async function readBearer(context: Context, token: string): Promise<Bearer | null> {
  const external = externalIssuer(context.services.settings)
  // What reads tokens is larger than all that reads keys and cookies.
  if (!external) return (await import('./access-tokens.ts')).readAccessToken(context, token)
  const { readExternalToken } = await import('./external-tokens.ts')
  return readExternalToken(context, external, token)
}

/** More than any token that a known provider makes; a longer one is not looked at. */
const mostCharacters = 16_384

/** The one bearer token of a request. Several, or something that is none, are refused: which of them was meant must not be guessed. */
function bearerToken(request: Request): string | null {
  const header = request.headers.get('authorization') ?? ''
  // Headers of one name arrive joined by commas. Other schemes belong to whatever stands in front of us.
  if (!/(^|,)\s*bearer(?![^\s,])/i.test(header)) return null
  const [, token] = /^bearer +([^\s,]+)$/i.exec(header.trim()) ?? []
  if (token === undefined || token.length > mostCharacters) throw invalidToken()
  return token
}

/** A session is one of a person of the present issuer: another one ends those of before. */
async function fromCookie(context: Context, request: Request): Promise<Credential | null> {
  const token = readCookie(context, request, 'session')
  if (!token) return null
  const found = await findSession(context, token)
  if (!found) return null
  const { sessionId, organizationId, expiresAt, user } = found
  return credentialOf(user, { session: { sessionId, organizationId } }, expiresAt)
}

const credentialOf = (
  { userId, email, name, emailVerifiedAt }: Bearer['user'],
  shown: Pick<Credential['actor'], 'session' | 'bearer'>,
  expiresAt: number,
): Credential => ({
  actor: { kind: 'user', userId, email, name, ...shown },
  emailVerified: emailVerifiedAt !== null,
  expiresAt,
})
