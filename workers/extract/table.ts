import { collapseBlanks } from './collapse-blanks.ts'
import { maximumCharacters } from './limits.ts'
import { followedBy, type Piece } from './pieces.ts'
import { headRowsOf, joinedHead, titlesOf, type HeadedRow, type SparseRow } from './table-head.ts'

export type { HeadedRow, SparseRow } from './table-head.ts'

/** A row of a table, with where it stands and what is known of its cells. */
export interface TableRow {
  cells: readonly string[]
  /** Over how many columns cells reach, by their first one. */
  spans?: ReadonlyMap<number, number>
  isHead?: boolean
  page?: number | null | undefined
  hints?: Piece['hints']
}

interface RenderedRow extends HeadedRow {
  page?: number | null | undefined
  hints?: Piece['hints'] | undefined
}

/**
 * Rows as a Markdown pipe table, the first row as its head, or several that are one together. Empty rows and columns are dropped; one column is a list
 * of lines, not a table. Ends once the text limit is full, because a table can be far larger than its cells.
 */
export function tableOf(rows: readonly TableRow[]): Piece[] {
  const filled: RenderedRow[] = []
  for (const { cells, spans, isHead, page, hints } of rows) {
    const row = { cells: toSparseRow(cells), spans, isHead, page, hints }
    if (row.cells.size > 0) filled.push(row)
  }
  return render(filled)
}

/** The same of rows of which nothing else is known but their pages. */
export const tableRows = (rows: string[][], pages: readonly (number | null | undefined)[] = []): Piece[] =>
  tableOf(rows.map((cells, index) => ({ cells, page: pages[index] })))

/** What stands above a table and tells what it is of. */
export const caption = (text: string, page: number | null = null): Piece => ({
  kind: 'paragraph',
  text,
  page,
  hints: { element: 'caption' },
})

/** A sheet as text: blocks between blank rows become tables, a block with one cell a row stays lines. A line alone above a table is its caption. */
export function sheetRows(rows: readonly HeadedRow[]): Piece[] {
  const pieces: Piece[] = []
  let characters = 0
  const blocks = blocksOf(rows)
  for (const [at, block] of blocks.entries()) {
    if (characters > maximumCharacters) break
    const [line, ...others] = render(block)
    const isCaption = others.length === 0 && block[0]?.cells.size === 1 && isTable(blocks[at + 1])
    const shown = isCaption && line ? [caption(line.text)] : [...(line ? [line] : []), ...others]
    for (const piece of followedBy('\n\n', shown)) {
      characters += piece.text.length + 1
      pieces.push(piece)
    }
  }
  return pieces
}

function blocksOf(rows: readonly HeadedRow[]): HeadedRow[][] {
  const blocks: HeadedRow[][] = []
  let isOpen = false
  for (const row of rows) {
    const last = blocks.at(-1)
    if (row.cells.size > 0 && isOpen && last) last.push(row)
    else if (row.cells.size > 0) blocks.push([row])
    isOpen = row.cells.size > 0
  }
  return blocks
}

const isTable = (block: readonly HeadedRow[] = []): boolean => block.some(({ cells }) => cells.size > 1)

/** Blanks and line breaks inside a cell become one blank each. */
export function toSparseRow(cells: Iterable<string>): SparseRow {
  const row = new Map<number, string>()
  let column = 0
  for (const cell of cells) {
    const text = cell === '' ? '' : collapseBlanks(cell).trim()
    if (text !== '') row.set(column, text)
    column++
  }
  return row
}

function render(all: readonly RenderedRow[]): Piece[] {
  const columns = columnsOf(all)
  if (columns.length < 2)
    return all.map(({ cells, page = null, hints }, at) =>
      lineOf([...cells.values()].join(''), at, page, hints),
    )
  const titles = titlesOf(all)
  const rows = withOneHead(all.slice(titles), columns)
  const pieces: Piece[] = all.slice(0, titles).map(({ cells, page = null, hints }) => {
    const title = caption([...cells.values()].join(' '), page)
    return { ...title, hints: { ...hints, ...title.hints }, after: '\n\n' }
  })
  let characters = 0
  for (const [at, { cells, page = null, hints }] of rows.entries()) {
    const text = toLine(columns.map((column) => escaped(cells.get(column) ?? '')))
    pieces.push(lineOf(text, at, page, hints))
    characters += text.length
    if (characters > maximumCharacters) break
  }
  return withRule(pieces, titles, columns.length)
}

function columnsOf(rows: readonly HeadedRow[]): number[] {
  const columns = new Set<number>()
  for (const { cells } of rows) for (const column of cells.keys()) columns.add(column)
  return [...columns].toSorted((a, b) => a - b)
}

const lineOf = (text: string, at: number, page: number | null, hints: Piece['hints'] | undefined): Piece => ({
  kind: 'table_row',
  text,
  page,
  mark: at > 0 ? '\n' : '',
  ...(hints && { hints }),
})

function withOneHead(rows: readonly RenderedRow[], columns: readonly number[]): readonly RenderedRow[] {
  const count = headRowsOf(rows, columns)
  const head = rows.slice(0, count)
  return count > 1 ? [{ ...head[0], cells: joinedHead(head, columns) }, ...rows.slice(count)] : rows
}

/** The rule below the head, which no block holds. */
function withRule(pieces: Piece[], at: number, columns: number): Piece[] {
  const head = pieces[at]
  const rule = toLine(Array.from({ length: columns }, () => '---'))
  return head ? pieces.with(at, { ...head, after: `\n${rule}` }) : pieces
}

const escaped = (cell: string) => (cell.includes('|') ? cell.replaceAll('|', String.raw`\|`) : cell)

const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`
