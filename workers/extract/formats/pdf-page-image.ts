import { Buffer } from 'node:buffer'
import { jpegToGrey } from '../pictures/jpeg-grey.ts'
import { checkPixels, pictureSize, type PictureSize } from '../pictures/picture-size.ts'
import { maximumJpegPixels, maximumPdf, maximumPixels, recognizedPixels } from '../limits.ts'
import { Refusal, encrypted, malformed, tooLarge } from '../refusal.ts'
import { openPdf } from './open-pdf.ts'
import { unpack } from './pdf-filters.ts'
import type { PdfPart } from './pdf-objects.ts'
import { pictureToGrey } from './pdf-picture-grey.ts'
import { numberOf, picturesOf, type PdfPicture } from './pdf-pictures.ts'
import { checkStreams, filtersOf } from './pdf-streams.ts'

type Parts = ReadonlyMap<number, PdfPart>

export interface PictureOfPage extends PictureSize {
  bytes: Uint8Array
  format: 'pgm' | 'jpg'
}

/** By the filters of pictures that are not unpacked here, and what people call them. */
const unread: Record<string, string> = {
  CCITTFaxDecode: 'as a fax (CCITT)',
  CCF: 'as a fax (CCITT)',
  JBIG2Decode: 'as JBIG2',
  JPXDecode: 'as JPEG 2000',
}

/** The largest picture of a page: a JPEG as it is, unless it is larger than what text recognition takes; anything else as grey. */
export async function pdfPageImage(bytes: Uint8Array, page: number): Promise<PictureOfPage> {
  const parts = checkStreams(bytes)
  const pictures = picturesOf(await numberOfPage(bytes, page), parts)
  const [largest] = pictures
  if (!largest) throw malformed(`Page ${page} holds no picture. Its text is what there is to read.`)
  // Pictures are unpacked from the file as it stands, and with the empty password they stand there encrypted.
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')) throw encrypted()
  const filters = filtersOf(largest.part.text, parts)
  const last = filters.at(-1) ?? ''
  const isJpeg = last === 'DCTDecode' || last === 'DCT'
  checkPixels(largest, isJpeg ? maximumJpegPixels : maximumPixels)
  if (isJpeg) return jpegOf(largest, filters.slice(0, -1), parts)
  const kind = Object.hasOwn(unread, last) ? unread[last] : undefined
  if (kind !== undefined) {
    throw new Refusal(
      'unsupported',
      `The picture of page ${page} is stored ${kind}, which cannot be read. Print the page to a new PDF, or save it as PNG or JPEG, and upload that.`,
    )
  }
  return { ...pictureToGrey(largest, filters, parts), format: 'pgm' }
}

/** The number of the object that describes a page. */
async function numberOfPage(bytes: Uint8Array, page: number): Promise<number> {
  const pdf = await openPdf(bytes)
  try {
    if (!Number.isInteger(page) || page < 1 || page > pdf.numPages) {
      throw malformed(`The PDF has ${pdf.numPages} pages and no page ${page}. Ask for one of them.`)
    }
    return (await pdf.getPage(page)).ref?.num ?? -1
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function jpegOf({ part }: PdfPicture, filters: readonly string[], parts: Parts): PictureOfPage {
  const jpeg = packedData(part, filters, parts)
  const size = pictureSize(jpeg)
  if (size.width * size.height <= recognizedPixels) return { bytes: jpeg, ...size, format: 'jpg' }
  return { ...jpegToGrey(jpeg), format: 'pgm' }
}

/** The data of a stream behind its outer filters; without any, up to where the file says that it ends. */
function packedData(part: PdfPart, filters: readonly string[], parts: Parts): Uint8Array {
  const data = part.data ?? new Uint8Array()
  if (filters.length > 0) {
    const inner = unpack(data, filters, { left: maximumPdf.streamBytes }, maximumPdf.streamBytes)
    if (!inner)
      throw tooLarge(
        'The picture of this page is packed in a way that cannot be read. Print the page to a new PDF.',
      )
    return inner
  }
  const length = numberOf(part, 'Length', parts)
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const isTrue = length > 0 && file.subarray(length, length + 16).includes('endstream')
  const end = isTrue ? length : file.indexOf('endstream')
  return data.subarray(0, end < 0 ? data.length : end)
}
