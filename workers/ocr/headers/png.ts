import type { PictureHeader } from './picture-header.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const headerLength = 13
const headerType = 0x49_48_44_52

/**
 * Width and height of a PNG, out of its first chunk, which has to be IHDR. Takes any bytes; undefined for what is no PNG or has no size.
 * Source: PNG (third edition), sections 5.2 and 11.2.1.
 */
export function readPngHeader(data: Uint8Array): PictureHeader | undefined {
  if (data.length < 33 || signature.some((byte, at) => data[at] !== byte)) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (view.getUint32(8) !== headerLength || view.getUint32(12) !== headerType) return undefined
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  return width > 0 && height > 0 ? { width, height, orientation: 1 } : undefined
}
