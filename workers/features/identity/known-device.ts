import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../shared/kernel/context.ts'
import { cookie, readCookie } from './cookies.ts'
import { randomToken, secretFor } from './secrets.ts'
import type { User } from './users.ts'

type Account = Pick<User, 'userId' | 'signedOutAt'>

const lifetimeSeconds = 180 * 86_400

/**
 * The cookie of a browser that has proved to be its owner's: it opens nothing, but guesses of others do not hold it up when it signs in.
 * Our signature binds it to one account until its next new password or sign-out everywhere. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export function deviceCookie(context: Context, account: Account): string {
  const expiresAt = Math.floor(context.now() / 1000) + lifetimeSeconds
  const body = `${randomToken()}.${expiresAt.toString(36)}`
  return cookie(context, 'device', `${body}.${macOf(context, body, account)}`, lifetimeSeconds)
}

/** The id of the browser, when it has signed in to this account since everything of it became void last; else null. */
export function knownDevice(context: Context, request: Request, account: Account): string | null {
  const [id = '', expiry = '', mac = '', ...rest] = readCookie(context, request, 'device')?.split('.') ?? []
  if (mac === '' || rest.length > 0) return null
  const given = Buffer.from(mac)
  const expected = Buffer.from(macOf(context, `${id}.${expiry}`, account))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number.parseInt(expiry, 36) * 1000 > context.now() ? id : null
}

function macOf({ services: { settings } }: Context, body: string, { userId, signedOutAt }: Account): string {
  return createHmac('sha256', secretFor(settings, 'device'))
    .update(`${body}.${userId}.${signedOutAt ?? 0}`)
    .digest('base64url')
}
