import { wordParts, workbookParts } from './office.ts'
import { pdfParts } from './pdf.ts'
import { zipParts } from './zip.ts'
import type { FilePlan } from './file-plan.ts'
import { wordTable } from '../../basics/word-table.ts'

interface FileType {
  mediaType: string
  plan: (sizeBytes: number) => FilePlan
}

const noBytes = new Uint8Array(0)
const space = 32
const letter = 120
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
const text = (head: string, tail: string, fill = letter): FileType['plan'] => {
  return () => ({ head: new TextEncoder().encode(head), fill, tail: new TextEncoder().encode(tail) })
}
// One pixel each; decoders stop where the picture ends.
const picture =
  (base64: string): FileType['plan'] =>
  () => ({ head: bytesOf(base64), fill: 0, tail: noBytes })
const archive = (parts: () => Parameters<typeof zipParts>[0]): FileType['plan'] => {
  return (sizeBytes) => {
    const [head, tail] = zipParts(parts(), sizeBytes)
    return { head, fill: 0, tail }
  }
}
const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z'

/** What we can make, by file name extension. */
const types = wordTable<FileType>({
  pdf: { mediaType: 'application/pdf', plan: pdfParts },
  png: {
    mediaType: 'image/png',
    plan: picture(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==',
    ),
  },
  jpg: { mediaType: 'image/jpeg', plan: picture(jpeg) },
  gif: {
    mediaType: 'image/gif',
    plan: picture('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='),
  },
  webp: {
    mediaType: 'image/webp',
    plan: picture('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAB0CWJaQAA3AA/u+5AAA='),
  },
  svg: {
    mediaType: 'image/svg+xml',
    plan: text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">', '</svg>', space),
  },
  txt: { mediaType: 'text/plain', plan: text('', '') },
  md: { mediaType: 'text/markdown', plan: text('# ', '\n') },
  csv: { mediaType: 'text/csv', plan: text('id,name\r\n1,', '\r\n') },
  json: { mediaType: 'application/json', plan: text('{"text":"', '"}') },
  xml: { mediaType: 'application/xml', plan: text('<?xml version="1.0"?><test>', '</test>', space) },
  html: {
    mediaType: 'text/html',
    plan: text('<!doctype html><title>Test</title><p>', '</p>'),
  },
  zip: {
    mediaType: 'application/zip',
    plan: archive(() => [{ name: 'test.txt', text: 'Test' }]),
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    plan: archive(wordParts),
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    plan: archive(workbookParts),
  },
})
const aliases = wordTable<string>({ jpeg: 'jpg', htm: 'html', text: 'txt', word: 'docx', excel: 'xlsx' })
// Of any other name the bytes are zeros, as a browser would send a type that it does not know.
const unknown: FileType = {
  mediaType: 'application/octet-stream',
  plan: () => ({ head: noBytes, fill: 0, tail: noBytes }),
}

/** The extension that a word names ("PDF", "jpeg"), when it is one of a type that can be made. */
export function knownExtension(word: string): string | undefined {
  const key = word.toLowerCase()
  const known = Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key
  return Object.hasOwn(types, known) ? known : undefined
}

function typeOf(name: string): FileType {
  const extension = knownExtension(/\.([a-z0-9]+)$/i.exec(name)?.[1] ?? '')
  return (extension === undefined ? undefined : types[extension]) ?? unknown
}

export function mediaTypeOf(name: string): string {
  return typeOf(name).mediaType
}

/** The fewest bytes that a file of this name needs to be one of its type. */
export function leastSize(name: string): number {
  const { head, tail } = typeOf(name).plan(0)
  return head.length + tail.length
}

/** How to make a file of this name and exact size. Nothing but zero is allowed below `leastSize`: an empty file may have any name. */
export function planFile(name: string, sizeBytes: number): FilePlan {
  return sizeBytes === 0 ? unknown.plan(0) : typeOf(name).plan(sizeBytes)
}
