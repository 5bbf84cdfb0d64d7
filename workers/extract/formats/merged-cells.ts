import type { HeadedRow } from '../table.ts'

/** A cell that covers others right of it or below it, by its first column; rows are counted from 0. */
export interface MergedCell {
  column: number
  /** How many columns it covers. */
  width: number
  first: number
  last: number
}

export interface NumberedRow {
  /** From 0; that of a blank row in a gap is -1. */
  index: number
  cells: Map<number, string>
}

/** Of one sheet. */
export const mostMerged = 5000
const mostRows = 1000
/** What is said again in rows that a merged cell covers, in characters. */
const mostRepeated = { cell: 200, sheet: 50_000 }

/** The rows with what their cells cover. A cell that is merged over several rows holds for each of them: a row is found and cited alone. */
export function withMerged(rows: readonly NumberedRow[], merged: readonly MergedCell[]): HeadedRow[] {
  const byIndex = new Map(rows.map((row) => [row.index, row.cells]))
  const spans = new Map<number, Map<number, number>>()
  let room = mostRepeated.sheet
  for (const { column, width, first, last } of merged) {
    if (width > 1) spans.set(first, (spans.get(first) ?? new Map<number, number>()).set(column, width))
    const text = byIndex.get(first)?.get(column) ?? ''
    if (text === '' || text.length > mostRepeated.cell) continue
    const end = Math.min(last, first + mostRows)
    for (let index = first + 1; index <= end && room > text.length; index++) {
      const cells = byIndex.get(index)
      if (!cells || cells.size === 0 || cells.has(column)) continue
      cells.set(column, text)
      room -= text.length
    }
  }
  return rows.map(({ index, cells }) => ({ cells, spans: spans.get(index) }))
}
