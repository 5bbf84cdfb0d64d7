import { isIdentifier, isIdName, isNaming, isRankName } from './field-names.ts'
import type { TableRow } from './table-rows.ts'

/** Only beside sentences is a level or a priority one of requirements; in a table of values it is what the values belong to. */
const isProse = (text: string): boolean => /[.!?]$/.test(text.trim()) || text.trim().split(/\s+/).length >= 7

export interface Beside {
  /** The column that holds the identifiers. */
  id?: number
  columns: ReadonlySet<number>
}

/** The columns of a table that stand beside its content. A table that has nothing else is content. */
export function columnsBeside(rows: readonly TableRow[]): Beside {
  const [header] = rows
  if (!header || rows.length < 2) return { columns: new Set() }
  if (!header.header) return withoutNames(rows)
  const columns = new Set<number>()
  const asides = new Set<number>()
  let id: number | undefined
  header.cells.forEach(({ text }, column) => {
    const name = text.trim()
    const own = rows.slice(1).map(({ cells }) => cells[column]?.text.trim() ?? '')
    if (isIdName(name) && own.every((cell) => cell === '' || isIdentifier(cell))) {
      id ??= column
      columns.add(column)
    } else if (isRankName(name) && own.every((cell) => cell.length <= 30)) asides.add(column)
  })
  const isBeside = (column: number) => columns.has(column) || asides.has(column)
  if (header.cells.every(({ text }, column) => isBeside(column) || text.trim() === ''))
    return { columns: new Set() }
  if (rows.slice(1).some(({ cells }) => cells.some(({ text }) => isProse(text))))
    for (const column of asides) columns.add(column)
  return { columns, ...(id === undefined ? {} : { id }) }
}

/** Without names of columns, letters and numbers in each cell of the first one are identifiers. */
function withoutNames(rows: readonly TableRow[]): Beside {
  const areIds =
    rows.length > 2 &&
    rows.every(
      ({ cells: [first, second] }) =>
        second && /[A-Za-z]\W?\d/.test(first?.text ?? '') && isIdentifier(first?.text.trim() ?? ''),
    )
  return areIds ? { id: 0, columns: new Set([0]) } : { columns: new Set() }
}

/** Where the content of a row stands: from its first to its last cell that says something. */
export function contentOf(
  { cells, header }: TableRow,
  { columns, id }: Beside,
): { start?: number; end?: number; identifier?: string } {
  const filled = cells.filter((cell) => cell.end > cell.start)
  const content = header
    ? filled
    : cells.filter((cell, column) => cell.end > cell.start && !columns.has(column))
  const [first, last] = [content[0] ?? filled[0], content.at(-1) ?? filled.at(-1)]
  if (!first || !last) return {}
  const own = id === undefined || header ? undefined : cells[id]?.text.trim().replace(/^[[(]|[\])]$/g, '')
  const isNamed = own !== undefined && isNaming(own) && content.length > 0
  return { start: first.start, end: last.end, ...(isNamed ? { identifier: own } : {}) }
}
