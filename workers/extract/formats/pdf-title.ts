import { Buffer } from 'node:buffer'
import type { PdfPart } from './pdf-objects.ts'
import { stringBytes } from './pdf-strings.ts'

const longestTitle = 4096

/**
 * The title among the properties of a PDF (ISO 32000-1, section 14.3.3), found by what stands beside it and not by the tables of the file;
 * undefined where nobody gave one, and where the file is encrypted, because then its texts are, too.
 */
export function titleOf(bytes: Uint8Array, parts: ReadonlyMap<number, PdfPart>): string | undefined {
  for (const { text, data } of parts.values()) {
    if (data || !/\/(?:Producer|Creator|CreationDate)\b/.test(text)) continue
    const at = text.search(/\/Title(?![A-Za-z0-9])/)
    if (at < 0) continue
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')) return undefined
    return decoded(stringBytes(text.slice(at + '/Title'.length, at + longestTitle).trimStart()))
  }
  return undefined
}

/** Marks say which Unicode it is; without one, nearly all letters stand where Latin-1 has them (section 7.9.2.2). */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xef && second === 0xbb) return new TextDecoder().decode(bytes)
  return new TextDecoder('latin1').decode(bytes)
}
