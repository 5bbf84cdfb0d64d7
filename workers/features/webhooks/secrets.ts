import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../shared/kernel/context.ts'
import { seal, unseal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'

const prefix = 'whsec_'
const secretBytes = 32

/** Where a receiver may still check with the secret before the last, so that a rotation loses nothing. */
const overlapMs = 86_400_000

export interface Secrets {
  current: string
  previous?: { secret: string; until: number }
}

/** A new signing secret: base64 of 256 random bits behind a prefix, as Standard Webhooks writes it. */
export const newSecret = (): string =>
  `${prefix}${Buffer.from(crypto.getRandomValues(new Uint8Array(secretBytes))).toString('base64')}`

export const rotated = ({ current }: Secrets, secret: string, now: number): Secrets => ({
  current: secret,
  previous: { secret: current, until: now + overlapMs },
})

/** Seals secrets for the one record, by its id, that they belong to. */
export const sealSecrets = ({ services }: Context, ownerId: string, secrets: Secrets): Promise<string> =>
  seal(signingSecret(services.settings), ownerId, JSON.stringify(secrets))

/** Opens what was sealed; null when the operator's secret is another by now. */
export async function openSecrets(
  { services }: Context,
  ownerId: string,
  sealedSecret: string,
): Promise<Secrets | null> {
  const secret = signingSecret(services.settings)
  try {
    return JSON.parse(await unseal(secret, ownerId, sealedSecret)) as Secrets
  } catch {
    return null
  }
}

export interface Message {
  id: string
  /** Milliseconds since the epoch. */
  at: number
  body: string
}

/**
 * The headers that prove where a message comes from. Source: Standard Webhooks specification 1.0.0, "Symmetric signatures": HMAC-SHA-256 over
 * id, time in seconds and body, one `v1,` signature for each secret that is valid.
 */
export function signatureHeaders({ current, previous }: Secrets, { id, at, body }: Message) {
  const timestamp = Math.floor(at / 1000)
  const valid = previous && previous.until > at ? [current, previous.secret] : [current]
  const signatures = valid.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}

/** How far the clock of a sender may be off, and how long a message that somebody has caught is good for. */
const toleranceMs = 300_000

/** Whether a message carries a signature by this secret, made within five minutes. `body` as it came, before anything has parsed it. */
export function isSigned(
  secret: string,
  headers: Headers,
  { body, now }: { body: Uint8Array; now: number },
): boolean {
  const [id, at, given] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`webhook-${name}`) ?? '')
  if (!/^\d{1,12}$/.test(at ?? '') || Math.abs(now - Number(at) * 1000) > toleranceMs) return false
  const expected = Buffer.from(`v1,${sign(secret, `${id}.${at}.`, body)}`)
  return (given ?? '').split(' ', mostSignatures).some((each) => {
    const signature = Buffer.from(each)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}

const mostSignatures = 8

const sign = (secret: string, ...parts: (string | Uint8Array)[]): string => {
  const mac = createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
  for (const part of parts) mac.update(part)
  return mac.digest('base64')
}
