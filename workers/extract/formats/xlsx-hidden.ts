import type { HeadedRow } from '../table.ts'
import type { NumberedRow } from './merged-cells.ts'
import type { XlsxSheet } from './xlsx-sheet.ts'

/** The rows and cells of a sheet that it shows; `headed` are those of `rows`, in the same order. */
export function shownOf(
  headed: readonly HeadedRow[],
  rows: readonly NumberedRow[],
  { hiddenRows, hiddenColumns }: XlsxSheet,
): HeadedRow[] {
  if (hiddenRows.size === 0 && hiddenColumns.length === 0) return [...headed]
  const isShown = (column: number) => !hiddenColumns.some(({ from, to }) => column >= from && column <= to)
  return headed
    .filter((_, at) => !hiddenRows.has(rows[at]?.index ?? -1))
    .map((row) => ({ ...row, cells: new Map([...row.cells].filter(([column]) => isShown(column))) }))
}

const mostNamed = 12

/** Which rows and columns with content were left out because their sheet hides them. */
export function hiddenWarnings(sheets: readonly { name: string; sheet: XlsxSheet }[]): string[] {
  const rows = named(sheets, ({ rows: all, hiddenRows }) =>
    all.map(({ index }) => index).filter((index) => hiddenRows.has(index)),
  )
  const columns = named(
    sheets,
    ({ rows: all, hiddenColumns }) => {
      const filled = new Set(all.flatMap(({ cells }) => cells.map(({ column }) => column)))
      const isHidden = (column: number) =>
        hiddenColumns.some(({ from, to }) => column >= from && column <= to)
      return [...filled].filter(isHidden).toSorted((a, b) => a - b)
    },
    letters,
  )
  return [
    ...(rows === ''
      ? []
      : [`Hidden rows were not read: ${rows}. Show them and upload the file again if they count.`]),
    ...(columns === ''
      ? []
      : [`Hidden columns were not read: ${columns}. Show them and upload the file again if they count.`]),
  ]
}

function named(
  sheets: readonly { name: string; sheet: XlsxSheet }[],
  hiddenIn: (sheet: XlsxSheet) => number[],
  say: (index: number) => string = (index) => String(index + 1),
): string {
  return sheets
    .map(({ name, sheet }) => ({ name, hidden: hiddenIn(sheet) }))
    .filter(({ hidden }) => hidden.length > 0)
    .map(({ name, hidden }) => {
      const ranges = rangesOf(hidden).map(({ from, to }) =>
        from === to ? say(from) : `${say(from)}–${say(to)}`,
      )
      const more = ranges.length > mostNamed ? [`${ranges.length - mostNamed} more`] : []
      return `${name} ${[...ranges.slice(0, mostNamed), ...more].join(', ')}`
    })
    .join('; ')
}

function rangesOf(indexes: readonly number[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  for (const index of indexes) {
    const last = ranges.at(-1)
    if (last && index === last.to + 1) last.to = index
    else ranges.push({ from: index, to: index })
  }
  return ranges
}

/** "A", "Z", "AA" of a column, from 0. */
function letters(column: number): string {
  const [before, last] = [Math.floor(column / 26), String.fromCharCode(65 + (column % 26))]
  return before > 0 ? letters(before - 1) + last : last
}
