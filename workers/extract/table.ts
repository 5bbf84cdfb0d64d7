/**
 * Rows as a Markdown pipe table, the first row as its head. Empty rows and columns are dropped; one column is a list of lines, not a table.
 */
export function toTable(rows: string[][]): string {
  const cells = rows.map((row) => row.map(toCell)).filter((row) => row.some((cell) => cell !== ''))
  const used = usedColumns(cells)
  if (used.length <= 1) return cells.map((row) => row.find((cell) => cell !== '') ?? '').join('\n')
  const [head, ...body] = cells.map((row) => toLine(used.map((column) => escapePipes(row[column] ?? ''))))
  return [head, toLine(used.map(() => '---')), ...body].join('\n')
}

function usedColumns(rows: string[][]): number[] {
  const used = new Set<number>()
  for (const row of rows) row.forEach((cell, column) => cell !== '' && used.add(column))
  return [...used].toSorted((a, b) => a - b)
}

const toCell = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const escapePipes = (text: string) => text.replaceAll('|', String.raw`\|`)
const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`

/** A sheet as text: blocks between blank rows become tables, a block with one cell a row stays lines. */
export function toBlocks(rows: string[][]): string {
  const blocks: string[][][] = [[]]
  for (const row of rows) {
    if (row.some((cell) => cell.trim() !== '')) blocks.at(-1)?.push(row)
    else blocks.push([])
  }
  return blocks
    .filter((block) => block.length > 0)
    .map(toTable)
    .join('\n\n')
}
