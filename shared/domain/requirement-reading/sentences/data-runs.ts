import type { Line } from './lines.ts'

const key = /^[ \t]*(?:- )?[\w$.-]{1,40}:(?: \S|[ \t]*$)/
const blanksOf = (text: string): number => /^[ \t>]*/.exec(text)?.[0].length ?? 0

/** The line behind a run of "key: value" lines of which some lie deeper than others: data, and no prose. */
export function endOfData(lines: readonly Line[], index: number): number {
  const first = lines[index]
  if (!first || !/^[ \t]*[\w$.-]{1,40}:[ \t]*$/.test(first.text)) return index
  const indent = blanksOf(first.text)
  let next = index + 1
  let keys = 0
  for (; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    if (text.trim() !== '' && blanksOf(text) <= indent) break
    if (key.test(text)) keys += 1
  }
  return keys > 1 ? next : index
}
