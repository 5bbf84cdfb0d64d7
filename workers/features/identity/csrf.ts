import { createHmac } from 'node:crypto'
import type { Context } from '../../../shared/kernel/context.ts'
import { readCookie } from './cookies.ts'
import { csrfFailed } from './errors.ts'
import { randomToken, same, secretFor } from './secrets.ts'

/** What the CSRF cookie holds: the token and our signature over it, so that nobody else can plant a pair. */
export function csrfPair(context: Context, token = randomToken()): { token: string; cookieValue: string } {
  const mac = createHmac('sha256', secretFor(context.services.settings, 'csrf'))
    .update(token)
    .digest('base64url')
  return { token, cookieValue: `${token}|${mac}` }
}

/** The token of the request's CSRF cookie, or null when there is none that we signed. */
export function csrfTokenOf(context: Context, request: Request): string | null {
  const value = readCookie(context, request, 'csrf')
  const token = value?.split('|')[0]
  return value && token && same(value, csrfPair(context, token).cookieValue) ? token : null
}

/** Double submit: throws `csrf_failed` unless the given token is that of the cookie. */
export function requireCsrfToken(context: Context, request: Request, given: string | null): void {
  const token = csrfTokenOf(context, request)
  if (!token || !given || !same(token, given)) throw csrfFailed()
}

/** A cookie write from a browser must come from our own pages or carry the token. Clients that are no browser send neither header and pass. */
export function guardCookieWrite(context: Context, request: Request): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const ownOrigin = origin === null || origin === context.origin
  const ownSite = site === null || site === 'same-origin' || site === 'none'
  if (ownOrigin && ownSite) return
  requireCsrfToken(context, request, request.headers.get('x-csrf-token'))
}
