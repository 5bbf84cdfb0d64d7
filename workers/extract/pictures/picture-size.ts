import { maximumJpegPixels, maximumPixels, maximumSide } from '../limits.ts'
import { malformed, tooLarge } from '../refusal.ts'

export interface PictureSize {
  width: number
  height: number
}

const damaged = () => malformed('The picture is damaged. Open it, save it again and upload the new copy.')

/** Width and height as the header of a PNG or JPEG says. Refuses a picture without a size, and one that is too large to be looked at. */
export function pictureSize(data: Uint8Array): PictureSize {
  const isPng = data[0] === 0x89
  const size = isPng ? pngSize(data) : jpegSize(data)
  if (!size || size.width === 0 || size.height === 0) throw damaged()
  checkPixels(size, isPng ? maximumPixels : maximumJpegPixels)
  return size
}

export function checkPixels({ width, height }: PictureSize, most = maximumPixels): void {
  if (width * height <= most && Math.max(width, height) <= maximumSide) return
  const [pixels, side] = [most / 1e6, maximumSide.toLocaleString('en-US')]
  throw tooLarge(
    `The picture has ${width} × ${height} pixels; up to ${pixels} million are read, and up to ${side} in a direction. Save it smaller and upload that.`,
  )
}

/** The first chunk is the header (PNG, third edition, section 11.2.1). */
function pngSize(data: Uint8Array): PictureSize | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (data.length < 33 || view.getUint32(12) !== 0x49484452) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Frame headers are C0 to CF but for tables and what is reserved (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(data: Uint8Array): PictureSize | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 2; at + 9 <= data.length;) {
    if (data[at] !== 0xff) return undefined
    const marker = data[at + 1] ?? 0
    if (marker === 0xff) at++
    else if (marker === 0xd8 || marker === 1) at += 2
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else if (marker === 0xd9 || marker === 0xda) return undefined
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
