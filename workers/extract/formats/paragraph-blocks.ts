import type { Block } from '../types.ts'

/** Whoever wraps lines by hand or program does so before that many characters. */
const widestWrapped = 120

/** Word processors write each paragraph as one line, with no blank line between: such lines are longer than anybody wraps them. */
function hasLinesAsParagraphs(text: string): boolean {
  const lines = text.split('\n')
  const blank = lines.filter((line) => line === '').length
  const long = lines.reduce((sum, { length }) => sum + (length > widestWrapped ? length : 0), 0)
  return blank * 4 < lines.length && long * 4 > text.length
}

/** The paragraphs of a tidied text, which blank lines part, or line ends. */
export function paragraphBlocks(text: string): Block[] {
  const gap = hasLinesAsParagraphs(text) ? '\n' : '\n\n'
  const blocks: Block[] = []
  let start = 0
  while (start < text.length) {
    const at = text.indexOf(gap, start)
    const end = at < 0 ? text.length : at
    if (end > start) blocks.push({ kind: 'paragraph', start, end, page: null })
    start = end + gap.length
  }
  return blocks
}
