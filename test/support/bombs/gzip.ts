import { gzipSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (...parts: readonly (Uint8Array | number[])[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))))

const changed = (bytes: Uint8Array, at: number): Bytes => {
  const copy = bytesOf(bytes)
  const place = at < 0 ? copy.length + at : at
  copy[place] = (copy[place] ?? 0) ^ 1
  return copy
}

/** How a file of gzip is damaged, each with what becomes of one that is whole (RFC 1952, section 2.3). */
export const damages: [name: string, damage: (whole: Uint8Array) => Bytes][] = [
  ['has another checksum', (whole) => changed(whole, -8)],
  ['has another checksum in its last byte', (whole) => changed(whole, -5)],
  ['has another length', (whole) => changed(whole, -4)],
  ['has another length in its last byte', (whole) => changed(whole, -1)],
  ['has lost its checksum and length', (whole) => bytesOf(whole.subarray(0, -8))],
  ['has lost its length', (whole) => bytesOf(whole.subarray(0, -4))],
  ['has lost its last byte', (whole) => bytesOf(whole.subarray(0, -1))],
  ['has lost all but its header', (whole) => bytesOf(whole.subarray(0, 10))],
  ['has lost half of its header', (whole) => bytesOf(whole.subarray(0, 5))],
  ['has lost its half', (whole) => bytesOf(whole.subarray(0, whole.length / 2))],
  ['has lost its last data', (whole) => bytesOf(whole.subarray(0, -9))],
  ['has another byte in its middle', (whole) => changed(whole, Math.floor(whole.length / 2))],
  ['has reserved flags', (whole) => bytesOf(whole.subarray(0, 3), [0x80], whole.subarray(4))],
  ['is another method', (whole) => bytesOf(whole.subarray(0, 2), [7], whole.subarray(3))],
  ['has a zero behind it', (whole) => bytesOf(whole, [0])],
  ['has three bytes behind it', (whole) => bytesOf(whole, [31, 139, 8])],
  ['has zeros behind it', (whole) => bytesOf(whole, new Uint8Array(512))],
  ['has other data behind it', (whole) => bytesOf(whole, Buffer.from('more'.repeat(99)))],
  [
    'has the beginning of another member behind it',
    (whole) => bytesOf(whole, gzipSync('{}\n').subarray(0, 12)),
  ],
  ['has a damaged empty member behind it', (whole) => bytesOf(whole, changed(gzipSync(''), -1))],
]
