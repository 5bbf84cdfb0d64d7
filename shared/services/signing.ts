import { createHmac, timingSafeEqual } from 'node:crypto'
import { notConfigured } from '../kernel/errors.ts'
import type { Settings } from './settings.ts'

/** `holder` is who fetched it, where it is for them alone. */
export type LinkVerdict =
  | { ok: true; key: string; holder?: string }
  | { ok: false; reason: 'expired' | 'invalid' }

/** What a link opens: evidence of a run by its key, a file by its id, the export of a website, or a record that is shown to everybody under a name. */
export type LinkPurpose = 'evidence' | 'file' | 'website' | 'share'

export const linkLifetimeMs = 3_600_000

const maxTokenLength = 2000

/** The secret of what is made also where none is set, because then only its check is missing. */
export const lastingSecret = ({
  SIGNING_SECRET,
  LOCAL,
}: Pick<Settings, 'SIGNING_SECRET' | 'LOCAL'>): string => SIGNING_SECRET || (LOCAL ? localSecret : '')

const localSecret = 'tracewright-development-signing-secret'

/** The secret that signs links and seals what a run must keep from storage. Only a local process may do without one of its own. */
export function signingSecret(settings: Pick<Settings, 'SIGNING_SECRET' | 'LOCAL'>): string {
  const secret = lastingSecret(settings)
  if (secret !== '') return secret
  throw notConfigured({ message: 'This deployment has no SIGNING_SECRET yet, so this cannot be served' })
}

/**
 * A token that opens one stored thing until `expiresAt` (milliseconds; rounded up to a second), for `holder` if there is one. HMAC-SHA-256 covers all of it, so
 * none can be changed, and what it is for, so that it opens nothing else.
 */
export function signLink(
  secret: string,
  { key, expiresAt, holder }: { key: string; expiresAt: number; holder?: string | undefined },
  purpose: LinkPurpose = 'evidence',
): string {
  const until = Math.ceil(expiresAt / 1000).toString(36)
  const body = [encoded(key), until, ...(holder === undefined ? [] : [encoded(holder)])].join('.')
  return `${body}.${macOf(secret, body, purpose)}`
}

/** Checks a token in constant time before anything in it is believed. */
export function openLink(
  secret: string,
  token: string,
  now: number,
  purpose: LinkPurpose = 'evidence',
): LinkVerdict {
  const parts = token.slice(0, maxTokenLength + 1).split('.')
  const mac = parts.pop() ?? ''
  const [name = '', expiry = '', holder, ...rest] = parts
  const expected = Buffer.from(macOf(secret, parts.join('.'), purpose))
  const given = Buffer.from(mac)
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  if (!genuine || rest.length > 0) return { ok: false, reason: 'invalid' }
  if (Number.parseInt(expiry, 36) * 1000 <= now) return { ok: false, reason: 'expired' }
  return { ok: true, key: decoded(name), ...(holder !== undefined && { holder: decoded(holder) }) }
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url')
const decoded = (text: string): string => Buffer.from(text, 'base64url').toString('utf8')

function macOf(secret: string, body: string, purpose: LinkPurpose): string {
  // The prefix keeps a link's signature from ever being valid for something else signed with this secret.
  return createHmac('sha256', secret).update(`${purpose}-link:${body}`).digest('base64url')
}
