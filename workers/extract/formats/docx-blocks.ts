import { collapseBlanks } from '../collapse-blanks.ts'
import { followedBy, type Piece } from '../pieces.ts'
import { caption } from '../table.ts'
import type { ParagraphStyle } from './docx-styles.ts'

/** A part of the document, which is one piece or the rows of a table. Neighbours of kind `item` belong to one list, and a `caption` to the table beside it; `plain` is the text without Markdown marks. */
export interface Block {
  kind: 'item' | 'table' | 'caption' | 'other'
  pieces: Piece[]
  plain: string
}

/** Elements that say something of a paragraph, a row or a cell. */
export const properties: ReadonlySet<string> = new Set(
  'gridSpan gridBefore tblHeader vMerge pStyle outlineLvl ilvl numId pageBreakBefore sectPr'.split(' '),
)

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
  /** Within its list; its style says it where it does not. */
  level?: number | undefined
  numbered?: boolean
  /** The list that it is an item of. */
  list?: string | undefined
}

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
  const isNumbered = isItem || (numbered ?? meaning?.list !== undefined)
  const depth = level ?? meaning?.listLevel ?? 0
  const number = isNumbered ? numberOf(list ?? meaning?.list ?? '', depth) : undefined
  if (plain === '' || meaning?.isContents) return undefined
  const of = (kind: Block['kind'], piece: Piece): Block => ({ kind, pieces: [{ ...piece, page }], plain })
  if (heading !== undefined) {
    const mark = `${'#'.repeat(heading)} `
    const shown = number === undefined ? collapseBlanks(plain) : `${number} ${collapseBlanks(plain)}`
    return of('other', { kind: 'heading', text: shown, level: heading, mark })
  }
  if (isItem)
    return of('item', {
      kind: 'list_item',
      text: `${number ?? '-'} ${collapseBlanks(plain)}`,
      mark: '  '.repeat(depth),
    })
  if (meaning?.isCaption) return of('caption', caption(collapseBlanks(plain)))
  return of('other', { kind: 'paragraph', text: plain })
}

const headingOf = (outline: number | undefined, meaning: ParagraphStyle | undefined): number | undefined =>
  outline !== undefined && outline >= 0 && outline < 9 ? Math.min(outline + 1, 6) : meaning?.heading

export function joinBlocks(all: readonly Block[]): Piece[] {
  const blocks = all.some(({ kind }) => kind === 'caption') ? captionsFirst(all) : all
  return blocks.flatMap(({ kind, pieces }, index) =>
    followedBy(kind === 'item' && blocks[index + 1]?.kind === 'item' ? '\n' : '\n\n', pieces),
  )
}

/** Captions above their tables, where they are read with them, also in a document that sets them below. Between two tables the others of the document decide. */
function captionsFirst(all: readonly Block[]): readonly Block[] {
  const isBelow = (at: number) => all[at]?.kind === 'caption' && all[at - 1]?.kind === 'table'
  const isAbove = (at: number) => all[at]?.kind === 'caption' && all[at + 1]?.kind === 'table'
  const places = [...all.keys()]
  const below = places.filter((at) => isBelow(at) && !isAbove(at)).length
  const above = places.filter((at) => isAbove(at) && !isBelow(at)).length
  const blocks: Block[] = []
  for (const [at, block] of all.entries())
    if (isBelow(at) && (!isAbove(at) || below > above)) blocks.splice(-1, 0, block)
    else blocks.push(block)
  return blocks
}
