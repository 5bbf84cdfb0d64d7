import { columns, type Field } from './spreadsheet-columns.ts'
import { headerKey, type TableRow } from './table.ts'

const keysOf = (fields: Field[]) => new Set(fields.flatMap((field) => columns[field].map(headerKey)))
const ofCases = keysOf(['id', 'title'])
const labels = keysOf([
  ...(['id', 'title', 'description', 'objective', 'preconditions', 'postconditions', 'priority'] as const),
  ...(['type', 'level', 'category', 'tags', 'requirement', 'duration'] as const),
])

/**
 * A table of steps alone, above which each case names its title and more as a form does ("Title: | Sign in"), with these as columns of
 * their own, filled in the first row of the case. Any other table stays as it is.
 */
export function withoutForms(rows: readonly TableRow[], headerAt: number): readonly TableRow[] {
  const header = rows[headerAt]
  const keys = header?.cells.map(headerKey) ?? []
  if (!header || keys.some((key) => ofCases.has(key))) return rows.slice(headerAt)
  const columnOf = new Map<string, number>()
  let pending = new Map<string, string>()
  const body = rows.flatMap((row, index): TableRow[] => {
    const said = labelsOf(row)
    if (said.length > 0) pending = new Map([...pending, ...said])
    const isHeader = row.cells.every((cell, at) => headerKey(cell) === (keys[at] ?? ''))
    if (said.length > 0 || index <= headerAt || isHeader) return []
    const cells = row.cells.slice(0, keys.length)
    for (const [label, value] of pending) {
      const at = columnOf.get(label) ?? keys.length + columnOf.size
      columnOf.set(label, at)
      cells[at] = value
    }
    pending = new Map()
    return [{ ...row, cells: Array.from(cells, (cell) => cell ?? '') }]
  })
  return [{ row: header.row, cells: [...header.cells, ...columnOf.keys()] }, ...body]
}

/** Labels with the values beside them; none where the first cell of a row is no label. */
function labelsOf({ cells }: TableRow): [string, string][] {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const said: [string, string][] = []
  for (let at = 0; at + 1 < filled.length; at += 2) {
    const label = headerKey(filled[at] ?? '')
    if (!labels.has(label)) return said
    said.push([label, filled[at + 1] ?? ''])
  }
  return said
}
