import Papa from 'papaparse'
import { withoutSeparatorLine } from '../file-formats/separator-line.ts'
import { detectTable, headerWithin } from './detect-layout.ts'
import { maximumRows } from './limits.ts'
import { RefusedImport } from './refused-import.ts'
import { isFullOfStrayQuotes, lineEndOf, type LineEnd } from './stray-quotes.ts'
import type { TableRow } from './table.ts'
import { type Finding, errorAt } from './types.ts'

/**
 * Records of a CSV file with their numbers; a line `sep=;` before them is obeyed, else the delimiter is the one by which the header is known.
 * A quotation mark that is never closed is an error at the record where it opens. Throws `RefusedImport` for more rows than any import has,
 * and for quoted cells full of marks that are not doubled.
 */
export function readRows(text: string): { rows: TableRow[]; findings: Finding[] } {
  const rows: TableRow[] = []
  const findings: Finding[] = []
  const { text: table, delimiter: declared } = withoutSeparatorLine(text)
  const first = table.length < text.length ? 2 : 1
  const newline = lineEndOf(table)
  const delimiter = declared ?? delimiterOf(table, newline)
  if (isFullOfStrayQuotes(table, { delimiter, newline })) throw strayQuotes()
  Papa.parse<string[]>(table, {
    delimiter,
    newline,
    step({ data, errors }, parser) {
      const row = rows.length + first
      rows.push({ row, cells: data.map(asShown) })
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

const quotedText = /^=(?:"((?:[^"]|"")*)"|HYPERLINK\("(?:[^"]|"")*"[,;]\s*"((?:[^"]|"")*)"\))$/is

/** Exporters write `="007"` so that a spreadsheet keeps it as text, and links as formulas: both show a text. */
function asShown(cell: string): string {
  if (!cell.startsWith('=')) return cell
  const [, text, link] = quotedText.exec(cell) ?? []
  return (text ?? link)?.replaceAll('""', '"') ?? cell
}

/** Within so many characters a header stands in every file that anybody wrote. */
const headerCharacters = 65_536

/**
 * The delimiter by which the first rows have the widest header that a reader knows; a comma when there is none. Counting marks would
 * be misled by the texts of the cells.
 */
function delimiterOf(text: string, newline: LineEnd): string {
  const start = text.slice(0, headerCharacters)
  const tried = [',', ';', '\t', '|'].map((delimiter) => {
    if (isFullOfStrayQuotes(start, { delimiter, newline })) return { delimiter, width: 0 }
    const { data } = Papa.parse<string[]>(start, { delimiter, newline, preview: headerWithin })
    const found = detectTable(data.map((cells, index) => ({ row: index + 1, cells })))
    return { delimiter, width: found ? (data[found.headerAt]?.length ?? 0) : 0 }
  })
  const [best] = tried.toSorted((one, other) => other.width - one.width)
  return best?.delimiter ?? ','
}

const tooManyRows = () =>
  new RefusedImport('too_large', `The table has more than ${maximumRows - 1} rows. Split the file.`)
const strayQuotes = () =>
  new RefusedImport(
    'malformed',
    'Too many quotation marks within quoted cells are not doubled, so nobody can tell where the cells end. Export the file again.',
  )
