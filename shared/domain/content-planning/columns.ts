import { cellsOf } from './cells.ts'
import type { Outline, OutlineBlock } from './types.ts'

/** Two columns may be labels with their values, whatever stands above them. */
const fewestColumns = 3
const fewestFiles = 2

/**
 * The outlines, where rows of tables know the heads of their columns: the first row of a table is one of heads where tables of several files begin with it and go on
 * differently. It is no content then; each cell below is a value of what its head says.
 */
export function withColumns(outlines: readonly Outline[]): Outline[] {
  const tables = outlines.map(({ blocks }) => tablesIn(blocks))
  const holders = new Map<string, Set<number>>()
  const bodies = new Map<string, Set<string>>()
  for (const [file, some] of tables.entries())
    for (const [head, ...rows] of some) {
      const key = head?.block.key ?? ''
      holders.set(key, (holders.get(key) ?? new Set()).add(file))
      bodies.set(key, (bodies.get(key) ?? new Set()).add(rows.map(({ block }) => block.key).join('\n')))
    }
  const isHead = (key: string) =>
    (holders.get(key)?.size ?? 0) >= fewestFiles && (bodies.get(key)?.size ?? 0) >= fewestFiles
  return outlines.map((outline, file) => {
    const blocks = [...outline.blocks]
    for (const [head, ...rows] of tables[file] ?? []) {
      if (!head || !isHead(head.block.key)) continue
      const columns = cellsOf(head.block.text).map(({ text }) => text)
      blocks[head.at] = { ...head.block, hints: { ...head.block.hints, element: 'dt' } }
      for (const { at, block } of rows) blocks[at] = { ...block, columns }
    }
    return { ...outline, blocks }
  })
}

interface Row {
  at: number
  block: OutlineBlock
}

/** The rows that stand below each other, of tables with enough columns and at least one row below the first. */
function tablesIn(blocks: readonly OutlineBlock[]): Row[][] {
  const tables: Row[][] = []
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'table_row' || block.hints?.region !== undefined) continue
    const last = tables.at(-1)
    const isGoingOn =
      last?.at(-1)?.at === at - 1 && cellsOf(last[0]?.block.text ?? '').length === cellsOf(block.text).length
    if (isGoingOn) last?.push({ at, block })
    else tables.push([{ at, block }])
  }
  return tables.filter(
    ([head, ...rows]) =>
      rows.length > 0 &&
      head &&
      cellsOf(head.block.text).filter(({ text }) => text !== '').length >= fewestColumns,
  )
}
