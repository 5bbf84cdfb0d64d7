import type { Picture, PictureFormat } from '../../shared/services/ocr.ts'
import { readJpegHeader } from './headers/jpeg.ts'
import { readPgmHeader } from './headers/pgm.ts'
import type { PictureHeader } from './headers/picture-header.ts'
import { readPngHeader } from './headers/png.ts'
import { maximumBytes, maximumPixels, maximumSide, minimumSide } from './limits.ts'
import { Refusal, damaged, noText, tooLarge, unsupported } from './refusal.ts'

const headers: Record<PictureFormat, (data: Uint8Array) => PictureHeader | undefined> = {
  png: readPngHeader,
  jpg: readJpegHeader,
  pgm: readPgmHeader,
}

/** What a picture says of itself, if it may be decoded: by its bytes and its size. Throws a `Refusal` before anything is unpacked. */
export function checkedPicture({ bytes, format }: Picture): { data: Uint8Array; orientation: number } {
  if (!Object.hasOwn(headers, format))
    throw unsupported('Pictures are read as PNG, JPEG or PGM. Save it as one of them and upload that.')
  const data = new Uint8Array(bytes)
  if (data.length === 0)
    throw new Refusal('empty', 'The picture is empty (0 bytes). Check the file and upload it again.')
  if (data.length > maximumBytes)
    throw tooLarge(`Pictures are read up to ${maximumBytes / 2 ** 20} MB. Save it as JPEG, or scale it down.`)
  const header = headers[format](data)
  if (!header) throw damaged()
  const { width, height, orientation } = header
  if (width * height > maximumPixels || Math.max(width, height) > maximumSide)
    throw tooLarge(tooManyPixels(width, height))
  if (Math.min(width, height) < minimumSide) throw noText()
  return { data, orientation }
}

const tooManyPixels = (width: number, height: number) =>
  `The picture has ${width} x ${height} pixels; up to ${maximumPixels / 1e6} million are read, ${maximumSide} at most a side. ` +
  'Scan the page with 200 dots per inch, or scale the picture down, and upload that.'
