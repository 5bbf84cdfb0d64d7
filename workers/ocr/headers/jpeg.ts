import { readExifOrientation } from './exif-orientation.ts'
import { endOfImage, jpegSegments, startOfScan } from './jpeg-segments.ts'
import type { PictureHeader } from './picture-header.ts'

const exifSegment = 0xe1
/** Huffman tables, a reserved mark and arithmetic tables: they stand between the marks of frames, and are none. */
const noFrames = new Set([0xc4, 0xc8, 0xcc])
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && !noFrames.has(mark)
/** A decoder goes over the whole picture for each. Programs write about ten, for a picture that gets sharper as it loads. */
const mostScans = 100

/**
 * Width, height and orientation of a JPEG. Takes any bytes; undefined for what is no JPEG, is not whole (decoders fill up what is missing with grey),
 * names no size before its first scan, or has more scans than any program writes.
 * Source: ITU-T T.81, annex B; Exif 2.32.
 */
export function readJpegHeader(data: Uint8Array): PictureHeader | undefined {
  let size: { width: number; height: number } | undefined
  let orientation: number | undefined
  let scans = 0
  for (const { mark, content } of jpegSegments(data)) {
    if (mark === endOfImage) return size && scans > 0 ? { ...size, orientation: orientation ?? 1 } : undefined
    if (mark === exifSegment) orientation ??= readExifOrientation(content)
    if (mark === startOfScan && (!size || ++scans > mostScans)) return undefined
    // A second frame is an error for every decoder, and a way to show one size and have another.
    if (isFrame(mark) && size) return undefined
    if (isFrame(mark)) size = sizeOf(content)
  }
  return undefined
}

function sizeOf(frame: Uint8Array) {
  if (frame.length < 5) return undefined
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  const [height, width] = [view.getUint16(1), view.getUint16(3)]
  return width > 0 && height > 0 ? { width, height } : undefined
}
