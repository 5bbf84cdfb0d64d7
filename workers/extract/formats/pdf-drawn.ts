import { Buffer } from 'node:buffer'
import { maximumPdf } from '../limits.ts'
import { contentCost } from './pdf-content.ts'
import { unpack } from './pdf-filters.ts'
import { type PdfPart, valueOf } from './pdf-objects.ts'
import { streamsOf } from './pdf-pages.ts'
import { filtersOf } from './pdf-streams.ts'

type Parts = ReadonlyMap<number, PdfPart>

/** Says whether a content draws what it calls by a name. */
export type Draws = (name: string) => boolean

const anything: Draws = () => true

/** What a page draws of all that it names: office programs give every page the pictures of the whole document. */
export function drawnByPage({ text }: PdfPart, parts: Parts): Draws {
  const contents = streamsOf(valueOf(text, 'Contents') ?? '', parts)
  return anyOf(contents.map((number) => drawnByStream(parts.get(number), parts)))
}

const anyOf =
  (all: readonly Draws[]): Draws =>
  (name) =>
    all.some((draws) => draws(name))

/** Many pages may show one content: it is unpacked and read once. */
const known = new WeakMap<PdfPart, Draws>()

/** What the content of a page or a form draws. One that cannot be read may draw whatever it names. */
export function drawnByStream(part: PdfPart | undefined, parts: Parts): Draws {
  if (!part?.data) return anything
  const before = known.get(part)
  if (before) return before
  const data = unpackedContent(part.data, filtersOf(part.text, parts))
  const draws = data ? drawnIn(data) : anything
  known.set(part, draws)
  return draws
}

function drawnIn(data: Uint8Array): Draws {
  const names = new Set([...contentCost(data).drawn.keys()].map(unescaped))
  return (name) => names.has(unescaped(name))
}

function unpackedContent(data: Uint8Array, filters: readonly string[]) {
  if (filters.length === 0) {
    const end = Buffer.from(data.buffer, data.byteOffset, data.byteLength).indexOf('endstream')
    return data.subarray(0, Math.min(end < 0 ? data.length : end, maximumPdf.streamBytes))
  }
  try {
    return unpack(data, filters, { left: maximumPdf.streamBytes }, maximumPdf.streamBytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const unescaped = (name: string): string =>
  name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
