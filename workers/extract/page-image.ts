import { checkSize } from './check-size.ts'
import { contentOf } from './content-of.ts'
import { recognizedPixels } from './limits.ts'
import { pictureSize } from './pictures/picture-size.ts'
import { orRefusal, Refusal } from './refusal.ts'
import type { PageImageInput, PageImageResult } from './types.ts'

/**
 * The picture of one page for text recognition, with at most four million pixels: of a PDF the largest one on the page, of a PNG or JPEG the
 * picture itself. Every refusal is returned with a sentence that says what to do next; nothing is thrown for a bad file.
 */
export function pageImage({ bytes, page }: PageImageInput): Promise<PageImageResult> {
  return orRefusal(async () => {
    const data = new Uint8Array(bytes)
    const content = contentOf(data)
    if (content !== 'pdf' && content !== 'png' && content !== 'jpg') {
      throw new Refusal(
        'unsupported',
        'Pictures are read of PDF, PNG and JPEG files. Save the page as one of them.',
      )
    }
    checkSize(content, data.length)
    const { bytes: picture, ...image } =
      content === 'pdf'
        ? await (await import('./formats/pdf-page-image.ts')).pdfPageImage(data, page)
        : await ownPicture(data, content)
    return { ok: true, image: { ...image, bytes: ownBuffer(picture) } }
  })
}

async function ownPicture(data: Uint8Array, format: 'png' | 'jpg') {
  const size = pictureSize(data)
  if (size.width * size.height <= recognizedPixels) return { bytes: data, ...size, format }
  const grey =
    format === 'png'
      ? (await import('./pictures/png-grey.ts')).pngToGrey(data)
      : (await import('./pictures/jpeg-grey.ts')).jpegToGrey(data)
  return { ...grey, format: 'pgm' as const }
}

/** A copy where the bytes are a part of something larger, which would be sent with them. */
const ownBuffer = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer instanceof ArrayBuffer && bytes.length === bytes.buffer.byteLength
    ? bytes.buffer
    : new Uint8Array(bytes).buffer
