import type { Inline } from '../../../guides/blocks.ts'

const mark = /`([^`]+)`|\[([^\]]+)\]\((#[^)]+)\)/g

/** A text of the service's guide: what stands in backticks is code, and links lead to other parts of the page. */
export function marked(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    const [whole, code, label = '', to = ''] = found
    parts.push(text.slice(from, found.index))
    parts.push(code === undefined ? { kind: 'link', to, of: [label] } : { kind: 'code', text: code })
    from = found.index + whole.length
  }
  return [...parts, text.slice(from)].filter((part) => part !== '')
}
