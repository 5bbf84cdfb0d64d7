import type { Block } from '../types.ts'

/** The paragraphs of a tidied text, which blank lines part. */
export function paragraphBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  while (start < text.length) {
    const gap = text.indexOf('\n\n', start)
    const end = gap < 0 ? text.length : gap
    if (end > start) blocks.push({ kind: 'paragraph', start, end, page: null })
    start = end + 2
  }
  return blocks
}
