import { isUnknown } from './formula-cells.ts'
import { columns, isOfRuns, isOfSuites, isVerdict, mayExpect, type Field } from './spreadsheet-columns.ts'
import { headerKey, tableOf, withoutApostrophe, type Table, type TableRow } from './table.ts'

export type Cell = (field: Field) => string

/** A row of a sheet: a header that is repeated is none, and a heading stands alone in its row and names what follows. */
export interface SheetRow {
  row: number
  cell: Cell
  /** The last row that the cell of a field is merged over, where it is. */
  until: (field: Field) => number | undefined
  cells: (field: Field) => string[]
  title: string
  heading: string
  isCut: boolean
}

/** A row that names a suite alone, as tools export those that may have no cases. */
export interface SheetSuite {
  row: number
  name: string
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
const resultKeys = keysOf('results', 'whole')

interface Below {
  holdsNumbers: (index: number) => boolean
  /** Whether anything but verdicts stands below. */
  holdsTexts: (index: number) => boolean
}

/**
 * Headers by what stands below them: a column "Step" of numbers counts the steps, beside numbers alone a description says what to do, and
 * "Test Result" is what is expected where no other column is and it holds more than verdicts.
 */
function withStepColumns(headers: readonly string[], below: Below): string[] {
  const counted = headers.map((header, index) =>
    stepsOrNumbers.has(headerKey(header)) && below.holdsNumbers(index) ? 'Step No' : header,
  )
  const expects = counted.some((header) => resultKeys.has(headerKey(header)))
    ? undefined
    : counted.findIndex((header, index) => mayExpect(headerKey(header)) && below.holdsTexts(index))
  const columnNames = counted.map((header, index) => (index === expects ? 'Expected Results' : header))
  const keys = columnNames.map(headerKey)
  if (keys.some((key) => actionKeys.has(key)) || !keys.some((key) => numberKeys.has(key))) return columnNames
  return columnNames.map((header, index) => (keys[index] === 'description' ? 'Step Description' : header))
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
  const columnNames = withStepColumns(headers, {
    holdsNumbers: (index) => {
      const cells = filledIn(body, index)
      return cells.length > 0 && cells.every((cell) => stepNumberOf(cell) !== undefined)
    },
    holdsTexts: (index) => filledIn(body, index).some((cell) => !isVerdict(cell)),
  })
  const table = tableOf([{ row: 0, cells: columnNames }, ...body], 0, columns, withoutApostrophe)
  const titleAt = table.places.title.find((index) => filled[index])
  const used = usedIn(table)
  const suiteAt = new Set([
    ...table.places.category,
    ...keys.flatMap((key, index) => (isOfSuites(key) ? [index] : [])),
  ])
  const isHeadingAt = (index: number) =>
    headingFields.some((field) => table.places[field].includes(index)) || (index === 0 && keys[0] === '')
  const suites: SheetSuite[] = []
  const caseRows = table.rows.flatMap((row): SheetRow[] => {
    const filledAt = row.cells.flatMap((cell, index) => (isFilled(cell) ? [index] : []))
    const [at = -1, another] = filledAt
    if (another !== undefined && filledAt.every((index) => suiteAt.has(index))) {
      suites.push({ row: row.row, name: table.cell(row, 'category') })
      return []
    }
    const alone = another === undefined && isHeadingAt(at) ? (row.cells[at] ?? '').trim() : ''
    return [
      {
        row: row.row,
        cell: (field) => table.cell(row, field),
        cells: (field) => table.cells(row, field),
        until: (field) => table.until(row, field),
        title: titleAt === undefined ? '' : withoutApostrophe(row.cells[titleAt] ?? ''),
        heading: stepNumberOf(alone) === undefined ? alone : '',
        isCut: row.cells.some((cell) => cell.endsWith(cutMark)),
      },
    ]
  })
  const unread = headers.flatMap((name, index) =>
    filled[index] && !used.has(index) && index !== titleAt && !isOfRuns(keys[index] ?? '')
      ? [name.trim() || `column ${letterOf(index)}`]
      : [],
  )
  return { rows: caseRows, has: table.has, unread, suites }
}

/** The columns of which something is read: where a row has two for one field, the first counts, but all of its tags and requirements. */
function usedIn({ places, rows }: Table<Field>): Set<number> {
  const fields = Object.entries(places) as [Field, number[]][]
  const used = new Set<number>()
  const chosen = fields.filter(([field, at]) => {
    if (at.length > 1 || field === 'number') return true
    for (const index of at) used.add(index)
    return false
  })
  for (const { cells } of chosen.length > 0 ? rows : [])
    for (const [field, at] of chosen) {
      if (field === 'tags' || field === 'requirement') for (const index of at) used.add(index)
      const first = at.find((index) => isFilled(cells[index]))
      if (first !== undefined && (field !== 'number' || stepNumberOf(cells[first] ?? '') !== undefined))
        used.add(first)
    }
  return used
}

/** Where a column without header stands in a spreadsheet. */
const letterOf = (index: number) =>
  (index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))) +
  String.fromCharCode(65 + (index % 26))

const headingFields = ['id', 'counter', 'number', 'category'] as const

const isFilled = (cell = '') => cell.trim() !== ''

function filledIn(rows: readonly TableRow[], index: number): string[] {
  return rows.map(({ cells }) => cells[index] ?? '').filter((cell) => isFilled(cell) && !isUnknown(cell))
}
