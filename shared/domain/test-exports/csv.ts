import Papa from 'papaparse'
import { type Guard, isGuarded } from './formula-guard.ts'

export interface CsvOptions {
  guard: Guard
  /** Excel reads UTF-8 only with a byte order mark; some importers take it for a part of the first header. */
  byteOrderMark: boolean
}

/**
 * Rows as pieces of CSV: CRLF line ends, quotes where needed and doubled inside (RFC 4180). No cell begins with a character that starts a
 * formula (CWE-1236), and none holds control characters, for which readers refuse a whole file; whoever removes one guard from a cell that begins with guards and such a character has the cell as it was.
 */
export function* csvOf(
  rows: Iterable<string[]>,
  { guard, byteOrderMark }: CsvOptions,
): Generator<string, void> {
  if (byteOrderMark) yield '\ufeff'
  for (const row of rows) {
    const safe = row.map((text) => {
      const cell = text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
      return isGuarded(cell, guard) ? guard + cell : cell
    })
    yield `${Papa.unparse([safe])}\r\n`
  }
}
