import type { Block } from '../blocks.ts'
import { readTable } from './read-table.ts'
import type { RowReading } from './table.ts'

/** Reads every table as a whole, since a row means something only under its header. */
export function readTables(text: string, blocks: Block[]): Map<Block, RowReading> {
  const found = new Map<Block, RowReading>()
  let heading = ''
  let before = ''
  for (let index = 0; index < blocks.length;) {
    const block = blocks[index]
    const id = block?.row?.table
    if (block === undefined || id === undefined) {
      const words = block ? text.slice(block.start, block.end) : ''
      if (block?.kind === 'heading') heading = words
      else before = words.slice(-300)
      index += 1
      continue
    }
    let end = index
    while (blocks[end]?.row?.table === id) end += 1
    const rows = blocks.slice(index, end)
    const read = readTable(
      rows.map(({ row }) => row?.cells ?? []),
      { id, heading, before },
    )
    rows.forEach((row, at) => found.set(row, read[at] ?? { kind: 'context', facts: [] }))
    index = end
  }
  return found
}
