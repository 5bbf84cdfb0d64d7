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

export const ids: Ids = { uuid: () => uuidV7(Date.now()), secret: () => crypto.randomUUID() }
