import { inOneLine, type Piece } from '../pieces.ts'
import { tableOf } from '../table.ts'

/** Most columns that a cell may say it covers. */
const mostSpanned = 63
/** Most rows. */
const mostSpannedRows = 1000
/** Most places of one table that such cells cover; further ones are as if they were not covered. */
const mostCovered = 5000
/** What a cell says that is said again in the other rows that it covers, and all of that in one table, in characters. */
const mostRepeated = { cell: 200, table: 50_000 }
/** Of a row. */
const mostParts = 50

/** Stands in the further columns that a cell covers: one for all of them, since a table may cover millions. */
const blank: Piece[][] = []

/** The cells of one table of a page. A table that only lays out (one column, texts side by side, or headings, lists and tables in its cells) gives its parts as they are. */
export class HtmlTable {
  /** Characters that are said again. */
  repeated = 0
  readonly #rows: Piece[][][][] = []
  #isLayout = false
  #cell: Piece[][] | undefined
  /** By column: cells of rows above that reach down to further rows. */
  readonly #reaching: ({ cell: Piece[][]; rows: number } | undefined)[] = []
  /** Places that such a cell covers, by what stands in them: nothing. */
  readonly #covered = new Map<Piece[][], Piece[][]>()

  /** What stands in the caption, which has no cell. */
  readonly #caption: Piece[][] = []
  #inCaption = false
  #inHead = false
  /** Of each row. */
  readonly #spans: Map<number, number>[] = []
  readonly #hasValues: boolean[] = []

  /** Goes in and out of the caption, or of the rows that are marked as the head. */
  turn(part: 'caption' | 'thead', isOpen: boolean): void {
    if (part === 'thead') this.#inHead = isOpen
    else this.#inCaption = isOpen
  }

  startRow(): void {
    this.#passCovered()
    this.#rows.push([])
    this.#cell = undefined
  }

  startCell(columns = '1', rows = '1', isHead = false): void {
    if (this.#rows.length === 0) this.startRow()
    this.#passCovered()
    const row = this.#rows.at(-1)
    this.#cell = []
    const reach = Math.min(Math.max(Math.trunc(Number(rows)) || 1, 1), mostSpannedRows) - 1
    this.#reach(this.#cell, reach)
    const at = this.#rows.length - 1
    this.#hasValues[at] ||= !isHead && !this.#inHead
    row?.push(this.#cell)
    const spanned = Math.min(Math.max(Math.trunc(Number(columns)) || 1, 1), mostSpanned)
    if (row && spanned > 1) (this.#spans[at] ??= new Map<number, number>()).set(row.length - 1, spanned)
    for (let blanks = spanned - 1; row && blanks > 0 && row.length < mostSpanned; blanks--) {
      this.#reach(blank, reach)
      row.push(blank)
    }
  }

  /** Notes what stands next in the row. */
  #reach(cell: Piece[][], rows: number): void {
    const column = this.#rows.at(-1)?.length ?? mostSpanned
    if (column < mostSpanned) this.#reaching[column] = rows > 0 ? { cell, rows } : undefined
  }

  /** What stands next in the row stands right of the cells that reach down into it. */
  #passCovered(): void {
    const row = this.#rows.at(-1)
    for (
      let above = this.#reaching[row?.length ?? 0];
      row && above && above.rows > 0 && this.#covered.size < mostCovered;
    ) {
      above.rows--
      const place: Piece[][] = []
      this.#covered.set(place, above.cell)
      row.push(place)
      above = this.#reaching[row.length]
    }
  }

  /** Adds a part to the open cell; what stands in no cell is a row of its own, as browsers show it. */
  add(part: Piece[], isTable = false): void {
    if (this.#inCaption) {
      this.#caption.push(part)
      return
    }
    if (!this.#cell) this.startCell()
    this.#cell?.push(part)
    const kind = part[0]?.kind
    this.#isLayout ||= isTable || kind === 'heading' || kind === 'code' || kind === 'list_item'
  }

  toParts(): Piece[][] {
    this.#passCovered()
    const rows = this.#rows
    if (this.#isLayout || setsTextsSideBySide(rows) || rows.every((row) => filledOf(row).length <= 1))
      return [...this.#caption, ...rows.flat(2)]
    const pieces = tableOf(
      rows.map((row, at) => ({
        cells: this.#textsOf(row),
        hints: hintsOf(filledOf(row)),
        isHead: this.#hasValues[at] === false,
        ...(this.#spans[at] && { spans: this.#spans[at] }),
      })),
    )
    return pieces.length > 0 ? [...this.#caption, pieces] : this.#caption
  }

  /** Of a row that says nothing itself nothing is told. */
  #textsOf(row: Piece[][][]): string[] {
    return row.some((cell) => cell.length > 0) ? row.map((cell) => this.#textOf(cell)) : []
  }

  /** What a cell says holds for each row that it covers, and a row is found and cited alone. */
  #textOf(cell: Piece[][]): string {
    const above = this.#covered.get(cell)
    if (!above) return inOneLine(cell)
    const text = inOneLine(above)
    if (text.length > mostRepeated.cell || this.repeated + text.length > mostRepeated.table) return ''
    this.repeated += text.length
    return text
  }
}

const filledOf = (row: readonly Piece[][][]) => row.filter((cell) => cell.length > 0)
const sizeOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)

/**
 * Whether cells hold texts and not values: one that has several paragraphs or lines, in a single row or with most of what the whole table says. There is
 * nothing then that the cells could be a table of.
 */
function setsTextsSideBySide(rows: readonly Piece[][][][]): boolean {
  const cells = rows.flatMap((row) => filledOf(row).map((cell) => cell.flat()))
  const all = cells.reduce((sum, cell) => sum + sizeOf(cell), 0)
  return cells.some((cell) => {
    const lines = cell.reduce((sum, { text }) => sum + text.split('\n').length, 0)
    return lines > 1 && (rows.length === 1 || (lines > 3 && sizeOf(cell) > all / 2))
  })
}

/** A row is one line, so what stood in lines of their own in a cell is told as parts. */
function linesOf(cell: readonly Piece[][]) {
  const lines = cell.flat().flatMap(({ text }) => text.split('\n'))
  return lines.length > 1
    ? lines.map((text) => ({ text: text.trim(), name: 'line' })).filter(({ text }) => text !== '')
    : []
}

/** A row is one block: what is known of its cells is known of it. */
function hintsOf(cells: readonly Piece[][][]): Piece['hints'] {
  const all = cells.flat(2).flatMap(({ hints }) => hints ?? [])
  const links = all.flatMap((hints) => hints.links ?? [])
  const parts = [...all.flatMap((hints) => hints.parts ?? []), ...cells.flatMap(linesOf)].slice(0, mostParts)
  const { region, within } = all[0] ?? {}
  const hints = {
    ...(region && { region }),
    ...(within && { within }),
    ...(links.length > 0 && { links }),
    ...(parts.length > 0 && { parts }),
  }
  return Object.keys(hints).length > 0 ? hints : undefined
}
