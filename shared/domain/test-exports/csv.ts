import Papa from 'papaparse'

/** Spreadsheets treat a cell that begins so as a formula; the wide forms are what East Asian keyboards type. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

export interface CsvOptions {
  /** Put before cells that a spreadsheet would run: `'` shows as text everywhere, a blank is trimmed by importers. */
  guard: "'" | ' '
  /** Excel reads UTF-8 only with a byte order mark; some importers take it for a part of the first header. */
  byteOrderMark: boolean
}

/**
 * Rows as CSV: CRLF line ends, quotes where needed and doubled inside (RFC 4180). No cell begins with a character that starts a formula
 * (CWE-1236).
 */
export function toCsv(rows: string[][], { guard, byteOrderMark }: CsvOptions): string {
  const safe = rows.map((row) => row.map((cell) => guarded(cell.toWellFormed(), guard)))
  return `${byteOrderMark ? '\ufeff' : ''}${Papa.unparse(safe, { newline: '\r\n' })}\r\n`
}

const guarded = (cell: string, guard: string) => (formulaStart.test(cell) ? guard + cell : cell)
