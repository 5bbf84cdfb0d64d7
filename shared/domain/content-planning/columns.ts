import { type Cell, cellsOf } from './cells.ts'
import type { Outline, OutlineBlock } from './types.ts'

/** Two columns may be labels with their values, whatever stands above them; very many, or very many cells, are no values of one thing. */
const columns = { fewest: 3, most: 12 }
const mostCells = 200
const mostCellsOfFile = 400
const fewestFiles = 2
/** Of the files of a type, how many have a table with the same heads. */
const share = 0.25

/**
 * The outlines of the files of a type, where rows of tables know the heads of their columns: the first row of a table is one of heads where tables of several files begin
 * with it and go on differently. It is no content then; each cell below is a value of what its head says. `isCopy` tells which files say what others do.
 */
export function withColumns(outlines: readonly Outline[], isCopy: (file: number) => boolean): Outline[] {
  const tables = outlines.map(({ blocks }) => tablesIn(blocks))
  const originals = tables.flatMap((some, file) =>
    isCopy(file) ? [] : some.map((table) => ({ file, table })),
  )
  const least = Math.max(
    fewestFiles,
    (outlines.length - outlines.filter((_, file) => isCopy(file)).length) * share,
  )
  const heads = new Set(
    [...Map.groupBy(originals, ({ table }) => table.key)].flatMap(([key, some]) => {
      const files = new Set(some.map(({ file }) => file)).size
      const bodies = new Set(some.map(({ table }) => table.rows.map(({ block }) => block.key).join('\n')))
        .size
      return files >= least && bodies >= fewestFiles ? [key] : []
    }),
  )
  return outlines.map((outline, file) => {
    const own = tables[file]?.filter(({ key }) => heads.has(key)) ?? []
    return own.length === 0 ? outline : { ...outline, blocks: headed(outline.blocks, own) }
  })
}

interface Row {
  at: number
  block: OutlineBlock
}

interface Table {
  key: string
  head: Row
  heads: string[]
  rows: Row[]
}

function headed(given: readonly OutlineBlock[], tables: readonly Table[]): OutlineBlock[] {
  const blocks = [...given]
  let cells = 0
  for (const { head, heads, rows } of tables) {
    cells += heads.length * rows.length
    if (cells > mostCellsOfFile) break
    blocks[head.at] = { ...head.block, hints: { ...head.block.hints, element: 'dt' } }
    for (const { at, block } of rows) blocks[at] = { ...block, columns: heads }
  }
  return blocks
}

function tablesIn(blocks: readonly OutlineBlock[]): Table[] {
  const tables: { heads: Cell[]; rows: Row[] }[] = []
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'table_row' || block.hints?.region !== undefined) continue
    const last = tables.at(-1)
    const isNext = last?.rows.at(-1)?.at === at - 1
    const cells = cellsOf(block.text)
    // Of a long row the last cells were cut.
    const isCut = block.end - block.start > block.text.length
    if (last && isNext && (isCut || cells.length === last.heads.length)) last.rows.push({ at, block })
    else tables.push({ heads: cells, rows: [{ at, block }] })
  }
  return tables.flatMap(({ heads, rows: [head, ...rows] }) => {
    const texts = heads.map(({ text }) => text)
    const fits = texts.length >= columns.fewest && texts.length <= columns.most && !texts.includes('')
    const isSmall = rows.length > 0 && rows.length * texts.length <= mostCells
    return head && fits && isSmall ? [{ key: head.block.key, head, heads: texts, rows }] : []
  })
}
