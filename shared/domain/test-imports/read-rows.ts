import Papa from 'papaparse'
import { detectTable, headerWithin } from './detect-layout.ts'
import { maximumRows } from './limits.ts'
import { RefusedImport } from './refused-import.ts'
import type { TableRow } from './table.ts'
import { type Finding, errorAt } from './types.ts'

/**
 * Records of a CSV file with their numbers; a line `sep=;` before them is obeyed, else the delimiter is the one by which the header is known.
 * A quotation mark that is never closed is an error at the record where it opens. Throws `RefusedImport` for more rows than any import has.
 */
export function readRows(text: string): { rows: TableRow[]; findings: Finding[] } {
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const rows: TableRow[] = []
  const findings: Finding[] = []
  Papa.parse<string[]>(text.slice(line.length), {
    delimiter: named ?? delimiterOf(text),
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

/**
 * The delimiter by which the first rows have the widest header that a reader knows; a comma when there is none. Counting marks would
 * be misled by the texts of the cells.
 */
function delimiterOf(text: string): string {
  const tried = [',', ';', '\t', '|'].map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: headerWithin })
    const found = detectTable(data.map((cells, index) => ({ row: index + 1, cells })))
    return { delimiter, width: found ? (data[found.headerAt]?.length ?? 0) : 0 }
  })
  const [best] = tried.toSorted((one, other) => other.width - one.width)
  return best?.delimiter ?? ','
}

const tooManyRows = () =>
  new RefusedImport('too_large', `The table has more than ${maximumRows - 1} rows. Split the file.`)
