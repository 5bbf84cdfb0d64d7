import { read, type WorkSheet } from '@e965/xlsx'
import type { TableRow } from '../../../shared/domain/test-imports/table.ts'
import { cellText } from '../cell-text.ts'
import { openCompoundFile } from '../containers/compound-file.ts'
import { maximumCharacters } from '../limits.ts'
import { encrypted, malformed, tooLarge } from '../refusal.ts'
import { compose, heading, stacked, type Piece } from '../pieces.ts'
import { sheetRows, toSparseRow } from '../table.ts'
import type { Reading } from '../types.ts'
import { withMerged, type NumberedRow } from './merged-cells.ts'
import { formatCode } from './built-in-formats.ts'
import { NumberFormats } from './number-format.ts'
import { mergedCells } from './xls-merged.ts'
import { onlyValues } from './xls-records.ts'
import type { SheetLimits } from './xlsx-sheet.ts'

const maximumRows = 20_000
/** The widest table that cases are read from. */
const maximumColumns = 200

/** An Excel 97-2003 workbook, its visible sheets, and what there is to say of it. */
function openXls(bytes: Uint8Array) {
  const file = openCompoundFile(bytes)
  const isOld = !file.streamNames.includes('Workbook')
  const workbook = file.stream(isOld ? 'Book' : 'Workbook')
  if (hasPassword(workbook)) throw encrypted()
  if (!startsWorkbook(workbook)) throw malformed(damaged)
  const book = read(onlyValues(workbook), {
    type: 'array',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
    sheetRows: maximumRows,
  })
  const hidden = new Set(book.Workbook?.Sheets?.flatMap(({ Hidden, name }) => (Hidden && name ? [name] : [])))
  const warnings: string[] = []
  if (isOld) warnings.push('The workbook is from Excel 5 or 95. Check letters with accents.')
  if (hidden.size > 0) warnings.push(`Hidden sheets were not read: ${[...hidden].join(', ')}.`)
  const names = book.SheetNames.filter((candidate) => !hidden.has(candidate))
  const formats = new NumberFormats(book.Workbook?.WBProps?.date1904 ?? false)
  return { book, workbook, names, warnings, formats }
}

/** Each visible sheet of an Excel 97-2003 workbook as a heading and tables. */
export function readXls(bytes: Uint8Array): Reading {
  const { book, workbook, names, warnings, formats } = openXls(bytes)
  const bySheet = mergedCells(workbook)
  const pieces: Piece[] = []
  let characters = 0
  for (const name of names) {
    const sheet = book.Sheets[name]
    if (!sheet || characters > maximumCharacters) continue
    if (sheet['!fullref'] !== undefined && sheet['!fullref'] !== sheet['!ref']) {
      warnings.push(`Only the first ${maximumRows.toLocaleString('en-US')} rows of sheet ${name} were read.`)
    }
    const merged = bySheet[book.SheetNames.indexOf(name)] ?? []
    const rows = sheetRows(withMerged(sparseRows(sheet, formats), merged))
    if (rows.length === 0) continue
    pieces.push(...stacked([[heading(1, name)]]))
    for (const row of rows) {
      characters += row.text.length + 1
      pieces.push(row)
    }
  }
  return {
    ...compose(pieces),
    isCut: characters > maximumCharacters,
    warnings: [...warnings, ...formats.warnings()],
  }
}

/** Rows of each visible sheet, numbered as the sheet shows them, cells as they are. Of a formula the file has the value. */
export function readXlsRows(
  bytes: Uint8Array,
  limits: SheetLimits,
): { sheets: { name: string; rows: TableRow[] }[]; warnings: string[] } {
  const { book, names, warnings, formats } = openXls(bytes)
  let [cells, characters] = [0, 0]
  const sheets = names.map((name) => {
    const sheet = book.Sheets[name]
    if (sheet && sheet['!fullref'] !== undefined && sheet['!fullref'] !== sheet['!ref']) throw tooManyCells()
    const rows: TableRow[] = []
    sheet?.['!data']?.forEach((row, index) => {
      const texts: string[] = []
      const formulas: NonNullable<TableRow['formulas']> = []
      row.forEach(({ t, v, w, z }, column) => {
        if (column >= maximumColumns) return
        if (t === 'e') {
          formulas.push({ column, formula: w ?? 'an error' })
          return
        }
        const text = textOf(v, typeof z === 'string' ? z : '', formats)
        texts[column] = text
        cells++
        characters += text.length
      })
      if (cells > limits.cells || characters > limits.characters) throw tooManyCells()
      const filled = Array.from(texts, (text) => text ?? '')
      if (texts.length > 0 || formulas.length > 0)
        rows.push({ row: index + 1, cells: filled, ...(formulas.length > 0 && { formulas }) })
    })
    return { name, rows }
  })
  return { sheets, warnings: [...warnings, ...formats.warnings()] }
}

const tooManyCells = () =>
  tooLarge('The workbook holds more cells than can be read. Split it and upload the parts.')

/** A sheet has holes where rows and cells are empty, and a hostile one little else, so holes are skipped and not filled. */
function sparseRows(sheet: WorkSheet, formats: NumberFormats): NumberedRow[] {
  const result: NumberedRow[] = []
  let last = -1
  sheet['!data']?.forEach((cells, index) => {
    const row = new Map<number, string>()
    cells.forEach(({ v, z }, column) => {
      const [text] = toSparseRow([textOf(v, typeof z === 'string' ? z : '', formats)]).values()
      if (text !== undefined) row.set(column, text)
    })
    if (row.size === 0) return
    if (last >= 0 && index > last + 1) result.push({ index: -1, cells: new Map() })
    result.push({ index, cells: row })
    last = index
  })
  return result
}

/** What the library gives for the dates that follow the reader's system: numbers 14 and 22 of the formats. */
const systemDates: Record<string, string> = { 'm/d/yy': formatCode(14), 'm/d/yy h:mm': formatCode(22) }

function textOf(value: unknown, code: string, formats: NumberFormats): string {
  if (typeof value === 'number') return formats.shown(value, systemDates[code] ?? code)
  return typeof value === 'string' ? formats.text(value, code) : cellText(value)
}

const damaged = 'The file is damaged and cannot be read. Save it again and upload the new copy.'

/** A workbook begins with a BOF record; of anything else the library would guess what it is. */
function startsWorkbook([type, version = 0xff]: Uint8Array): boolean {
  return type === 0x09 && version <= 0x08
}

/** Looks for the record FILEPASS among the globals of the workbook (MS-XLS 2.4.117). */
function hasPassword(workbook: Uint8Array): boolean {
  const view = new DataView(workbook.buffer, workbook.byteOffset, workbook.byteLength)
  for (let at = 0; at + 4 <= workbook.length; at += 4 + view.getUint16(at + 2, true)) {
    const record = view.getUint16(at, true)
    if (record === 0x2f) return true
    // End of the globals.
    if (record === 0x0a) return false
  }
  return false
}
