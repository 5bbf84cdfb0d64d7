const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (0xedb88320 & -(rest & 1))
  return rest
})

/**
 * The checksum of ISO 3309, as gzip, ZIP and PNG use it, as an unsigned number. Bytes that come in pieces are summed up by handing on the sum of those before.
 * Source: RFC 1952, section 8.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let rest = ~before
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 255] as number)
  return ~rest >>> 0
}
