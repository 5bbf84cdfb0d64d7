import type { Zip, ZipEntry } from './zip.ts'

/**
 * A new ZIP file of the entries that `wanted` picks, after each was inflated once within the budget. A library that unzips for itself
 * then meets no entry, size or directory that was not checked here. Compressed bytes are copied as they are.
 */
export function repackZip(zip: Zip, wanted: (name: string) => boolean): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const entry of zip.entries.filter(({ name }) => wanted(name))) {
    const name = new TextEncoder().encode(entry.name)
    const size = zip.read(entry.name)?.length ?? 0
    const local = header(0x04034b50, 30, entry, name.length, size)
    const central = header(0x02014b50, 46, entry, name.length, size)
    new DataView(central.buffer).setUint32(42, offset, true)
    parts.push(local, name, entry.compressed)
    directory.push(central, name)
    offset += local.length + name.length + entry.compressed.length
  }
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, directory.length / 2, true)
  view.setUint16(10, directory.length / 2, true)
  view.setUint32(12, total(directory), true)
  view.setUint32(16, offset, true)
  return concatenate([...parts, ...directory, end])
}

// From the version field on, a central record holds the same fields as a local one, two bytes later.
function header(
  signature: number,
  length: number,
  { method, checksum, compressed }: ZipEntry,
  nameLength: number,
  size: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  const shift = length === 46 ? 2 : 0
  view.setUint32(0, signature, true)
  view.setUint16(4 + shift, 20, true)
  // Bit 11: names are UTF-8.
  view.setUint16(6 + shift, 0x0800, true)
  view.setUint16(8 + shift, method, true)
  view.setUint32(14 + shift, checksum, true)
  view.setUint32(18 + shift, compressed.length, true)
  view.setUint32(22 + shift, size, true)
  view.setUint16(26 + shift, nameLength, true)
  return bytes
}

const total = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

function concatenate(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(total(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
