import type { Span } from './located.ts'

/** Words that are cited, or not. */
export interface Piece {
  text: string
  isCited: boolean
}

/** Words that stand at a place of a text, with those of a span apart. */
export function piecesOf(words: string, at: number, span: Span | null): Piece[] {
  const from = Math.max(0, (span?.start ?? 0) - at)
  const to = Math.min(words.length, (span?.end ?? 0) - at)
  if (!span || to <= from) return [{ text: words.trimEnd(), isCited: false }]
  return [
    { text: words.slice(0, from), isCited: false },
    { text: words.slice(from, to), isCited: true },
    { text: words.slice(to).trimEnd(), isCited: false },
  ].filter(({ text }) => text !== '')
}
