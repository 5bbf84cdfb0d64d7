const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1))
  return sum
})

/**
 * The checksum of ISO 3309, as gzip, ZIP and PNG use it, as an unsigned number. Bytes that come in pieces are summed up by handing on the sum of those before.
 * Source: RFC 1952, section 8.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 255] as number)
  return ~sum >>> 0
}
