/** A row of a table with its number in the file. */
export interface TableRow {
  row: number
  cells: string[]
  /** Of cells that are merged over rows below: the number of the last of these, by column. */
  until?: ReadonlyMap<number, number>
  /** Cells whose formulas have no value in the file, by their columns from 0. */
  formulas?: { column: number; formula: string }[]
}

export interface Table<Field extends string> {
  has: (field: Field) => boolean
  /** The columns of a field, in the order of its names. */
  places: Record<Field, number[]>
  rows: TableRow[]
  /** The first filled cell among the columns that a field may have; an empty text when there is none. */
  cell: (row: TableRow, field: Field) => string
  /** The last row that this cell is merged over; undefined for one that stands in its row alone. */
  until: (row: TableRow, field: Field) => number | undefined
  /** All filled cells of them, each text once. */
  cells: (row: TableRow, field: Field) => string[]
}

/** Which headers a field goes by, in any case and with any marks between the words. */
export type Columns<Field extends string> = Record<Field, readonly string[]>

/** No field's name is longer. Longer cells are looked at as well, since any row may be the header. */
const longestHeader = 200

/**
 * A header without case, marks and blanks: tools write `TestStep`, `test_step` and `issuekey` where people write "Test Step". `#` is "no",
 * and of Jira's `Custom field (Steps)` the name of the field counts.
 */
export const headerKey = (header: string) =>
  header
    .slice(0, longestHeader)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*custom field \((.*)\)\s*$/s, '$1')
    .replaceAll('#', 'no')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A table below the header that stands at `headerAt`. Empty rows are left out. */
export function tableOf<Field extends string>(
  rows: readonly TableRow[],
  headerAt: number,
  columns: Columns<Field>,
  unguard: (cell: string) => string,
): Table<Field> {
  const headers = (rows[headerAt]?.cells ?? []).map(headerKey)
  const places = Object.fromEntries(
    Object.entries<readonly string[]>(columns).map(([field, names]) => [
      field,
      names.flatMap((name) =>
        headers.flatMap((header, index) => (header === headerKey(name) ? [index] : [])),
      ),
    ]),
  ) as Record<Field, number[]>
  const filledAt = ({ cells }: TableRow, field: Field) =>
    places[field].find((index) => (cells[index] ?? '').trim() !== '')
  const filledIn = ({ cells }: TableRow, field: Field) =>
    places[field].flatMap((index) =>
      (cells[index] ?? '').trim() === '' ? [] : [unguard(cells[index] ?? '')],
    )
  return {
    has: (field) => places[field].length > 0,
    places,
    rows: rows.slice(headerAt + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    cell: (row, field) => filledIn(row, field)[0] ?? '',
    cells: (row, field) => [...new Set(filledIn(row, field))],
    until: (row, field) => row.until?.get(filledAt(row, field) ?? -1),
  }
}

const formulaStart = String.raw`[=+\-@\t\r\n＝＋－＠]`
const apostrophe = new RegExp(`^'(?='*${formulaStart})`)
const blank = new RegExp(`^ (?= *${formulaStart})`)

/** Takes away the apostrophe that keeps a spreadsheet from running a cell. */
export const withoutApostrophe = (cell: string) => cell.replace(apostrophe, '')
/** Takes away the blank that does the same in files for importers. */
export const withoutBlank = (cell: string) => cell.replace(blank, '')
