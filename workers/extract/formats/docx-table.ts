import { tableOf } from '../table.ts'
import type { Block } from './docx-blocks.ts'

/** What is said again in rows that a cell covers, in characters. */
const mostRepeated = { cell: 200, table: 50_000 }
/** Word allows 63 columns. */
const mostSpanned = 63

interface Row {
  cells: Block[][]
  spans: Map<number, number>
  isHead: boolean
}

/** Collects the cells of one table. A frame drawn as a table of one column keeps its headings and lists. */
export class DocxTable {
  readonly #rows: Row[] = []
  cell: Block[] = []
  #span = 1
  #goesOn = false
  /** Cells that go on with the one above, by what stands in them: nothing. */
  readonly #above = new Map<Block[], Block[]>()
  #room = mostRepeated.table

  startRow(): void {
    this.#rows.push({ cells: [], spans: new Map(), isHead: false })
  }

  /** The open row is said again on each page. */
  isHead(): void {
    const row = this.#rows.at(-1)
    if (row) row.isHead = true
  }

  /** The open row begins behind so many columns of the table. */
  leaveOut(columns: number): void {
    const row = this.#rows.at(-1)
    if (!row || row.cells.length > 0) return
    for (let blanks = bounded(columns, 0); blanks > 0; blanks--) row.cells.push([])
  }

  span(columns: number): void {
    this.#span = bounded(columns, 1)
  }

  /** The open cell is part of the one above. */
  goOn(): void {
    this.#goesOn = true
  }

  endCell(): void {
    const row = this.#rows.at(-1)
    const above = this.#goesOn && row ? this.#rows.at(-2)?.cells[row.cells.length] : undefined
    if (above && this.cell.length === 0) this.#above.set(this.cell, this.#above.get(above) ?? above)
    this.#goesOn = false
    if (this.#span > 1) row?.spans.set(row.cells.length, this.#span)
    row?.cells.push(this.cell)
    for (let blanks = this.#span - 1; row && blanks > 0 && row.cells.length < mostSpanned; blanks--)
      row.cells.push([])
    this.cell = []
    this.#span = 1
  }

  toBlocks(): Block[] {
    if (this.#rows.every(({ cells }) => cells.length <= 1))
      return this.#rows.flatMap(({ cells }) => cells.flat())
    const rows = this.#rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => this.#textOf(cell)),
      page: cells.flat()[0]?.pieces[0]?.page,
    }))
    const pieces = tableOf(rows)
    const plain = rows.flatMap(({ cells }) => cells).join(' ')
    return pieces.length > 0 ? [{ kind: 'table', pieces, plain }] : []
  }

  /** What a cell says holds for each row that it covers, and a row is found and cited alone. */
  #textOf(cell: Block[]): string {
    const above = this.#above.get(cell)
    const text = (above ?? cell).map(({ plain }) => plain).join(' ')
    if (!above) return text
    if (text.length > mostRepeated.cell || text.length > this.#room) return ''
    this.#room -= text.length
    return text
  }
}

const bounded = (columns: number, least: number) =>
  Math.min(Math.max(Math.trunc(columns) || least, least), mostSpanned)
