import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'

interface Document {
  text: string
  blocks: readonly Block[]
}

const gap = '\n\n'

/**
 * Puts the texts of pages that are pictures, by their numbers, where these pages stand in a document: behind everything of the pages before. What was
 * there keeps its order, and its places move along.
 */
export function withReadPages(
  { text, blocks }: Document,
  pages: ReadonlyMap<number, string>,
): { text: string; blocks: Block[] } {
  const read = [...pages].filter(([, words]) => words.trim() !== '').sort(([one], [other]) => one - other)
  const parts: string[] = []
  const merged: Block[] = []
  let length = 0
  let from = 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  let at = 0
  for (const [page, words] of read) {
    const before = at
    while (at < blocks.length && (blocks[at]?.page ?? 0) <= page) at++
    const end = blocks[at]?.start ?? text.length
    for (const block of blocks.slice(before, at)) merged.push(moved(block, length - from))
    add(text.slice(from, end).replace(/\s+$/, ''))
    from = end
    if (length > 0) add(gap)
    for (const paragraph of paragraphsOf(words)) {
      if (merged.at(-1)?.end === length) add(gap)
      merged.push({ kind: 'paragraph', start: length, end: length + paragraph.length, page })
      add(paragraph)
    }
    if (from < text.length) add(gap)
  }
  for (const block of blocks.slice(at)) merged.push(moved(block, length - from))
  add(text.slice(from))
  return { text: parts.join(''), blocks: merged }
}

const moved = (block: Block, by: number): Block => ({
  ...block,
  start: block.start + by,
  end: block.end + by,
})

const paragraphsOf = (words: string) =>
  words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** How the reading of pictures is told: as a warning, because a machine has read them. */
export function wordsOfScans(fileType: string, pages: readonly { text: string }[]): string[] {
  if (fileType === 'png' || fileType === 'jpg') return ['The text was read from a picture by OCR.']
  const count = pages.filter(({ text }) => text.trim() !== '').length
  if (count === 0) return []
  return [count === 1 ? '1 page is a scan, read by OCR.' : `${count} pages are scans, read by OCR.`]
}
