import type { HitMessage } from './hit.ts'
import { readUuid } from './uuid.ts'

/**
 * Reads a queue message. Returns null for anything that is not a hit of a known version, so that a consumer can set it aside.
 * Only what recognises and counts a hit is checked: the payload was checked when it was accepted.
 */
export function readHitMessage(body: unknown): HitMessage | null {
  if (typeof body !== 'object' || body === null) return null
  const message = body as Partial<Record<keyof HitMessage, unknown>>
  const known =
    message.version === 1 &&
    readUuid(message.eventId) === message.eventId &&
    readUuid(message.websiteId) === message.websiteId &&
    Number.isSafeInteger(message.receivedAt) &&
    typeof message.payload === 'object'
  return known ? (body as HitMessage) : null
}
