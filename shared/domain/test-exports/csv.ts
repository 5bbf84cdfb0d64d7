import Papa from 'papaparse'

/** Spreadsheets treat a cell that begins so as a formula; the wide forms are what East Asian keyboards type. */
const formulaStart = String.raw`[=+\-@\t\r\n＝＋－＠]`

/** What has to be guarded: a formula, and also a formula that begins with the guard itself, so that taking one away always gives the cell back. */
const guarded = { "'": new RegExp(`^'*${formulaStart}`), ' ': new RegExp(`^ *${formulaStart}`) }

export interface CsvOptions {
  /** Put before cells that a spreadsheet would run: `'` shows as text everywhere, a blank is trimmed by importers. */
  guard: "'" | ' '
  /** Excel reads UTF-8 only with a byte order mark; some importers take it for a part of the first header. */
  byteOrderMark: boolean
}

/**
 * Rows as pieces of CSV: CRLF line ends, quotes where needed and doubled inside (RFC 4180). No cell begins with a character that starts a
 * formula (CWE-1236); whoever removes one guard from a cell that begins with guards and such a character has the cell as it was.
 */
export function* csvOf(
  rows: Iterable<string[]>,
  { guard, byteOrderMark }: CsvOptions,
): Generator<string, void> {
  if (byteOrderMark) yield '\ufeff'
  for (const row of rows) {
    const safe = row.map((cell) => (guarded[guard].test(cell) ? guard + cell : cell).toWellFormed())
    yield `${Papa.unparse([safe])}\r\n`
  }
}
