const preamble = [0x45, 0x78, 0x69, 0x66, 0, 0]
const littleEndian = 0x4949
const bigEndian = 0x4d4d
const orientationTag = 0x0112
const short = 3
const entryBytes = 12

/**
 * The orientation that a camera wrote into the Exif segment of a JPEG: 1 to 8. Takes the content of any APP1 segment (at most 64 KB); undefined where it says none.
 * Source: Exif 2.32, sections 4.5 and 4.6; TIFF 6.0, section 2.
 */
export function readExifOrientation(segment: Uint8Array): number | undefined {
  if (segment.length < 14 || preamble.some((byte, at) => segment[at] !== byte)) return undefined
  const view = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6)
  const order = view.getUint16(0)
  if (order !== littleEndian && order !== bigEndian) return undefined
  const little = order === littleEndian
  const directory = view.getUint32(4, little)
  if (directory + 2 > view.byteLength) return undefined
  const entries = view.getUint16(directory, little)
  const end = Math.min(directory + 2 + entries * entryBytes, view.byteLength)
  for (let at = directory + 2; at + entryBytes <= end; at += entryBytes) {
    if (view.getUint16(at, little) !== orientationTag) continue
    const value = view.getUint16(at + 8, little)
    return view.getUint16(at + 2, little) === short && value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
