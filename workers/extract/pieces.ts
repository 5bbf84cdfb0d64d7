import type { Block } from './types.ts'

/** A part of a document as its reader puts it down. Only `text` belongs to its block; a part without a kind belongs to none. */
export interface Piece {
  kind?: Block['kind']
  text: string
  level?: number
  page?: number | null
  hints?: Block['hints']
  /** Marks before the text, such as the "#" of a heading. */
  mark?: string
  /** Blanks or marks behind it. */
  after?: string
}

/** The text of all parts, and where in it each block stands. */
export function compose(pieces: Iterable<Piece>): { text: string; blocks: Block[] } {
  let whole = ''
  const blocks: Block[] = []
  for (const { kind, text, level, page = null, mark = '', after = '', hints } of pieces) {
    const start = whole.length + mark.length
    whole += mark + text + after
    const end = start + text.length
    if (!kind) continue
    const block: Block = level === undefined ? { kind, start, end, page } : { kind, level, start, end, page }
    if (hints) block.hints = hints
    blocks.push(block)
  }
  return { text: whole, blocks }
}

export const heading = (level: number, text: string, page: number | null = null): Piece => ({
  kind: 'heading',
  level,
  text,
  page,
  mark: `${'#'.repeat(Math.min(level, 6))} `,
})

export const paragraph = (text: string, page: number | null = null): Piece => ({
  kind: 'paragraph',
  text,
  page,
})

/** The parts with `after` behind the last of them. */
export function followedBy(after: string, pieces: Piece[]): Piece[] {
  const last = pieces.at(-1)
  if (!last) return pieces
  const closed = { ...last, after: (last.after ?? '') + after }
  return pieces.length === 1 ? [closed] : [...pieces.slice(0, -1), closed]
}

/** Parts one below the other: items of a list stand close, anything else is parted by a blank line. */
export function stacked(parts: readonly Piece[][]): Piece[] {
  const isItem = (part: readonly Piece[] = []) => part[0]?.kind === 'list_item'
  return parts.flatMap((part, index) =>
    followedBy(isItem(part) && isItem(parts[index + 1]) ? '\n' : '\n\n', part),
  )
}

/** What the parts say, without marks and line ends, as it stands in a cell of a table. */
export const inOneLine = (parts: readonly Piece[][]): string =>
  parts
    .flat()
    .map(({ text }) => text)
    .join(' ')
