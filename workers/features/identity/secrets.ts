import { hkdfSync, timingSafeEqual } from 'node:crypto'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import type { Settings } from '../../../shared/services/settings.ts'

type Purpose = 'signing-keys' | 'csrf' | 'device' | 'flow'

const developmentSecret = 'tracewright-development-key-encryption-secret'
const shortestSecret = 16

/** A 256-bit key for one purpose, derived from the operator's secret (HKDF-SHA-256, RFC 5869). Throws `not_configured` without one. */
export function secretFor(settings: Settings, purpose: Purpose): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', rootSecret(settings), '', `tracewright ${purpose} v1`, 32))
}

function rootSecret({ KEY_ENCRYPTION_SECRET, LOCAL }: Settings): string {
  if (KEY_ENCRYPTION_SECRET.length >= shortestSecret) return KEY_ENCRYPTION_SECRET
  if (KEY_ENCRYPTION_SECRET !== '') {
    throw notConfigured({
      message: `The secret KEY_ENCRYPTION_SECRET needs at least ${shortestSecret} characters`,
    })
  }
  if (LOCAL) return developmentSecret
  throw notConfigured({
    message: 'Sign-in needs the secret KEY_ENCRYPTION_SECRET, which this deployment does not have',
  })
}

/** An unguessable token of 256 bits, safe in URLs and cookies. */
export const randomToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

/** Compares in constant time. */
export function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
