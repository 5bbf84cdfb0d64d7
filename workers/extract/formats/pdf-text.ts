import { followedBy, heading, type Piece } from '../pieces.ts'
import { tableRows } from '../table.ts'
import { type Column, columnEnds } from './pdf-columns.ts'
import { joinLines, writingOf } from './pdf-hyphens.ts'
import type { Line } from './pdf-line.ts'
import { type Block, continued, listMark, type Place, sizeOf } from './pdf-paragraphs.ts'

// Fonts of symbols have their bullets where Unicode has nothing.
const bullet = /^[•‣⁃◦▪▫■□●○∙·–—*\p{Co}-]\s+/u
/** Lines of all pages as headings, paragraphs, items and rows of tables. */
export function toPieces(pages: Line[][]): Piece[] {
  const lines = pages.flat()
  const { body, headings } = textSizes(lines)
  const writing = writingOf(lines)
  const blocks: Block[] = []
  let open: Block | undefined
  pages.forEach((page, before) => {
    const columns = columnEnds(page)
    let tallest = 0
    page.forEach((line, index) => {
      const level = headingLevel(line, body, headings)
      // A header in small letters stands above the text of its page and is no part of it.
      const isFirst = tallest < sizeOf(line) - 0.75
      tallest = Math.max(tallest, sizeOf(line))
      const column = columns[index] ?? { end: line.right, isFlush: false }
      const place: Place = { line, level, isFirst, page: before + 1, next: page[index + 1] }
      const previous = continued(open, blocks, place)
      if (previous) {
        previous.text = joinLines(previous.text, line.text, writing)
        previous.last = line
        previous.lastPage = before + 1
        previous.column = column
        open = previous
      } else {
        open = startBlock(line, level, before + 1, column)
        blocks.push(open)
      }
    })
  })
  return withTables(blocks)
}

/** Neighbouring rows with equally many cells are a table; other lines with wide gaps stay as they are. */
function withTables(blocks: Block[]): Piece[] {
  const pieces: Piece[] = []
  let rows: Block[] = []
  const goesOn = (index: number) => isSameTable(blocks[index], blocks[index + 1])
  blocks.forEach((block, index) => {
    const next = blocks[index + 1]
    if (goesOn(index)) rows.push(block)
    else if (rows.length > 0) {
      pieces.push(...tableOf([...rows, block]))
      rows = []
    } else
      pieces.push(
        pieceOf(block, block.kind !== 'paragraph' && next?.kind === block.kind && !goesOn(index + 1)),
      )
  })
  return pieces
}

const isSameTable = (row?: Block, next?: Block) =>
  row?.kind === 'row' && next?.kind === 'row' && columns(row) === columns(next)

const columns = ({ text }: Block) => text.split('\t').length

function tableOf(all: Block[]): Piece[] {
  const rows = withoutRepeatedHeads(all)
  const cells = rows.map(({ text }) => text.split('\t'))
  return followedBy(
    '\n\n',
    tableRows(
      cells,
      rows.map(({ page }) => page),
    ),
  )
}

const mostHeads = 3

/** A table that goes on over pages has its head again at the head of each of them. */
function withoutRepeatedHeads(rows: Block[]): Block[] {
  const [first] = rows
  const heads = new Set<Block>()
  rows.forEach((row, at) => {
    if (at === 0 || row.page === rows[at - 1]?.page || row.text !== first?.text) return
    for (let more = 0; more < mostHeads && more < at; more++) {
      const again = rows[at + more]
      if (again?.page !== row.page || again.text !== rows[more]?.text) break
      heads.add(again)
    }
  })
  return rows.filter((row) => !heads.has(row))
}

/** The commonest text height of the document, and the larger ones that headings use, largest first. */
function textSizes(lines: Line[]): { body: number; headings: number[] } {
  const characters = new Map<number, number>()
  for (const line of lines) {
    const size = sizeOf(line)
    characters.set(size, (characters.get(size) ?? 0) + line.text.length)
  }
  const [body = 0] = [...characters].toSorted((a, b) => b[1] - a[1]).map(([size]) => size)
  const headings = [...characters.keys()].filter((size) => size > body * 1.15).toSorted((a, b) => b - a)
  return { body, headings }
}

function headingLevel(line: Line, body: number, headings: number[]): number {
  const size = sizeOf(line)
  // Items of slides are as large as headings of a page.
  if (bullet.test(line.text)) return 0
  if (size <= body * 1.15 || line.text.length > 200 || !/\p{L}/u.test(line.text)) return 0
  return Math.min(headings.indexOf(size) + 1, 4)
}

function startBlock(line: Line, level: number, page: number, column: Column): Block {
  const isRow = line.text.includes('\t') && !bullet.test(line.text)
  const kind = level > 0 ? 'heading' : isRow ? 'row' : listMark.test(line.text) ? 'item' : 'paragraph'
  return {
    kind,
    text: line.text.replace(bullet, '- ').replace(/^- \t/, '- '),
    level,
    page,
    last: line,
    lastPage: page,
    column,
  }
}

const kinds = { item: 'list_item', row: 'paragraph', paragraph: 'paragraph' } as const

function pieceOf({ kind, text, level, page }: Block, isTight: boolean): Piece {
  const piece = kind === 'heading' ? heading(level, text, page) : { kind: kinds[kind], text, page }
  return { ...piece, after: isTight && kind !== 'heading' ? '\n' : '\n\n' }
}
