import { columns, isOfRuns, type Field } from './spreadsheet-columns.ts'
import { headerKey, tableOf, withoutApostrophe, type TableRow } from './table.ts'

export type Cell = (field: Field) => string

/** A row of a sheet: a header that is repeated is none, and a heading stands alone in its row and names what follows. */
export interface SheetRow {
  row: number
  cell: Cell
  /** The last row that the cell of a field is merged over, where it is. */
  until: (field: Field) => number | undefined
  title: string
  heading: string
  isCut: boolean
}

/** Columns that a person might have; a hostile row has millions. */
const widest = 500
const cutMark = '[cut at the limit of a spreadsheet cell]'
const stepNumber = /^(?:step\s*)?#?\s*(\d{1,4})[.):]?$/i

/** The number of a step as its own column has it, with or without the word; undefined for a text. */
export function stepNumberOf(cell: string): number | undefined {
  const digits = stepNumber.exec(cell.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Columns that hold steps in one sheet and their numbers in the next. */
const stepsOrNumbers = new Set(['step', 'steps', 'test step', 'test steps'].map(headerKey))

const keysOf = (...fields: Field[]) => new Set(fields.flatMap((field) => columns[field].map(headerKey)))
const actionKeys = keysOf('steps')
const numberKeys = keysOf('number')

/** Headers by what stands below them: a column "Step" of numbers counts the steps, and beside numbers alone a description says what to do. */
function withStepColumns(headers: readonly string[], holdsNumbersAt: (index: number) => boolean): string[] {
  const named = headers.map((header, index) =>
    stepsOrNumbers.has(headerKey(header)) && holdsNumbersAt(index) ? 'Step No' : header,
  )
  const keys = named.map(headerKey)
  if (keys.some((key) => actionKeys.has(key)) || !keys.some((key) => numberKeys.has(key))) return named
  return named.map((header, index) => (keys[index] === 'description' ? 'Step Description' : header))
}

/** The rows below the header of a sheet that people or their tools made, and the columns of it that nothing is read of. */
export function sheetRows([header, ...rows]: readonly TableRow[]) {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header?.cells.length ?? 0)
  const headers = Array.from({ length: Math.min(width, widest) }, (_, index) => header?.cells[index] ?? '')
  const keys = headers.map(headerKey)
  const body = rows.filter(
    ({ cells }) => !cells.every((cell, index) => headerKey(cell) === (keys[index] ?? '')),
  )
  const filled: boolean[] = []
  for (const { cells } of body)
    cells.forEach((cell, index) => {
      filled[index] ||= isFilled(cell)
    })
  const named = withStepColumns(headers, (index) => holdsNumbers(body, index))
  const table = tableOf([{ row: 0, cells: named }, ...body], 0, columns, withoutApostrophe)
  const titleAt = table.places.title.find((index) => filled[index])
  const read = new Set(Object.values(table.places).flat())
  const isHeadingAt = (index: number) =>
    headingFields.some((field) => table.places[field].includes(index)) || (index === 0 && keys[0] === '')
  const found = table.rows.map((row): SheetRow => {
    const [at = -1, another] = row.cells.flatMap((cell, index) => (isFilled(cell) ? [index] : []))
    const alone = another === undefined && isHeadingAt(at) ? (row.cells[at] ?? '').trim() : ''
    return {
      row: row.row,
      cell: (field) => table.cell(row, field),
      until: (field) => table.until(row, field),
      title: titleAt === undefined ? '' : withoutApostrophe(row.cells[titleAt] ?? ''),
      heading: stepNumberOf(alone) === undefined ? alone : '',
      isCut: row.cells.some((cell) => cell.endsWith(cutMark)),
    }
  })
  const unread = headers.flatMap((name, index) =>
    filled[index] && !read.has(index) && !isOfRuns(keys[index] ?? '')
      ? [name.trim() ? `"${name.trim().slice(0, 40)}"` : letterOf(index)]
      : [],
  )
  return { rows: found, has: table.has, unread }
}

/** Where a column without header stands in a spreadsheet. */
const letterOf = (index: number) =>
  (index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))) +
  String.fromCharCode(65 + (index % 26))

const headingFields = ['id', 'counter', 'number', 'category'] as const

const isFilled = (cell = '') => cell.trim() !== ''

function holdsNumbers(rows: readonly TableRow[], index: number): boolean {
  const filled = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => isFilled(cell))
  return filled.length > 0 && filled.every((cell) => stepNumberOf(cell) !== undefined)
}
