import { crc32, inflateRawSync } from 'node:zlib'
import { maximumEntryBytes, maximumInflatedBytes, maximumZipEntries } from '../limits.ts'
import { encrypted, malformed, tooLarge } from '../refusal.ts'

interface ZipEntry {
  method: number
  compressed: Uint8Array
  /** What the directory says of the content. */
  checksum: number
  size: number
}

/** A size that stands elsewhere, in the extra data of ZIP64. */
const elsewhere = 0xffffffff

export interface Zip {
  names: string[]
  has: (name: string) => boolean
  /** The inflated bytes of one entry, charged to the file's one budget; undefined when there is no such entry. */
  read: (name: string) => Uint8Array | undefined
}

const broken = () =>
  malformed('The file is damaged and cannot be opened. Save it again and upload the new copy.')
const bomb = () =>
  tooLarge('The file unpacks to more data than can be read. Split the document and upload the parts.')

/** Reads only the directory of a ZIP file; nothing is inflated before it is asked for, and never more than the budget allows. What is not as the directory says, by its size and checksum, is refused. */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(view, bytes)
  let budget = maximumInflatedBytes
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const content = inflate(entry, Math.min(budget, maximumEntryBytes))
      if (!isWhole(content, entry)) throw broken()
      budget -= content.length
      return content
    },
  }
}

const isWhole = (content: Uint8Array, { checksum, size }: ZipEntry) =>
  (size === elsewhere || content.length === size) && crc32(content) === checksum

function inflate({ method, compressed }: ZipEntry, limit: number): Uint8Array {
  if (method === 0) {
    if (compressed.length > limit) throw bomb()
    return compressed
  }
  if (method !== 8) throw broken()
  // zlib refuses a limit of zero.
  if (limit < 1) throw bomb()
  try {
    return inflateRawSync(compressed, { maxOutputLength: limit })
  } catch (error) {
    // Node and workerd agree on the class alone when the limit is passed.
    throw error instanceof RangeError ? bomb() : broken()
  }
}

function readDirectory(view: DataView, bytes: Uint8Array): Map<string, ZipEntry> {
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count === 0xffff || at === 0xffffffff) throw broken()
  if (count > maximumZipEntries) throw bomb()
  const entries = new Map<string, ZipEntry>()
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw broken()
    if (view.getUint16(at + 8, true) & 1) throw encrypted()
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    // Two entries of one name let two readers of one file see different content.
    if (entries.has(name)) throw broken()
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      compressed: entryData(view, bytes, at),
      checksum: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function entryData(view: DataView, bytes: Uint8Array, record: number): Uint8Array {
  const size = view.getUint32(record + 20, true)
  const local = view.getUint32(record + 42, true)
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== 0x04034b50) throw broken()
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + size > view.byteLength) throw broken()
  return bytes.subarray(start, start + size)
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  throw broken()
}
