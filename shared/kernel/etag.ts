import { createHash } from 'node:crypto'

/** The version of a record that was never changed. */
const never = new Date(0).toISOString()

/** The version that a record's `updatedAt` is, in milliseconds. */
export const versionOf = (updatedAt: string | null): number => Date.parse(updatedAt ?? never)

/**
 * A weak validator of a JSON answer: the same text has the same one, however it travels compressed. That of a record starts with its `updatedAt`,
 * so that it may be sent as `If-Match` with the next change.
 */
export function etagOf(text: string, updatedAt?: unknown): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const version = updatedAt === null ? never : updatedAt
  return typeof version === 'string' ? `W/"${version}~${digest}"` : `W/"${digest}"`
}

/** Whether `If-None-Match` names this validator, by weak comparison (RFC 9110, section 13.1.2). */
export function namesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/**
 * The `updatedAt` that `If-Match` names (the time itself, bare or quoted, or the validator of a record) in milliseconds, NaN when it names none; undefined when
 * any state will do.
 */
export function versionAsked(ifMatch: string | null): number | undefined {
  const condition = ifMatch?.trim() ?? '*'
  if (condition === '*') return undefined
  const [updatedAt = ''] = condition.replace(/^(?:W\/)?"|"$/g, '').split('~')
  return Date.parse(updatedAt)
}
