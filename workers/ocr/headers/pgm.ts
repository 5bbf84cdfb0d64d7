import type { PictureHeader } from './picture-header.ts'

/** Longer headers are comments. */
const longestHeader = 1024
const deepest = 255

/**
 * Width and height of a binary PGM with 8 bits a pixel. Takes any bytes; undefined for what is none, has another depth, or fewer bytes than pixels.
 * Source: netpbm, pgm(5).
 */
export function readPgmHeader(data: Uint8Array): PictureHeader | undefined {
  // One character a byte, so that a place in the text is one in the file.
  const head = String.fromCharCode(...data.subarray(0, longestHeader))
  const gap = '(?:[ \\t\\n\\r]|#[^\\n]*\\n)+'
  const form = new RegExp(`^P5${gap}(\\d{1,9})${gap}(\\d{1,9})${gap}(\\d{1,5})[ \\t\\n\\r]`)
  const [whole = '', width = 0, height = 0, depth = 0] = (form.exec(head) ?? []).map((part, at) =>
    at === 0 ? part : Number(part),
  ) as [string?, number?, number?, number?]
  const isWhole = data.length - whole.length >= width * height
  return width > 0 && height > 0 && depth === deepest && isWhole
    ? { width, height, orientation: 1 }
    : undefined
}
