import { toTable } from '../table.ts'
import type { ParagraphStyle } from './docx-styles.ts'

/** A piece of the document. Neighbours of kind `item` belong to one list; `plain` is the text without Markdown marks. */
export interface Block {
  kind: 'item' | 'other'
  text: string
  plain: string
}

export interface Paragraph {
  text: string
  style?: string
  outline?: number
  level: number
  numbered?: boolean
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** A paragraph as Markdown; undefined for empty ones and for entries of a table of contents, which repeat the headings. */
export function toBlock(
  { text, style, outline, level, numbered }: Paragraph,
  styleOf: (id: string) => ParagraphStyle,
): Block | undefined {
  const plain = text.trim()
  const meaning = style === undefined ? undefined : styleOf(style)
  if (plain === '' || meaning?.isContents) return undefined
  const heading =
    outline !== undefined && outline >= 0 && outline < 9 ? Math.min(outline + 1, 6) : meaning?.heading
  if (heading !== undefined) return { kind: 'other', text: `${'#'.repeat(heading)} ${oneLine(plain)}`, plain }
  if (numbered ?? meaning?.isList)
    return { kind: 'item', text: `${'  '.repeat(level)}- ${oneLine(plain)}`, plain }
  return { kind: 'other', text: plain, plain }
}

export function joinBlocks(blocks: Block[]): string {
  return blocks
    .map(({ kind, text }, index) =>
      kind === 'item' && blocks[index + 1]?.kind === 'item' ? `${text}\n` : `${text}\n\n`,
    )
    .join('')
}

/** Word allows 63 columns. */
const mostSpanned = 63

/** Collects the cells of one table. A frame drawn as a table of one column keeps its headings and lists. */
export class DocxTable {
  readonly #rows: Block[][][] = []
  cell: Block[] = []
  #span = 1

  startRow(): void {
    this.#rows.push([])
  }

  span(columns: number): void {
    this.#span = Math.min(Math.max(Math.trunc(columns) || 1, 1), mostSpanned)
  }

  endCell(): void {
    const row = this.#rows.at(-1)
    row?.push(this.cell)
    for (let blanks = this.#span - 1; row && blanks > 0 && row.length < mostSpanned; blanks--) row.push([])
    this.cell = []
    this.#span = 1
  }

  toBlocks(): Block[] {
    if (this.#rows.every((row) => row.length <= 1)) return this.#rows.flat(2)
    const rows = this.#rows.map((row) => row.map((cell) => cell.map(({ plain }) => plain).join(' ')))
    const text = toTable(rows)
    return text === '' ? [] : [{ kind: 'other', text, plain: rows.flat().join(' ') }]
  }
}
