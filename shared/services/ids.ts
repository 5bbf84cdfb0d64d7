/** Makes identifiers. `uuid` is version 7 (sorted by time), `secret` is unguessable (version 4). */
export interface Ids {
  uuid: () => string
  secret: () => string
}

/** RFC 9562, section 5.7: 48 bits of Unix milliseconds, then the 74 random bits of a version 4. */
export function uuidV7(now: number): string {
  const time = Math.floor(now).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

const counts = 0x1000

/**
 * Makes UUIDs of version 7 that sort in the order in which they are made, also within a millisecond: their 12 bits behind the version count up from a random
 * number in the lower half, and an exhausted counter moves on to the next millisecond. RFC 9562, section 6.2, method 1.
 */
export function newUuidsInOrder(now: () => number = Date.now): () => string {
  let time = 0
  let count = 0
  return () => {
    const at = now()
    const random = uuidV7(Math.max(at, time))
    if (at > time) {
      time = at
      count = Number.parseInt(random.slice(15, 18), 16) % (counts / 2)
    } else if (++count === counts) {
      time += 1
      count = 0
      return `${uuidV7(time).slice(0, 15)}000${random.slice(18)}`
    }
    return `${random.slice(0, 15)}${count.toString(16).padStart(3, '0')}${random.slice(18)}`
  }
}

/** The same id for the same text. RFC 9562, section 5.8: 122 bits of our own making, here of a SHA-256. */
export async function uuidV8(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const ids: Ids = { uuid: newUuidsInOrder(), secret: () => crypto.randomUUID() }
