import Papa from 'papaparse'
import { maximumRows } from './limits.ts'
import { RefusedImport } from './refused-import.ts'
import type { TableRow } from './table.ts'
import { type Finding, errorAt } from './types.ts'

/**
 * Records of a CSV file with their numbers, delimiter found by content (comma, semicolon, tab, bar); a line `sep=;` before them is obeyed.
 * A quotation mark that is never closed is an error at the record where it opens. Throws `RefusedImport` for more rows than any import has.
 */
export function readRows(text: string): { rows: TableRow[]; findings: Finding[] } {
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const rows: TableRow[] = []
  const findings: Finding[] = []
  Papa.parse<string[]>(text.slice(line.length), {
    ...(named ? { delimiter: named } : { delimitersToGuess: [',', ';', '\t', '|'] }),
    step({ data, errors }, parser) {
      const row = rows.length + (line ? 2 : 1)
      rows.push({ row, cells: data })
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        const message =
          'A quotation mark is never closed, so the rest of the file was taken for one cell. Close it.'
        findings.push(errorAt({ row }, message))
      }
      if (rows.length > maximumRows) parser.abort()
    },
  })
  if (rows.length > maximumRows) throw tooManyRows()
  return { rows, findings }
}

export const tooManyRows = () =>
  new RefusedImport('too_large', `The table has more than ${maximumRows - 1} rows. Split the file.`)
