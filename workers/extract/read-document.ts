import { checkSize } from './check-size.ts'
import { detectDocumentType } from './detect-type.ts'
import { finishText } from './finish-text.ts'
import { formatReaders } from './format-readers.ts'
import { maximumBlocks } from './limits.ts'
import { isEmpty, orRefusal } from './refusal.ts'
import type { Block, ExtractInput, ReadDocumentResult } from './types.ts'

const longestTitle = 300

/**
 * A document for a knowledge base: its text with the blocks it consists of, the pages that are pictures, and what a mail has attached. Every
 * refusal is returned with a sentence that says what to do next; nothing is thrown for a bad file.
 */
export function readDocument(input: ExtractInput): Promise<ReadDocumentResult> {
  return orRefusal(async () => {
    const fileType = detectDocumentType(input)
    checkSize(fileType, input.bytes.byteLength)
    const read = await formatReaders[fileType]()
    const reading = await read(new Uint8Array(input.bytes), { pictures: true })
    const { pages, isCut, scans = [], attachments = [], warnings } = reading
    const spans = Array.isArray(reading.blocks) ? reading.blocks : []
    const { text, blocks, warnings: cut } = finishText(reading.text, isCut, spans)
    if (text.trim() === '' && scans.length === 0 && attachments.length === 0)
      throw isEmpty('The file holds no text. Check the file and upload it again.')
    const title = oneLine(reading.title)
    return {
      ok: true,
      text,
      fileType,
      characters: text.length,
      ...(pages !== undefined && { pages }),
      blocks: joinedRest(Array.isArray(reading.blocks) ? blocks : reading.blocks(text)),
      scans: scans.map((page) => ({ page })),
      attachments,
      ...(title !== '' && { title }),
      warnings: [...warnings, ...cut],
    }
  })
}

const oneLine = (title = '') =>
  title
    .slice(0, longestTitle)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

function joinedRest(blocks: Block[]): Block[] {
  const [first, last] = [blocks[maximumBlocks - 1], blocks.at(-1)]
  if (blocks.length <= maximumBlocks || !first || !last) return blocks
  const rest: Block = { kind: 'paragraph', start: first.start, end: last.end, page: first.page }
  return [...blocks.slice(0, maximumBlocks - 1), rest]
}
