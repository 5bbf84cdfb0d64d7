import calculate from 'xlsx-calc'
import { SSF } from '@e965/xlsx'

export type FormulaValue = string | number

/** A formula without its value. Rows and columns count from 1. */
export interface OpenFormula {
  sheet: string
  row: number
  column: number
  formula: string
}

/** What a cell of another place holds; undefined for an empty one, null for one that nobody knows. */
export type CellAt = (sheet: string, row: number, column: number) => FormulaValue | null | undefined

/** Longer formulas than people write into a sheet of test cases, and larger ranges, are not computed. */
const longest = 500
const largestRange = 5000
const mostCells = 2_000_000
const mostFormulas = 5000
/** As many characters as a cell may have. */
const longestValue = 32_767

/** What the library knows and these texts, all of them cheap. */
const cheapFunctions = new Set(
  (
    'ROW COLUMN CONCATENATE IF IFS IFERROR AND OR LEFT RIGHT LEN TRIM COUNTA COUNT MAX MIN SUM AVERAGE ROUND ABS FLOOR CEILING ISBLANK ISNUMBER ISERROR ' +
    'VLOOKUP HLOOKUP INDEX MATCH SUMIF CHOOSE TRUE FALSE CONCAT TEXT HYPERLINK UPPER LOWER PROPER MID CHAR NOT VALUE ROWS'
  ).split(' '),
)
const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? String(value)
      : typeof value === 'boolean'
        ? value
          ? 'TRUE'
          : 'FALSE'
        : ''
const ours: Record<string, (...values: never[]) => unknown> = {
  CONCAT: (...values: unknown[]) => values.flat(2).map(text).join(''),
  TEXT: (value: unknown, format: unknown) => SSF.format(text(format), value),
  HYPERLINK: (address: unknown, shown?: unknown) => shown ?? address,
  UPPER: (value: unknown) => text(value).toUpperCase(),
  LOWER: (value: unknown) => text(value).toLowerCase(),
  PROPER: (value: unknown) =>
    text(value)
      .toLowerCase()
      .replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  MID: (value: unknown, from: unknown, length: unknown) =>
    text(value).slice(Number(from) - 1, Number(from) - 1 + Number(length)),
  CHAR: (code: unknown) => String.fromCharCode(Number(code)),
  NOT: (value: unknown) => !value,
  VALUE: (value: unknown) => Number(value),
  ROWS: (range: unknown) => (Array.isArray(range) ? range.length : 1),
}
for (const [name, fn] of Object.entries(ours)) calculate.set_fx(name, fn)

const reference =
  /(?:'((?:[^']|'')+)'!|([A-Za-z_][\w.]*)!)?\$?([A-Z]{1,3})\$?([1-9]\d{0,6})(?::\$?([A-Z]{1,3})\$?([1-9]\d{0,6}))?/g
const name = /[A-Za-z_][\w.]*(?=\()/g
const literal = /"(?:[^"]|"")*"/g

/**
 * The values of formulas that a file leaves out, as far as they follow from its other cells. Each is computed alone, over copies of the cells that it
 * names, so nothing that a file says of itself can grow or run in circles. What is not computed is missing in the answer.
 */
export function valuesOf(formulas: readonly OpenFormula[], cellAt: CellAt): Map<OpenFormula, FormulaValue> {
  const values = new Map<OpenFormula, FormulaValue>()
  const byPlace = new Map(formulas.map((each) => [placeOf(each.sheet, each.row, each.column), each]))
  let left = mostCells
  const at: CellAt = (sheet, row, column) => {
    const open = byPlace.get(placeOf(sheet, row, column))
    return open ? (values.get(open) ?? null) : cellAt(sheet, row, column)
  }
  let waiting = formulas.slice(0, mostFormulas).filter(({ formula }) => isComputed(formula))
  // Most formulas look at cells above them; a few passes find those that look down.
  for (let pass = 0; pass < 4 && waiting.length > 0; pass++) {
    const before = waiting.length
    waiting = waiting.filter((each) => {
      const operands = left > 0 ? operandsOf(each, at) : undefined
      if (!operands) return true
      left -= operands.count
      const value = computed(each, operands.sheets)
      if (value !== undefined) values.set(each, value)
      return false
    })
    if (waiting.length === before) break
  }
  return values
}

const placeOf = (sheet: string, row: number, column: number) => `${sheet}\n${row}\n${column}`

function isComputed(formula: string): boolean {
  const bare = formula.replaceAll(literal, '""')
  return (
    formula !== '' &&
    formula.length <= longest &&
    // References to other workbooks, and whole columns or rows.
    !/[[\]{}#]|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}(?!\d)|\$?\d+:\$?\d+/.test(bare) &&
    (bare.match(name) ?? []).every((each) => cheapFunctions.has(each.replace(/^_xlfn\./, '').toUpperCase()))
  )
}

type Sheets = Record<string, Record<string, { v?: unknown; t?: string; f?: string }>>

/** The cells that a formula names, by their sheets; undefined while one of them is not known, or where they are too many. */
function operandsOf(
  { sheet, formula }: OpenFormula,
  at: CellAt,
): { sheets: Sheets; count: number } | undefined {
  const sheets: Sheets = Object.create(null) as Sheets
  sheets[sheet] = {}
  let count = 1
  for (const [, quoted, plain, from = '', first = '', to = from, last = first] of formula
    .replaceAll(literal, '""')
    .matchAll(reference)) {
    const sheetName = quoted?.replaceAll("''", "'") ?? plain ?? sheet
    const [columns, rows] = [
      [columnOf(from), columnOf(to)].toSorted((one, other) => one - other),
      [Number(first), Number(last)].toSorted((one, other) => one - other),
    ]
    const [left = 0, right = 0] = columns
    const [top = 0, bottom = 0] = rows
    count += (right - left + 1) * (bottom - top + 1)
    if (count > largestRange) return undefined
    const cells = (sheets[sheetName] ??= {})
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const value = at(sheetName, row, column)
        if (value === null) return undefined
        if (value !== undefined && value !== '')
          cells[`${lettersOf(column)}${row}`] = { v: value, t: typeof value === 'number' ? 'n' : 's' }
      }
  }
  return { sheets, count }
}

function computed({ sheet, row, column, formula }: OpenFormula, sheets: Sheets): FormulaValue | undefined {
  const cell: Sheets[string][string] = { f: formula.replaceAll('_xlfn.', ''), t: 's' }
  ;(sheets[sheet] ??= {})[`${lettersOf(column)}${row}`] = cell
  try {
    calculate({ Sheets: sheets })
  } catch {
    return undefined
  }
  const { v: value, t: type } = cell
  if (type === 'e') return undefined
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && value.length <= longestValue ? value : undefined
}

const columnOf = (letters: string): number => {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

function lettersOf(column: number): string {
  let letters = ''
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return letters
}
