import { crc32 } from '../../basics/crc32.ts'

export interface ZipEntry {
  name: string
  text: string
}

/**
 * A ZIP archive of stored (uncompressed) text files of exactly `sizeBytes`: what is missing stands between the files and the central
 * directory, where every reader skips it. Returns the bytes before and after that gap. Source: PKWARE APPNOTE 6.3.10, 4.3.
 */
export function zipParts(
  entries: readonly ZipEntry[],
  sizeBytes: number,
): [head: Uint8Array, tail: Uint8Array] {
  const encoder = new TextEncoder()
  const files: number[] = []
  const directory: number[] = []
  for (const { name, text } of entries) {
    const [path, body] = [encoder.encode(name), encoder.encode(text)]
    // Version 2.0, UTF-8 names, stored, 1980-01-01.
    const common = [
      20,
      0,
      0,
      8,
      0,
      0,
      0,
      0,
      33,
      0,
      ...int32(crc32(body)),
      ...int32(body.length),
      ...int32(body.length),
      ...int16(path.length),
      ...int16(0),
    ]
    const offset = files.length
    files.push(0x50, 0x4b, 3, 4, ...common, ...path, ...body)
    directory.push(0x50, 0x4b, 1, 2, 20, 0, ...common, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    directory.push(...int32(offset), ...path)
  }
  const tailSize = directory.length + 22
  const count = int16(entries.length)
  const end = [
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    ...count,
    ...count,
    ...int32(directory.length),
    ...int32(Math.max(sizeBytes - tailSize, files.length)),
    ...int16(0),
  ]
  return [Uint8Array.from(files), Uint8Array.from([...directory, ...end])]
}

function int16(value: number): number[] {
  return [value & 255, (value >>> 8) & 255]
}

function int32(value: number): number[] {
  return [...int16(value), ...int16(value >>> 16)]
}
