import type { Context } from '../../../shared/kernel/context.ts'

type CookieName = 'session' | 'csrf' | 'device' | 'flow'

const isHttps = ({ origin }: Context) => origin.startsWith('https:')

/** On https the prefix makes browsers refuse the cookie from other hosts, other paths and plain http. */
function fullName(context: Context, name: CookieName): string {
  return isHttps(context) ? `__Host-tracewright_${name}` : `tracewright_${name}`
}

/** The value of one of our cookies. A name that is sent twice counts as absent, because one of the two was planted. */
export function readCookie(context: Context, request: Request, name: CookieName): string | null {
  const prefix = `${fullName(context, name)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [value, second] = pairs
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
  return second === undefined ? (value ?? null) : null
}

/** A `Set-Cookie` value. Without `maxAgeSeconds` the cookie ends with the browser; 0 removes it. */
export function cookie(context: Context, name: CookieName, value: string, maxAgeSeconds?: number): string {
  const parts = [`${fullName(context, name)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  if (isHttps(context)) parts.push('Secure')
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`)
  return parts.join('; ')
}
