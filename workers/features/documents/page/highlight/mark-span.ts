import type { TextPart } from './text-of-page.ts'

/** Puts marks around the text of a span, node by node, and brings the first of them into view. */
export function markSpan(parts: readonly TextPart[], { start, end }: { start: number; end: number }): void {
  const marks = parts
    .filter((part) => part.start < end && part.start + part.node.data.length > start)
    .map(({ node, start: at }) => markIn(node, { from: Math.max(0, start - at), to: end - at }))
  marks.find((mark) => mark !== undefined)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

const markStyle = {
  display: 'inline',
  visibility: 'visible',
  opacity: '1',
  color: '#1a1a1a',
  background: '#ffe066',
  outline: '2px solid #ffe066',
}

/** Blanks between cells and rows stay as they are: a mark there would stand outside of the table. */
function markIn(node: Text, { from, to }: { from: number; to: number }): HTMLElement | undefined {
  const words = from > 0 ? node.splitText(from) : node
  if (to - from < words.data.length) words.splitText(to - from)
  if (words.data.trim() === '') return undefined
  const mark = document.createElement('mark')
  // The page may have styles for marks, or hide them.
  for (const [name, value] of Object.entries(markStyle)) mark.style.setProperty(name, value, 'important')
  words.replaceWith(mark)
  mark.appendChild(words)
  return mark
}
