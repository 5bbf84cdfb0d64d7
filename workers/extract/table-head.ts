/** Cells by column, blank ones left out: a sheet may have its two cells in opposite corners. */
export type SparseRow = ReadonlyMap<number, string>

/** A row with what its format knows of it. */
export interface HeadedRow {
  cells: SparseRow
  /** Over how many columns cells reach, by their first one; those of one column may be left out. */
  spans?: ReadonlyMap<number, number> | undefined
  /** The format says that it belongs to the head. */
  isHead?: boolean | undefined
}

const mostTitles = 3
const mostHeadRows = 4
const cellsOfHead = 3

/** How many rows stand above the head: the table's title fills the first cell alone, and the head several ones. */
export function titlesOf(rows: readonly HeadedRow[]): number {
  const at = rows.findIndex(({ cells }) => cells.size > 1)
  const head = rows[at]
  if (at < 1 || at > mostTitles || !head) return 0
  const isWide =
    head.cells.size >= cellsOfHead ||
    rows.slice(0, at).every(isSpread) ||
    isOverValues(head, rows.slice(at + 1))
  if (!isWide) return 0
  const first = Math.min(...rows.slice(at).flatMap(({ cells }) => [...cells.keys()].slice(0, 1)))
  return rows.slice(0, at).every(({ cells }) => cells.has(first)) ? at : 0
}

const isSpread = ({ cells, spans }: HeadedRow) =>
  [...cells.keys()].some((column) => (spans?.get(column) ?? 1) > 1)

/** Words over figures: a row of two cells that heads what stands below it, and is no row of a table whose head is above. */
function isOverValues({ cells }: HeadedRow, below: readonly HeadedRow[]): boolean {
  const columns = [...cells.keys()]
  const figures = columns
    .slice(1)
    .filter((column) => below.length > 0 && below.every((row) => isFigure(row.cells.get(column) ?? '0')))
  return figures.length > 0 && columns.every((column) => mayHead(cells.get(column) ?? ''))
}

/** A number with its unit or currency, as cells hold it, and no word. */
const isFigure = (text: string): boolean =>
  /^(?:\p{Sc}|[A-Z]{3}\s)?[^\p{L}]{0,4}\d/u.test(text) && !/\p{L}{4}/u.test(text)

/** A word, or a year, which heads a column as often as it stands in one. */
const mayHead = (text: string): boolean => !isFigure(text) || /^(?:19|20)\d\d$/.test(text)

/**
 * How many of the first rows are the head together: those that the format marks, and rows that say more of each column over which a cell above reaches. A
 * blank cell beside a filled one is taken for a part of it where the row below fills both.
 */
export function headRowsOf(rows: readonly HeadedRow[], columns: readonly number[]): number {
  const marked = rows.findIndex(({ isHead, cells }, at) => !isHead || (at > 0 && cells.size < 2))
  if (marked > 1 && marked <= mostHeadRows) return marked
  let count = 1
  while (count < mostHeadRows && count + 1 < rows.length && goesOn(rows, count, columns)) count++
  return count
}

function goesOn(rows: readonly HeadedRow[], at: number, columns: readonly number[]): boolean {
  const [upper, lower] = [rows[at - 1], rows[at]]
  if (!upper || !lower) return false
  const owners = ownersOf(upper, lower, columns)
  const groups = Map.groupBy(columns, (column) => owners.get(column))
  const isUnder = (column: number) =>
    (groups.get(owners.get(column))?.length ?? 0) > 1 && owners.get(column) !== undefined
  const under = columns.filter(isUnder)
  const filled = ownersOf(lower, undefined, columns)
  if (under.length === 0) return areUnits(upper, lower, rows.slice(at + 1))
  if (under.some((column) => !filled.has(column))) return false
  const beside = columns.filter((column) => !isUnder(column))
  const [above, below] = [upper.cells, lower.cells]
  const isFree = (column: number) => !below.has(column) || below.get(column) === above.get(column)
  if (!beside.every((column) => isFree(column) || !above.has(column))) return false
  // A column whose cell reaches down says that both rows are one head; without it only words over figures are.
  if (beside.some((column) => above.has(column) && isFree(column))) return true
  const isWords = under.every((column) => mayHead(below.get(column) ?? ''))
  return isWords && under.every((column) => isOfFigures(rows.slice(at + 1), column))
}

/** Whether half of what stands in a column is figures: further rows of the head may stand above them. */
function isOfFigures(rows: readonly HeadedRow[], column: number): boolean {
  const filled = rows.flatMap(({ cells }) => cells.get(column) ?? [])
  const figures = filled.filter((text) => isFigure(text)).length
  return figures > 0 && figures * 2 >= filled.length
}

/** Words without a name of their row, right below a full head and over nothing but figures: the units of its columns. */
function areUnits(head: HeadedRow, { cells }: HeadedRow, below: readonly HeadedRow[]): boolean {
  const columns = [...cells.keys()]
  const [key] = head.cells.keys()
  if (key === undefined || cells.has(key) || columns.length === 0) return false
  return columns.every(
    (column) =>
      head.cells.has(column) &&
      mayHead(cells.get(column) ?? '') &&
      below.every((row) => row.cells.has(key) && isFigure(row.cells.get(column) ?? '0')),
  )
}

/** In whose cell each column of a row stands: its own, one that reaches over it, or one before it where the row below says more of both. */
function ownersOf(
  row: HeadedRow,
  below: HeadedRow | undefined,
  columns: readonly number[],
): Map<number, number> {
  const owners = new Map<number, number>()
  let owner: number | undefined
  let end = -1
  for (const column of columns) {
    if (row.cells.has(column)) {
      owner = column
      end = column + (row.spans?.get(column) ?? 1)
    } else if (column >= end && !below?.cells.has(column)) owner = undefined
    if (owner !== undefined) owners.set(column, owner)
  }
  return owners
}

/** The cells of several rows of a head as those of one: "Power" over "min" and "max" is "Power min" and "Power max". */
export function joinedHead(rows: readonly HeadedRow[], columns: readonly number[]): SparseRow {
  const parts = rows.map((row, at) => ({ row, owners: ownersOf(row, rows[at + 1], columns) }))
  const cells = new Map<number, string>()
  for (const column of columns) {
    const texts = parts.flatMap(({ row, owners }) => row.cells.get(owners.get(column) ?? column) ?? [])
    const text = texts.filter((part, at) => part !== texts[at - 1]).join(' ')
    if (text !== '') cells.set(column, text)
  }
  return cells
}
