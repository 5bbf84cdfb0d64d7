const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Reads a UUID of any version in its hyphenated form (RFC 9562, section 4). Takes anything; returns it in lower case, so that one id has
 * one spelling, or null when it is none.
 */
export function readUuid(value: unknown): string | null {
  return typeof value === 'string' && pattern.test(value) ? value.toLowerCase() : null
}
