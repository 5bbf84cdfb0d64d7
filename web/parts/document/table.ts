import type { Span } from './located.ts'
import { type Piece, piecesOf } from './pieces.ts'

export type Cell = readonly Piece[]

/** A table as Markdown writes it: this is how all formats come out of their readers. */
export interface Table {
  head: readonly Cell[]
  rows: readonly (readonly Cell[])[]
}

const isRow = (line: string): boolean =>
  /^\s*\|/.test(line) && line.trimEnd().length > 1 && line.trimEnd().endsWith('|')
const isRule = (line: string): boolean => isRow(line) && /^[\s|:-]+$/.test(line) && line.includes('-')

/** Longest head that is looked at: nobody reads a wider one. */
const longestHead = 8_000

/** Whether a table begins at a place of a text: a row with a rule below it. */
export function beginsTable(text: string, start: number): boolean {
  const [head = '', rule = ''] = text.slice(start, start + longestHead).split('\n', 2)
  return isRow(head) && isRule(rule)
}

/** The table that some lines at a place of a text are, with cited words apart; null where they are none, or have more cells than there is room for. */
export function tableOf(
  words: string,
  { at, span, mostCells }: { at: number; span: Span | null; mostCells: number },
): Table | null {
  const lines = words.trimEnd().split('\n')
  if (!beginsTable(words, 0) || !lines.every(isRow) || words.split('|').length > mostCells) return null
  let start = at
  const rows = lines.map((line) => {
    const cells = cellsOf(line, start, span)
    start += line.length + 1
    return cells
  })
  const [head = [], , ...rest] = rows
  return { head, rows: rest }
}

/** Whether a cell holds a date, a time or an amount, which nobody reads in two lines. */
export const isValue = (cell: Cell): boolean =>
  /^(?=\D{0,6}\d)[\p{Sc}\d\s.,:/%+()-]{1,24}(?:[A-Z]{2,3})?$/u.test(cell.map(({ text }) => text).join(''))

/** What stands between the marks of a row; one behind a backslash is part of its cell. */
function cellsOf(line: string, at: number, span: Span | null): Cell[] {
  const cells: Cell[] = []
  let from = line.indexOf('|') + 1
  for (let place = from; place < line.length; place++) {
    if (line[place] !== '|' || line[place - 1] === '\\') continue
    const written = line.slice(from, place)
    const blank = written.length - written.trimStart().length
    const pieces = piecesOf(written.trim(), at + from + blank, span)
    cells.push(pieces.map(({ text, isCited }) => ({ text: text.replaceAll(String.raw`\|`, '|'), isCited })))
    from = place + 1
  }
  return cells
}
