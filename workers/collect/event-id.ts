import { readUuid } from '../../shared/domain/tracker/uuid.ts'
import { validationFailed } from '../../shared/kernel/errors.ts'
import { uuidV7 } from '../../shared/services/ids.ts'

const maxKeyLength = 255

/** The name by which a repeat is recognised: the client's `eventId`, else its idempotency key as a UUID, else a new one. */
export async function eventIdOf(
  given: string | null,
  key: string | null,
  websiteId: string,
  now: number,
): Promise<string> {
  if (given !== null) return given
  if (key === null) return uuidV7(now)
  if (key.length === 0 || key.length > maxKeyLength) {
    const message = `The header Idempotency-Key must have 1 to ${maxKeyLength} characters`
    throw validationFailed({ message, details: [{ path: 'Idempotency-Key', message }] })
  }
  return readUuid(key) ?? (await uuidV8(`${websiteId}\n${key}`))
}

/** RFC 9562, section 5.8: 122 bits of our own making, here of a SHA-256. */
async function uuidV8(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
