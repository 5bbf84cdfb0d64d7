/** Makes identifiers. `uuid` is version 7 (sorted by time), `secret` is unguessable (version 4). */
export interface Ids {
  uuid: () => string
  secret: () => string
}

/** RFC 9562: 48 bits of Unix milliseconds, then version, variant and 74 random bits. */
export function uuidV7(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  new DataView(bytes.buffer).setUint16(0, Math.floor(now / 2 ** 32))
  new DataView(bytes.buffer).setUint32(2, now >>> 0)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const ids: Ids = { uuid: () => uuidV7(Date.now()), secret: () => crypto.randomUUID() }
