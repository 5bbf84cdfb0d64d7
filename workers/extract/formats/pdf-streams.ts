import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { megabyte } from '../limits.ts'
import { tooLarge } from '../refusal.ts'

const maximumStreamBytes = 32 * megabyte
const maximumAllBytes = 256 * megabyte

/**
 * Refuses a PDF whose compressed streams unpack to more than a Worker can hold; the PDF engine has no such limit of its own. Streams of
 * pictures are passed over, because text extraction does not unpack them. Broken streams are left to the engine.
 */
export function checkStreams(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let budget = maximumAllBytes
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file[at - 1] === 0x64) continue // the end of "endstream"
    const data = file.subarray(file[at + 6] === 0x0d ? at + 8 : at + 7)
    if (!isCompressed(data) || isPicture(file, at)) continue
    budget -= unpackedLength(data, Math.min(budget, maximumStreamBytes))
    if (budget < 1) throw bomb()
  }
}

const bomb = () =>
  tooLarge('The PDF unpacks to more data than can be read. Print it to a new PDF and upload that.')

/** First two bytes of a zlib stream (RFC 1950, section 2.2). */
function isCompressed([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 15) === 8 && (method * 256 + flags) % 31 === 0
}

function isPicture(file: Buffer, stream: number): boolean {
  const before = new TextDecoder('latin1').decode(file.subarray(Math.max(0, stream - 2048), stream))
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
  return /\/Subtype\s*\/Image\b/.test(dictionary) && /\/Width\b/.test(dictionary)
}

function unpackedLength(data: Buffer, limit: number): number {
  try {
    return inflateSync(data, { maxOutputLength: limit }).length
  } catch (error) {
    // Node and workerd agree on the class alone when the limit is passed.
    if (error instanceof RangeError) throw bomb()
    return 0
  }
}
