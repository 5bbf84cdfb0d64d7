import type { Line } from '../../requirement-reading/sentences/lines.ts'

/** A text without some of its lines: as long as before, with its line ends. */
export function blankedLines(
  text: string,
  lines: readonly Line[],
  gone: readonly { from: number; to: number }[],
): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of gone.toSorted((a, b) => a.from - b.from)) {
    const [start, end] = [lines[from]?.start ?? at, lines[to - 1]?.end ?? at]
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, ' '))
    at = end
  }
  return [...parts, text.slice(at)].join('')
}
