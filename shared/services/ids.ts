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

/** The same id for the same text. RFC 9562, section 5.8: 122 bits of our own making, here of a SHA-256. */
export async function uuidV8(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const ids: Ids = { uuid: () => uuidV7(Date.now()), secret: () => crypto.randomUUID() }
