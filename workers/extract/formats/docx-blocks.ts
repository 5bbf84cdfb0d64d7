import { followedBy, type Piece } from '../pieces.ts'
import { tableRows } from '../table.ts'
import type { ParagraphStyle } from './docx-styles.ts'

/** A part of the document, which is one piece or the rows of a table. Neighbours of kind `item` belong to one list; `plain` is the text without Markdown marks. */
export interface Block {
  kind: 'item' | 'other'
  pieces: Piece[]
  plain: string
}

export interface Paragraph {
  text: string
  /** Where its first character stands, as far as page breaks tell. */
  page?: number | undefined
  /** Its page is known, or known to be unknown. */
  hasBegun?: boolean
  /** Says itself whether it begins a page. */
  startsPage?: boolean
  endsSection?: boolean
  style?: string
  outline?: number
  level: number
  numbered?: boolean
  /** The list that it is an item of. */
  list?: string | undefined
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** A paragraph as Markdown; undefined for empty ones and for entries of a table of contents, which repeat the headings. */
export function toBlock(
  { text, page, style, outline, level, numbered, list }: Paragraph,
  styleOf: (id: string) => ParagraphStyle,
  numberOf: (list: string, level: number) => string | undefined = () => undefined,
): Block | undefined {
  const plain = text.trim()
  const meaning = style === undefined ? undefined : styleOf(style)
  const heading = headingOf(outline, meaning)
  // An empty item is counted, too.
  const isItem = heading === undefined && (numbered ?? meaning?.isList ?? false)
  const number = isItem ? numberOf(list ?? meaning?.list ?? '', level) : undefined
  if (plain === '' || meaning?.isContents) return undefined
  const of = (kind: Block['kind'], piece: Piece): Block => ({ kind, pieces: [{ page, ...piece }], plain })
  if (heading !== undefined) {
    const mark = `${'#'.repeat(heading)} `
    return of('other', { kind: 'heading', text: oneLine(plain), level: heading, mark })
  }
  if (isItem)
    return of('item', {
      kind: 'list_item',
      text: `${number ?? '-'} ${oneLine(plain)}`,
      mark: '  '.repeat(level),
    })
  return of('other', { kind: 'paragraph', text: plain })
}

const headingOf = (outline: number | undefined, meaning: ParagraphStyle | undefined): number | undefined =>
  outline !== undefined && outline >= 0 && outline < 9 ? Math.min(outline + 1, 6) : meaning?.heading

export function joinBlocks(blocks: Block[]): Piece[] {
  return blocks.flatMap(({ kind, pieces }, index) =>
    followedBy(kind === 'item' && blocks[index + 1]?.kind === 'item' ? '\n' : '\n\n', pieces),
  )
}

/** What is said again in rows that a cell covers, in characters. */
const mostRepeated = { cell: 200, table: 50_000 }
/** Word allows 63 columns. */
const mostSpanned = 63

/** Collects the cells of one table. A frame drawn as a table of one column keeps its headings and lists. */
export class DocxTable {
  readonly #rows: Block[][][] = []
  cell: Block[] = []
  #span = 1
  #goesOn = false
  /** Cells that go on with the one above, by what stands in them: nothing. */
  readonly #above = new Map<Block[], Block[]>()
  #room = mostRepeated.table

  startRow(): void {
    this.#rows.push([])
  }

  span(columns: number): void {
    this.#span = Math.min(Math.max(Math.trunc(columns) || 1, 1), mostSpanned)
  }

  /** The open cell is part of the one above. */
  goOn(): void {
    this.#goesOn = true
  }

  endCell(): void {
    const row = this.#rows.at(-1)
    const above = this.#goesOn && row ? this.#rows.at(-2)?.[row.length] : undefined
    if (above && this.cell.length === 0) this.#above.set(this.cell, this.#above.get(above) ?? above)
    this.#goesOn = false
    row?.push(this.cell)
    for (let blanks = this.#span - 1; row && blanks > 0 && row.length < mostSpanned; blanks--) row.push([])
    this.cell = []
    this.#span = 1
  }

  toBlocks(): Block[] {
    if (this.#rows.every((row) => row.length <= 1)) return this.#rows.flat(2)
    const rows = this.#rows.map((row) => row.map((cell) => this.#textOf(cell)))
    const pages = this.#rows.map((row) => row.flat()[0]?.pieces[0]?.page)
    const pieces = tableRows(rows, pages)
    return pieces.length > 0 ? [{ kind: 'other', pieces, plain: rows.flat().join(' ') }] : []
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
