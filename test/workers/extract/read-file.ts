import type { Block } from '../../../shared/domain/retrieval/blocks.ts'
import type { NotExtracted, ReadDocument } from '../../../shared/services/extractor.ts'
import { readDocument } from '../../../workers/extract/read-document.ts'

export function read(fileName: string, content: Uint8Array | string, contentType?: string) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return readDocument({ bytes: new Uint8Array(bytes).buffer, fileName, contentType })
}

export async function document(fileName: string, content: Uint8Array | string): Promise<ReadDocument> {
  const result = await read(fileName, content)
  if (!result.ok) throw new Error(`${fileName} was refused: ${result.code} ${result.message}`)
  return result
}

export async function notRead(fileName: string, content: Uint8Array | string): Promise<NotExtracted> {
  const result = await read(fileName, content)
  if (result.ok) throw new Error(`${fileName} was read: ${result.text.slice(0, 200)}`)
  return result
}

/** What each block says, shortly: "heading 1: Title", and its page behind it where there are pages. */
export const outline = ({ text, blocks }: { text: string; blocks: Block[] }): string[] =>
  blocks.map(({ kind, level, start, end, page }) => {
    const where = page === null ? '' : ` (page ${page})`
    return `${kind}${level === undefined ? '' : ` ${level}`}: ${text.slice(start, end)}${where}`
  })

/** What stands between the blocks. */
export function between({ text, blocks }: { text: string; blocks: Block[] }): string {
  const ends = [0, ...blocks.map(({ end }) => end)]
  return ends.map((end, index) => text.slice(end, blocks[index]?.start ?? text.length)).join('')
}
