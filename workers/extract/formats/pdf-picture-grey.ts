import { GreyRows, type GreyPage } from '../pictures/grey-page.ts'
import { inflateRows } from '../pictures/inflate-rows.ts'
import { pngUnfilter, tiffUnfilter, type Unfilter } from '../pictures/predictor.ts'
import { greyRow, type Samples } from '../pictures/samples.ts'
import { maximumPdf } from '../limits.ts'
import { malformed } from '../refusal.ts'
import { coloursOf } from './pdf-colours.ts'
import { unpack } from './pdf-filters.ts'
import { references, valueOf, type PdfPart } from './pdf-objects.ts'
import { numberOf, type PdfPicture } from './pdf-pictures.ts'

type Parts = ReadonlyMap<number, PdfPart>

export const unknownPicture = () =>
  malformed(
    'The picture of this page is stored in a way that cannot be read. Print the page to a new PDF, or save it as PNG or JPEG, and upload that.',
  )

/** A picture of a PDF that has no filter of pictures, as grey that text recognition takes (ISO 32000-1, section 8.9.5). */
export function pictureToGrey(picture: PdfPicture, filters: readonly string[], parts: Parts): GreyPage {
  const { width, height, part } = picture
  const samples = samplesOf(part, parts)
  const rowBytes = Math.ceil((width * samples.bits * samples.components) / 8)
  const { unfilter, extra } = predictorOf(part, samples, rowBytes, parts)
  const rows = new GreyRows({ width, height })
  const grey = new Uint8Array(width)
  eachRow(part, filters, rowBytes + extra, (row) => {
    greyRow(unfilter(row), width, samples, grey)
    rows.add(grey)
    return rows.isFull
  })
  return rows.page()
}

function samplesOf(part: PdfPart, parts: Parts): Samples {
  const isMask = valueOf(part.text, 'ImageMask') === 'true'
  const bits = isMask ? 1 : numberOf(part, 'BitsPerComponent', parts)
  const colours = isMask ? ({ components: 1, kind: 'grey' } as const) : coloursOf(spaceOf(part.text), parts)
  if (!colours || ![1, 2, 4, 8, 16].includes(bits)) throw unknownPicture()
  const isInverted = /^\[\s*1(?:\.0*)?\s+0/.test(valueOf(part.text, 'Decode') ?? '')
  return { ...colours, bits, isInverted: isInverted && colours.kind !== 'palette' }
}

/** With the brackets that stand in it. */
function spaceOf(text: string): string {
  const at = text.search(/\/ColorSpace(?![A-Za-z0-9])/)
  return at < 0 ? '' : text.slice(at + '/ColorSpace'.length, at + 8192)
}

function predictorOf(
  part: PdfPart,
  samples: Samples,
  rowBytes: number,
  parts: Parts,
): { unfilter: Unfilter; extra: number } {
  const at = part.text.search(/\/(?:DecodeParms|DP)(?![A-Za-z0-9])/)
  const written = at < 0 ? '' : part.text.slice(at, at + 512)
  const [reference] = /^\/\w+\s*\[?\s*\d/.test(written) ? references(written) : []
  const parameters = reference === undefined ? written : (parts.get(reference)?.text ?? '')
  const predictor = Number(/\/Predictor\s+(\d{1,2})/.exec(parameters)?.[1] ?? 1)
  const pixelBytes = Math.max(1, (samples.bits * samples.components) >> 3)
  if (predictor >= 10) return { unfilter: pngUnfilter(rowBytes, pixelBytes), extra: 1 }
  if (predictor === 2 && samples.bits !== 8) throw unknownPicture()
  return { unfilter: predictor === 2 ? tiffUnfilter(samples.components) : (row) => row, extra: 0 }
}

function eachRow(
  { data }: PdfPart,
  filters: readonly string[],
  rowBytes: number,
  take: (row: Uint8Array) => boolean,
): void {
  if (!data) throw unknownPicture()
  const [first = '', ...more] = filters
  if (more.length === 0 && (first === 'FlateDecode' || first === 'Fl'))
    return inflateRows([data], rowBytes, take)
  const room = { left: maximumPdf.unpackedBytes }
  const whole = filters.length === 0 ? data : unpack(data, filters, room, maximumPdf.streamBytes)
  if (!whole) throw unknownPicture()
  for (let at = 0; at + rowBytes <= whole.length; at += rowBytes)
    if (take(whole.slice(at, at + rowBytes))) return
}
