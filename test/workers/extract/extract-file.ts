import { readFileSync } from 'node:fs'
import { zipSync, strToU8 } from 'fflate'
import { extractText } from '../../../workers/extract/extract-text.ts'
import type { Extracted, NotExtracted } from '../../../workers/extract/types.ts'

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../support/files/${name}`, import.meta.url)))

export function extract(fileName: string, content: Uint8Array | string, contentType?: string) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return extractText({ bytes: new Uint8Array(bytes).buffer, fileName, contentType })
}

export async function accepted(fileName: string, content: Uint8Array | string): Promise<Extracted> {
  const result = await extract(fileName, content)
  if (!result.ok) throw new Error(`${fileName} was refused: ${result.code} ${result.message}`)
  return result
}

export async function refused(fileName: string, content: Uint8Array | string, contentType?: string) {
  const result = await extract(fileName, content, contentType)
  if (result.ok) throw new Error(`${fileName} was accepted: ${result.text.slice(0, 200)}`)
  return result satisfies NotExtracted
}

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export const body = (content: string) =>
  `<?xml version="1.0"?><w:document ${namespace}><w:body>${content}</w:body></w:document>`
export const paragraph = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A DOCX of hand-written parts, for what no writer library makes. */
export function docxOf(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

export const docxWithBody = (content: string) => docxOf({ 'word/document.xml': body(content) })
