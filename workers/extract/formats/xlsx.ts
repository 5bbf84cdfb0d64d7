import type { TableRow } from '../../../shared/domain/test-imports/table.ts'
import { cellText } from '../cell-text.ts'
import { openZip, type Zip } from '../containers/zip.ts'
import { tooLarge } from '../refusal.ts'
import { compose, heading, stacked } from '../pieces.ts'
import { sheetRows, toSparseRow } from '../table.ts'
import type { Reading } from '../types.ts'
import { NumberFormats, serialOf } from './number-format.ts'
import { withMerged, type NumberedRow } from './merged-cells.ts'
import { newRoom, parseXml } from './office-xml.ts'
import { readFormatCodes, readSharedStrings, unescapeText } from './xlsx-parts.ts'
import type { OpenFormula } from './xlsx-formulas.ts'
import { textLimits, XlsxSheet, type RawCell, type SheetLimits } from './xlsx-sheet.ts'
import { drawingsOf } from './xlsx-drawings.ts'
import { hiddenWarnings, shownOf } from './xlsx-hidden.ts'
import { readWorkbook, type SheetEntry } from './xlsx-workbook.ts'

/**
 * Each visible sheet of a workbook as a heading, tables, and what is drawn above them. Sheets are streamed until the text limit must be full, and of the shared texts only those they
 * use are kept, so memory follows what is shown and not what the file holds.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Reading> {
  const { zip, sheets, hidden, isCut, toText, formats } = readCells(bytes, textLimits)
  const drawings = await drawingsOf(zip)
  const pieces = sheets.flatMap(({ name, path, sheet }) => {
    const rows = sparseRows(sheet, toText)
    const shown = sheetRows(shownOf(withMerged(rows, sheet.merged), rows, sheet))
    const drawn = drawings.on(path)
    if (shown.length === 0 && drawn.length === 0) return []
    return [...stacked([[heading(1, name)]]), ...shown, ...stacked(drawn)]
  })
  const warnings = [...notReadOf(hidden), ...hiddenWarnings(sheets), ...drawings.warnings()]
  return { ...compose(pieces), isCut, warnings: [...warnings, ...formats.warnings()] }
}

const notReadOf = (hidden: string[]) =>
  hidden.length > 0 ? [`Hidden sheets were not read: ${hidden.join(', ')}.`] : []

/** The widest table that anything is read from; a hostile sheet has 16,384 columns. */
const maximumColumns = 200

/** Rows of each visible sheet, numbered as the sheet shows them, cells as they are; and a warning that names hidden ones. */
export async function readXlsxRows(
  bytes: Uint8Array,
  limits: SheetLimits,
): Promise<{ sheets: SheetRows[]; warnings: string[] }> {
  const { sheets, hidden, isCut, toText, formats } = readCells(bytes, {
    ...limits,
    withFormulas: true,
    areZeros: leavesZeros(bytes),
  })
  if (isCut) throw tooLarge('The workbook holds more cells than can be read. Split it and upload the parts.')
  const valueOf = await formulaValues(sheets, toText)
  const named = sheets
    .filter(({ isChart }) => !isChart)
    .map(({ name, sheet }) => ({
      name,
      rows: numbered(sheet, toText, valueOf),
    }))
  return { sheets: named, warnings: [...notReadOf(hidden), ...formats.warnings()] }
}

/** XlsxWriter and its like store 0 as the value of every formula, and ask the program that opens the workbook to compute all. */
function leavesZeros(bytes: Uint8Array): boolean {
  const workbook = openZip(bytes).read('xl/workbook.xml')
  return (
    workbook !== undefined &&
    /<calcPr\b[^>]*\bfullCalcOnLoad="(?:1|true)"/.test(new TextDecoder().decode(workbook))
  )
}

/** What the formulas give that have no value in the file; undefined for one that cannot be computed. */
async function formulaValues(
  sheets: { name: string; sheet: XlsxSheet }[],
  toText: (cell: RawCell) => string,
): Promise<(cell: RawCell) => string | undefined> {
  const open = new Map<RawCell, OpenFormula>()
  const cells = new Map<string, Map<number, Map<number, RawCell>>>()
  for (const { name, sheet } of sheets)
    for (const { index, cells: row } of sheet.rows)
      for (const cell of row)
        if (cell.formula !== undefined)
          open.set(cell, { sheet: name, row: index + 1, column: cell.column + 1, formula: cell.formula })
  if (open.size === 0) return () => undefined
  for (const { name, sheet } of sheets)
    cells.set(
      name,
      new Map(
        sheet.rows.map((row) => [row.index + 1, new Map(row.cells.map((cell) => [cell.column + 1, cell]))]),
      ),
    )
  const { valuesOf } = await import('./xlsx-formulas.ts')
  const values = valuesOf([...open.values()], (name, row, column) => {
    const cell = cells.get(name)?.get(row)?.get(column)
    if (!cell) return cells.has(name) ? undefined : null
    const number = cell.type === 'n' ? Number(cell.value) : NaN
    return Number.isNaN(number) ? toText(cell) : number
  })
  return (cell) => {
    const formula = open.get(cell)
    const value = formula && values.get(formula)
    return typeof value === 'number' ? toText({ ...cell, type: 'n', value: String(value) }) : value
  }
}

interface SheetRows {
  name: string
  rows: TableRow[]
}

/** Rows with their numbers, the formulas that nobody has computed, and of cells that are merged over rows below the last of these. */
function numbered(
  { rows, merged }: XlsxSheet,
  toText: (cell: RawCell) => string,
  valueOf: (cell: RawCell) => string | undefined,
): TableRow[] {
  const spans = Map.groupBy(merged, ({ first }) => first)
  return rows.map(({ index, cells }) => {
    const texts: string[] = []
    const formulas: NonNullable<TableRow['formulas']> = []
    for (const cell of cells) {
      if (cell.column >= maximumColumns) continue
      const value = cell.formula === undefined ? toText(cell) : valueOf(cell)
      // An error is no value either.
      if (value !== undefined && cell.type !== 'e') texts[cell.column] = value
      else formulas.push({ column: cell.column, formula: cell.formula ?? value ?? '' })
    }
    const until = new Map((spans.get(index) ?? []).map(({ column, last }) => [column, last + 1]))
    return {
      row: index + 1,
      cells: Array.from(texts, (text) => text ?? ''),
      ...(formulas.length > 0 && { formulas }),
      ...(until.size > 0 && { until }),
    }
  })
}

/** Cells of the visible sheets, and how to read one of them. */
function readCells(bytes: Uint8Array, limits: SheetLimits) {
  const zip = openZip(bytes)
  const workbook = readWorkbook(zip)
  const hidden = workbook.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden)
  const { sheets, isCut } = readSheets(zip, visible, limits)

  const cells = sheets.flatMap(({ sheet }) => sheet.rows.flatMap((row) => row.cells))
  const wanted = new Set(cells.filter(({ type }) => type === 's').map(({ value }) => Number(value)))
  const strings = workbook.sharedStrings ? zip.read(workbook.sharedStrings) : undefined
  const texts = strings ? readSharedStrings(strings, wanted) : new Map<number, string>()
  const codes = readFormatCodes(workbook.styles ? zip.read(workbook.styles) : undefined)
  const formats = new NumberFormats(workbook.is1904)
  const toText = (cell: RawCell) => textOf(cell, texts, codes[cell.style] ?? '', formats)
  const isLong = cutAt(limits.characters, sheets, texts)
  return { zip, sheets, hidden, isCut: isCut || isLong, toText, formats }
}

/** Ends the sheets after so many characters; a shared text counts in every cell that shows it. Says whether anything was cut. */
function cutAt(limit: number, sheets: { sheet: XlsxSheet }[], texts: Map<number, string>): boolean {
  let characters = 0
  let isFull = false
  for (const { sheet } of sheets) {
    if (isFull) sheet.rows.length = 0
    for (const [position, { cells }] of sheet.rows.entries()) {
      const over = cells.findIndex(({ type, value }) => {
        characters += type === 's' ? (texts.get(Number(value))?.length ?? 0) : value.length
        return characters > limit
      })
      if (over < 0) continue
      isFull = true
      cells.length = over + 1
      sheet.rows.length = position + 1
    }
  }
  return isFull
}

function readSheets(zip: Zip, entries: SheetEntry[], limits: SheetLimits) {
  const sheets: (SheetEntry & { sheet: XlsxSheet })[] = []
  const room = newRoom()
  let cells = 0
  let characters = 0
  const isFull = () => cells > limits.cells || characters > limits.characters
  for (const entry of entries) {
    if (isFull()) return { sheets, isCut: true }
    const sheet = new XlsxSheet(limits)
    parseXml(zip.read(entry.path) ?? new Uint8Array(), sheet, room)
    sheets.push({ ...entry, sheet })
    cells += sheet.cells
    characters += sheet.characters
  }
  return { sheets, isCut: isFull() }
}

/** Rows without cells are not in the file; one blank row stands for the gap they leave. */
function sparseRows({ rows }: XlsxSheet, toText: (cell: RawCell) => string): NumberedRow[] {
  const result: NumberedRow[] = []
  rows.forEach(({ index, cells }, position) => {
    if (position > 0 && index > (rows[position - 1]?.index ?? 0) + 1)
      result.push({ index: -1, cells: new Map() })
    const row = new Map<number, string>()
    for (const cell of cells) {
      const [text] = toSparseRow([toText(cell)]).values()
      if (text !== undefined) row.set(cell.column, text)
    }
    result.push({ index, cells: row })
  })
  return result
}

function textOf(
  { type, value }: RawCell,
  texts: Map<number, string>,
  code: string,
  formats: NumberFormats,
): string {
  if (type === 's') return formats.text(texts.get(Number(value)) ?? '', code)
  if (type === 'b') return cellText(value === '1' || value === 'true')
  if (type === 'e') return value
  const number = type === 'n' ? Number(value) : type === 'd' ? serialOf(value) : Number.NaN
  return Number.isNaN(number) ? formats.text(unescapeText(value), code) : formats.shown(number, code)
}
