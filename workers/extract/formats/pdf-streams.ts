import { Buffer } from 'node:buffer'
import { maximumPdf } from '../limits.ts'
import { tooLarge } from '../refusal.ts'
import { type ContentCost, contentCost } from './pdf-content.ts'
import { beginning, isCompressed, type Room, unpack } from './pdf-filters.ts'
import { codesIn, widthsIn } from './pdf-fonts.ts'
import { partsOf, type PdfPart, references, storedParts, valueOf } from './pdf-objects.ts'
import { pageCost, streamsOf } from './pdf-pages.ts'

/**
 * Refuses a PDF that would keep the engine busy for longer than any document does; the engine has no such limit of its own. All filters
 * of all streams are unpacked in one room, what the pages draw is counted, and so is what fonts map. Broken streams are left to the engine.
 * Gives the objects by their numbers, those of packed stores included.
 */
export function checkStreams(bytes: Uint8Array): ReadonlyMap<number, PdfPart> {
  const found = partsOf(bytes)
  const filed = byNumber(found)
  const room: Room = { left: maximumPdf.unpackedBytes }
  const costs = new Map<PdfPart, ContentCost>()
  const stored: PdfPart[] = []
  let codes = 0
  const drawn = contentsOf(found, filed)
  for (const part of found) {
    const data = unpacked(part, filed, room, drawn.has(part.number))
    if (!data) continue
    if (valueOf(part.text, 'Type') === '/ObjStm') stored.push(...storedParts(part.text, data))
    else if (drawn.has(part.number) || (isText(data) && !isBeside(part))) {
      codes += codesIn(data)
      if (codes > maximumPdf.mappedCodes) throw tooMuch()
      costs.set(part, contentCost(data))
    }
  }
  const all = [...found, ...stored]
  const fonts = all.filter(({ text }) => valueOf(text, 'Type') === '/Font')
  if (fonts.length > maximumPdf.fonts) throw tooMuch()
  if (fonts.reduce((sum, { text }) => sum + widthsIn(text), 0) > maximumPdf.mappedCodes) throw tooMuch()
  const parts = byNumber(all)
  const { operators, operands, depth } = pageCost(parts, costs)
  if (operators > maximumPdf.operators || operands > maximumPdf.operands) throw tooMuch()
  if (depth > maximumPdf.savedStates) throw tooMuch()
  return parts
}

const bomb = () =>
  tooLarge('The PDF unpacks to more data than can be read. Print it to a new PDF and upload that.')
const tooMuch = () =>
  tooLarge(
    'The PDF draws more than can be read, such as a map or a plan of very many lines. Split it, or print its pages of text to a new PDF.',
  )

/** A number may be given twice; a later object replaces an earlier one, and both are counted. */
function byNumber(parts: readonly PdfPart[]): Map<number, PdfPart> {
  return new Map(parts.map((part) => [part.number, part]))
}

/** Attached files and descriptions, which no page draws. */
function isBeside({ text }: PdfPart): boolean {
  const type = valueOf(text, 'Type')
  return (type === '/Metadata' || type === '/EmbeddedFile') && valueOf(text, 'Subtype') !== '/Form'
}

/** The streams that pages show, whatever else they say they are. */
function contentsOf(parts: readonly PdfPart[], filed: ReadonlyMap<number, PdfPart>): Set<number> {
  return new Set(
    parts.flatMap(({ text }) => {
      const contents = valueOf(text, 'Contents')
      return contents === undefined ? [] : streamsOf(contents, filed)
    }),
  )
}

function unpacked(
  part: PdfPart,
  filed: ReadonlyMap<number, PdfPart>,
  room: Room,
  isDrawn: boolean,
): Uint8Array | undefined {
  if (!part.data) return undefined
  const names = filtersOf(part.text, filed)
  if (!isDrawn && isPicture(part, names)) return undefined
  try {
    let data = unpack(part.data, names, room, maximumPdf.streamBytes)
    // Whatever the dictionary says: what is packed may be unpacked by somebody who reads it otherwise.
    for (let times = 0; data && isCompressed(data) && times < 8; times++)
      data = unpack(data, ['FlateDecode'], room, maximumPdf.streamBytes)
    if (!data || names.length > 0 || data !== part.data) return data
    const end = data.indexOf(0x65) < 0 ? -1 : endOfStream(data)
    return end < 0 ? data.subarray(0, maximumPdf.streamBytes) : data.subarray(0, end)
  } catch (error) {
    throw error instanceof RangeError ? bomb() : error
  }
}

function endOfStream(data: Uint8Array): number {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).indexOf('endstream')
}

/** The filters of a stream, in the order in which they are taken off. */
export function filtersOf(text: string, filed: ReadonlyMap<number, PdfPart>): string[] {
  const value = valueOf(text, 'Filter') ?? ''
  const [reference] = references(value)
  const named = reference === undefined || value.startsWith('[') ? value : (filed.get(reference)?.text ?? '')
  return [...named.matchAll(/\/([^\s/<>[\]()]+)/g)].map(([, name = '']) => name)
}

/** Text extraction unpacks no picture; one that begins as text does is something else. */
function isPicture({ text, data }: PdfPart, filters: readonly string[]): boolean {
  if (!data || valueOf(text, 'Subtype') !== '/Image' || valueOf(text, 'Width') === undefined) return false
  const isFlate = filters.length === 1 && (filters[0] ?? '').startsWith('Fl')
  const start = isFlate ? beginning(data) : new Uint8Array()
  return start.length === 0 || !isText(start)
}

function isText(data: Uint8Array): boolean {
  const sample = data.subarray(0, 4096)
  let signs = 0
  for (const byte of sample) if ((byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13)) signs++
  return signs > sample.length * 0.8
}
