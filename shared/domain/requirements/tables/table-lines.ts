import type { Line } from '../../interfaces/reading/lines.ts'
import { isAlignment, markdownCells } from './cells.ts'
import { delimitedRows } from './delimited.ts'

/** The rows of a table with the line each stands in; `next` is the line behind the table. */
export interface TableLines {
  rows: { line: number; cells: string[] }[]
  next: number
  /** Read from delimited values, which may be prose by chance. */
  delimited?: true
}

/** The table that begins at a line: Markdown with or without outer pipes, or delimited values. */
export function tableAt(lines: Line[], index: number): TableLines | undefined {
  const text = lines[index]?.text ?? ''
  if (/^[ \t]*\|/.test(text)) return piped(lines, index, /^[ \t]*\|/)
  if (text.includes('|') && isAlignment(lines[index + 1]?.text ?? '')) return piped(lines, index, /\|/)
  if (!/[\t;,]/.test(text)) return undefined
  const rows = delimitedRows(index, (at) => lines[at]?.text)
  return rows.length === 0
    ? undefined
    : {
        rows: rows.map((cells, at) => ({ line: index + at, cells })),
        next: index + rows.length,
        delimited: true,
      }
}

function piped(lines: Line[], index: number, pipe: RegExp): TableLines {
  const rows: TableLines['rows'] = []
  let next = index
  for (; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    if (text.trim() === '' || !pipe.test(text)) break
    if (!/^[ \t|:-]*$/.test(text)) rows.push({ line: next, cells: markdownCells(text) })
  }
  return { rows, next: Math.max(next, index + 1) }
}
