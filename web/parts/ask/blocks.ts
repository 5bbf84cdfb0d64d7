import type { Piece } from '../marked/cited.ts'
import { cellsOf, isRow } from './rows.ts'

export interface Row {
  cells: string[]
  sources: number[]
}

/** A stretch of an answer: words of a paragraph, or of an item of a list, or rows of a table, of which the first of several is its head. */
export type Block = { words: Piece[] } | { rows: Row[] }

const markOfItem = /^(?:[-*•]|\d{1,3}[.)]) +/

/** An answer as its sentences, items and rows stood in their files, in place of one paragraph of them all. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = []
  for (const piece of pieces) {
    const last = blocks.at(-1)
    if ('source' in piece) addSource(blocks, piece)
    else if (isRow(piece.text.trim())) addRow(blocks, cellsOf(piece.text.trim()))
    else if (last && 'words' in last && !markOfItem.test(piece.text.trimStart())) last.words.push(piece)
    else if (piece.text.trim() !== '') blocks.push({ words: [begun(piece.text)] })
  }
  return blocks
}

/** An answer as it is read out: the cells of a row one after the other, without marks. */
export const spokenOf = (pieces: readonly Piece[]): string =>
  blocksOf(pieces)
    .map((block) =>
      'rows' in block
        ? block.rows.map(({ cells }) => `${cells.join(', ')}.`).join(' ')
        : block.words.map((piece) => ('text' in piece ? piece.text : '')).join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const begun = (text: string): Piece => ({ text: text.trimStart().replace(/^[-*•] +/, '• ') })

function addSource(blocks: Block[], piece: { source: number }): void {
  const last = blocks.at(-1)
  if (!last) blocks.push({ words: [piece] })
  else if ('words' in last) last.words.push(piece)
  else last.rows.at(-1)?.sources.push(piece.source)
}

/** Rows of another width are of another table. */
function addRow(blocks: Block[], cells: string[]): void {
  const row = { cells, sources: [] }
  const last = blocks.at(-1)
  if (last && 'rows' in last && last.rows[0]?.cells.length === cells.length) last.rows.push(row)
  else blocks.push({ rows: [row] })
}
