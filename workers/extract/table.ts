import { maximumCharacters } from './limits.ts'
import { followedBy, type Piece } from './pieces.ts'

/** Cells by column, blank ones left out: a sheet may have its two cells in opposite corners. */
export type SparseRow = ReadonlyMap<number, string>

/**
 * Rows as a Markdown pipe table, the first row as its head. Empty rows and columns are dropped; one column is a list of lines, not a table.
 * Ends once the text limit is full, because a table can be far larger than its cells.
 */
export function tableRows(rows: string[][], pages: readonly (number | null | undefined)[] = []): Piece[] {
  const filled = rows.map((row, index) => ({ cells: toSparseRow(row), page: pages[index] }))
  return render(filled.filter(({ cells }) => cells.size > 0))
}

/** A sheet as text: blocks between blank rows become tables, a block with one cell a row stays lines. */
export function sheetRows(rows: SparseRow[]): Piece[] {
  const pieces: Piece[] = []
  let characters = 0
  let block: { cells: SparseRow }[] = []
  for (const cells of [...rows, new Map<number, string>()]) {
    if (cells.size > 0) block.push({ cells })
    else if (block.length > 0 && characters <= maximumCharacters) {
      for (const piece of followedBy('\n\n', render(block))) {
        characters += piece.text.length + 1
        pieces.push(piece)
      }
      block = []
    }
  }
  return pieces
}

/** Blanks and line breaks inside a cell become one blank each. */
export function toSparseRow(cells: Iterable<string>): SparseRow {
  const row = new Map<number, string>()
  let column = 0
  for (const cell of cells) {
    const text = cell === '' ? '' : cell.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') row.set(column, text)
    column++
  }
  return row
}

function render(rows: { cells: SparseRow; page?: number | null | undefined }[]): Piece[] {
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].toSorted((a, b) => a - b)
  const isTable = columns.length > 1
  const pieces: Piece[] = []
  let characters = 0
  const titles = isTable ? titlesOf(rows) : 0
  for (const { cells, page = null } of rows) {
    if (pieces.length < titles) {
      const [title = ''] = cells.values()
      pieces.push({ kind: 'paragraph', text: title, page, after: '\n\n' })
      continue
    }
    const text = isTable
      ? toLine(columns.map((column) => (cells.get(column) ?? '').replaceAll('|', String.raw`\|`)))
      : [...cells.values()].join('')
    pieces.push({ kind: 'table_row', text, page, mark: pieces.length > titles ? '\n' : '' })
    characters += text.length
    if (isTable && characters > maximumCharacters) break
  }
  return isTable ? withRule(pieces, titles, columns.length) : pieces
}

const mostTitles = 3
const cellsOfHead = 3

/** How many rows stand above the head: the table's title fills the first cell alone, and the head several ones. */
function titlesOf(rows: { cells: SparseRow }[]): number {
  const head = rows.findIndex(({ cells }) => cells.size > 1)
  if (head < 1 || head > mostTitles || (rows[head]?.cells.size ?? 0) < cellsOfHead) return 0
  const first = Math.min(...rows.slice(head).flatMap(({ cells }) => [...cells.keys()].slice(0, 1)))
  return rows.slice(0, head).every(({ cells }) => cells.has(first)) ? head : 0
}

/** The rule below the head, which no block holds. */
function withRule(pieces: Piece[], at: number, columns: number): Piece[] {
  const rule = toLine(Array.from({ length: columns }, () => '---'))
  return pieces.map((piece, index) => (index === at ? { ...piece, after: `\n${rule}` } : piece))
}

const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`
