import { readUuid } from '../../shared/domain/tracker/uuid.ts'
import { validationFailed } from '../../shared/kernel/errors.ts'
import { uuidV7, uuidV8 } from '../../shared/services/ids.ts'

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
