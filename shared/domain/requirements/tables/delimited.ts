import Papa from 'papaparse'
import { plainCell } from './cells.ts'

const delimiters = ['\t', ';', ','] as const
const sentence =
  /\b(?:must|shall|should|may|can|cannot|will|is|are|has|have|when|if|then|and|or|the|with)(?=)\b|[.!?:]$|^\s*[-*•>#]/i
const longestRow = 1000

/**
 * The rows of a block of delimited values (CSV, TSV, semicolons) that begins at `first`: a header of short names and at least two
 * lines with the same number of cells. `lines` are read on until one differs in the number of cells; a blank line ends the block.
 * Returns `[]` for anything else, prose with commas above all.
 */
export function delimitedRows(first: number, lineAt: (index: number) => string | undefined): string[][] {
  const head = lineAt(first) ?? ''
  const delimiter = delimiters.find((one) => head.includes(one))
  if (delimiter === undefined || head.length > longestRow) return []
  const header = parse(head, delimiter)
  const named = header.every((cell) => cell !== '' && cell.length <= 40 && !sentence.test(cell))
  if (!named || header.length < (delimiter === ',' ? 3 : 2) || header.length > 40) return []
  const rows = [header]
  for (let next = first + 1; ; next += 1) {
    const line = lineAt(next)
    if (line === undefined || line.trim() === '' || !line.includes(delimiter) || line.length > longestRow)
      break
    const cells = parse(line, delimiter)
    // A row that lacks its last cells or has one too many still belongs to the table, and is named as ragged.
    if (Math.abs(cells.length - header.length) > 1) break
    rows.push(cells)
  }
  const even = rows.filter((cells) => cells.length === header.length).length
  return even >= 3 ? rows : []
}

function parse(line: string, delimiter: string): string[] {
  const { data } = Papa.parse<string[]>(line, { delimiter, header: false })
  return (data[0] ?? []).map(plainCell)
}
