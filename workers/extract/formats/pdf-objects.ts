import { Buffer } from 'node:buffer'
import { maximumPdf } from '../limits.ts'
import { tooLarge } from '../refusal.ts'

/** An object as it stands in the file: what is written before its stream or its end, and the data of the stream. */
export interface PdfPart {
  number: number
  text: string
  data?: Uint8Array
}

const longestText = 262_144

/**
 * All objects of a file by their marks and not by its tables, which may lie about where things are. Also finds what only looks like an
 * object: a bound that counts too much is none too few.
 */
export function partsOf(bytes: Uint8Array): PdfPart[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: PdfPart[] = []
  let object: { number: number; from: number } | undefined
  let [objectAt, streamAt] = [file.indexOf('obj'), file.indexOf('stream')]
  while (objectAt >= 0 || streamAt >= 0) {
    const isStream = objectAt < 0 || (streamAt >= 0 && streamAt < objectAt)
    const at = isStream ? streamAt : objectAt
    const isEnd = file.toString('latin1', Math.max(0, at - 3), at) === 'end'
    if (isStream) streamAt = file.indexOf('stream', at + 6)
    else objectAt = file.indexOf('obj', at + 3)
    if (isStream && isEnd) continue
    if (isStream || isEnd) {
      const from = Math.max(object?.from ?? at - 2048, at - longestText, 0)
      const text = file.toString('latin1', from, at)
      const data = file.subarray(file[at + 6] === 0x0d ? at + 8 : at + 7)
      parts.push({ number: object?.number ?? -1, text, ...(isStream && { data }) })
      object = undefined
    } else {
      const before = file.toString('latin1', Math.max(0, at - 24), at)
      object = { number: Number(/(\d{1,10})\s+\d{1,5}\s+$/.exec(before)?.[1] ?? -1), from: at + 3 }
    }
    if (parts.length > maximumPdf.objects) throw tooManyObjects()
  }
  return parts
}

/** The objects that a store of objects holds (ISO 32000-1, section 7.5.7). */
export function storedParts(text: string, data: Uint8Array): PdfPart[] {
  const first = Number(/\/First\s+(\d{1,9})/.exec(text)?.[1] ?? 0)
  const content = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1')
  const heads = content.slice(0, first).trim().split(/\s+/).map(Number)
  if (heads.length / 2 > maximumPdf.objects) throw tooManyObjects()
  const parts: PdfPart[] = []
  for (let at = 0; at + 1 < heads.length; at += 2) {
    const [number = -1, from = 0] = heads.slice(at, at + 2)
    const to = heads[at + 3] ?? content.length
    parts.push({ number, text: content.slice(first + from, first + to).slice(0, longestText) })
  }
  return parts
}

const tooManyObjects = () =>
  tooLarge('The PDF holds more objects than can be read. Print it to a new PDF and upload that.')

/** A dictionary's value as it is written: a reference, an array, a name or a number; escaped letters of names are read. */
export function valueOf(text: string, key: string): string | undefined {
  const names = text.includes('#')
    ? text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
  const at = names.search(new RegExp(`/${key}(?![A-Za-z0-9])`))
  if (at < 0) return undefined
  const rest = names.slice(at + key.length + 1).trimStart()
  if (rest.startsWith('[')) return rest.slice(0, rest.indexOf(']') + 1 || 0)
  if (rest.startsWith('<<')) return rest.slice(0, rest.indexOf('>>') + 2)
  return /^(?:\d{1,10}\s+\d{1,5}\s+R|\/?[^\s/<>[\]()]+)/.exec(rest)?.[0]
}

/** The numbers of the objects that a value refers to. */
export const references = (value: string): number[] =>
  [...value.matchAll(/(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R/g)].map(([, number]) => Number(number))
