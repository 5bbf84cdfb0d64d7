import { splitLines, type Line } from '../../requirement-reading/sentences/lines.ts'

type Mark = '"""' | '```' | '~~~'
const marks: readonly Mark[] = ['"""', '```', '~~~']

/** The lines of a text, and where fences and doc strings end. */
export interface TextLines {
  lines: readonly Line[]
  /** The first line at or behind another one that begins with a mark; -1 where none does. */
  next: (mark: Mark, at: number) => number
}

export function textLines(text: string): TextLines {
  const lines = splitLines(text)
  const found = new Map(marks.map((mark) => [mark, nextOf(lines, mark)]))
  return { lines, next: (mark, at) => found.get(mark)?.[at] ?? -1 }
}

function nextOf(lines: readonly Line[], mark: Mark): Int32Array {
  const next = new Int32Array(lines.length).fill(-1)
  for (let at = lines.length - 1, last = -1; at >= 0; at -= 1) {
    if (lines[at]?.text.trimStart().startsWith(mark)) last = at
    next[at] = last
  }
  return next
}

export const markOf = (line: string): Mark | undefined => marks.find((mark) => line.startsWith(mark))

export const isTags = (line: string): boolean => /^@\S+(?:\s+@\S+)*(?:\s+#.*)?$/.test(line)
export const isComment = (line: string): boolean => line.startsWith('#')
export const isRow = (line: string): boolean => line.startsWith('|')
export const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0
