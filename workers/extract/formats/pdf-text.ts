import { followedBy, heading, type Piece } from '../pieces.ts'
import { tableRows } from '../table.ts'
import { hyphenAtEnd, joinLines, writingOf } from './pdf-hyphens.ts'
import type { Line } from './pdf-line.ts'

// Fonts of symbols have their bullets where Unicode has nothing.
const bullet = /^[•‣⁃◦▪▫■□●○∙·–—*\p{Co}-]\s+/u
const listMark = /^(?:[•‣⁃◦▪▫■□●○∙·–—*\p{Co}-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)])\s/u
// "REQ-1", "FR12:", "2.4.1": a requirement of its own, although the line above may be full.
const identifier = /^(?:[A-Z]{1,8}-?\d+\b|\d+(?:\.\d+)+\.?)[:\s]/

interface Block {
  kind: 'heading' | 'item' | 'row' | 'paragraph'
  text: string
  level: number
  /** On which it begins, from 1. */
  page: number
  last: Line
}

/** Lines of all pages as headings, paragraphs, items and rows of tables. */
export function toPieces(pages: Line[][]): Piece[] {
  const lines = pages.flat()
  const { body, headings } = textSizes(lines)
  const writing = writingOf(lines)
  const blocks: Block[] = []
  pages.forEach((page, before) => {
    page.forEach((line, index) => {
      const level = headingLevel(line, body, headings)
      const previous = blocks.at(-1)
      const isFirst = index === 0
      if (previous && continues(previous, line, level, isFirst, page)) {
        previous.text = joinLines(previous.text, line.text, writing)
        previous.last = line
      } else blocks.push(startBlock(line, level, before + 1))
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

function tableOf(rows: Block[]): Piece[] {
  const cells = rows.map(({ text }) => text.split('\t'))
  return followedBy(
    '\n\n',
    tableRows(
      cells,
      rows.map(({ page }) => page),
    ),
  )
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

const sizeOf = ({ height }: Line) => Math.round(height * 2) / 2

function headingLevel(line: Line, body: number, headings: number[]): number {
  const size = sizeOf(line)
  // Items of slides are as large as headings of a page.
  if (bullet.test(line.text)) return 0
  if (size <= body * 1.15 || line.text.length > 200 || !/\p{L}/u.test(line.text)) return 0
  return Math.min(headings.indexOf(size) + 1, 4)
}

function startBlock(line: Line, level: number, page: number): Block {
  const isRow = line.text.includes('\t') && !bullet.test(line.text)
  const kind = level > 0 ? 'heading' : isRow ? 'row' : listMark.test(line.text) ? 'item' : 'paragraph'
  return { kind, text: line.text.replace(bullet, '- ').replace(/^- \t/, '- '), level, page, last: line }
}

/** Whether a line is the rest of the block before it: same size, next below, and the line above was full. */
function continues(block: Block, line: Line, level: number, isFirst: boolean, page: Line[]): boolean {
  const { last, kind } = block
  if (kind === 'row' || block.level !== level || line.text.includes('\t')) return false
  if (listMark.test(line.text) || identifier.test(line.text)) return false
  if (Math.abs(sizeOf(last) - sizeOf(line)) > 1) return false
  if (isFirst) return level === 0 && /[\p{L}\d,]$/u.test(block.text) && /^\p{Ll}/u.test(line.text)
  const drop = last.bottom - line.bottom
  if (drop <= 0 || drop > Math.max(last.height, line.height) * 1.8) return false
  if (level > 0) return true
  if (hyphenAtEnd.test(last.text) && /^[\p{L}\d]/u.test(line.text)) return true
  const end = columnEnd(last, page)
  const isCut = /^\p{Ll}/u.test(line.text) && !/[.:;!?]$/.test(last.text)
  if (isCut && last.right - last.left > (end - last.left) * 0.6) return true
  const [word = ''] = line.text.split(/\s/, 1)
  const letter = (last.right - last.left) / Math.max(last.text.length, 1)
  return last.right + letter * (word.length + 1) > end - letter
}

/** Right end of the widest line of text that starts near this one: the column's width, also on pages with two columns. */
function columnEnd(line: Line, page: Line[]): number {
  return page.reduce(
    (end, { left, right, text }) =>
      Math.abs(left - line.left) < 60 && !text.includes('\t') ? Math.max(end, right) : end,
    line.right,
  )
}

const kinds = { item: 'list_item', row: 'paragraph', paragraph: 'paragraph' } as const

function pieceOf({ kind, text, level, page }: Block, isTight: boolean): Piece {
  const piece = kind === 'heading' ? heading(level, text, page) : { kind: kinds[kind], text, page }
  return { ...piece, after: isTight && kind !== 'heading' ? '\n' : '\n\n' }
}
