import { maximumCharacters } from './limits.ts'

/** Cells by column, blank ones left out: a sheet may have its two cells in opposite corners. */
export type SparseRow = ReadonlyMap<number, string>

/**
 * Rows as a Markdown pipe table, the first row as its head. Empty rows and columns are dropped; one column is a list of lines, not a table.
 * Ends once the text limit is full, because a table can be far larger than its cells.
 */
export function toTable(rows: string[][]): string {
  return renderTable(rows.map(toSparseRow).filter(({ size }) => size > 0))
}

/** A sheet as text: blocks between blank rows become tables, a block with one cell a row stays lines. */
export function toBlocks(rows: SparseRow[]): string {
  const blocks: string[] = []
  let characters = 0
  let block: SparseRow[] = []
  for (const row of [...rows, new Map<number, string>()]) {
    if (row.size > 0) block.push(row)
    else if (block.length > 0 && characters <= maximumCharacters) {
      const text = renderTable(block)
      characters += text.length
      blocks.push(text)
      block = []
    }
  }
  return blocks.join('\n\n')
}

/** Blanks and line breaks inside a cell become one blank each. */
export function toSparseRow(cells: Iterable<string>): SparseRow {
  const row = new Map<number, string>()
  let column = 0
  for (const cell of cells) {
    const text = cell.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') row.set(column, text)
    column++
  }
  return row
}

function renderTable(rows: SparseRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))].toSorted((a, b) => a - b)
  if (columns.length <= 1) return rows.map((row) => [...row.values()].join('')).join('\n')
  const lines: string[] = []
  let characters = 0
  for (const row of rows) {
    const line = toLine(columns.map((column) => (row.get(column) ?? '').replaceAll('|', String.raw`\|`)))
    lines.push(line)
    if (lines.length === 1) lines.push(toLine(columns.map(() => '---')))
    characters += line.length
    if (characters > maximumCharacters) break
  }
  return lines.join('\n')
}

const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`
