import type { Line } from './lines.ts'
import { isBlank } from './lines.ts'
import { trimmed } from './split.ts'

export interface Cell {
  start: number
  end: number
  text: string
}

export interface TableRow {
  cells: Cell[]
  header: boolean
}

interface TableLines {
  rows: TableRow[]
  /** The line behind it. */
  next: number
}

const separator = /^[ \t|:+=-]{3,}$/

const drawn = /^[ \t]*\+(?:[-=]{2,}\+)+[ \t]*$/

/** The table that begins at a line: with pipes, or with one separator that all its lines have equally often. */
export function tableAt(text: string, lines: readonly Line[], index: number): TableLines | undefined {
  return (
    pipeTable(text, lines, index) ?? delimitedTable(text, lines, index) ?? alignedTable(text, lines, index)
  )
}

const gap = / {2,}|\t+/
const listed = /^\s*(?:[-*+•‣◦]|\d{1,3}[.)])\s/

/** Columns that stand below one another, with at least two blanks between them, and names above them. */
function alignedTable(text: string, lines: readonly Line[], index: number): TableLines | undefined {
  const head = lines[index]
  if (!head || !isBlank(lines[index - 1]) || !gap.test(head.text.trim()) || listed.test(head.text))
    return undefined
  const names = piecesOf(text, head)
  if (!names.every((name) => isColumnName(name.text))) return undefined
  const rows: TableRow[] = [{ cells: names, header: true }]
  let next = index + 1
  for (; next < lines.length; next += 1) {
    const line = lines[next]
    if (!line || isBlank(line)) break
    const cells = piecesOf(text, line)
    if (cells.length !== names.length) break
    if (!separator.test(line.text)) rows.push({ cells, header: false })
  }
  const last = (line: Line | undefined, cells: Cell[]) => (cells.at(-1)?.start ?? 0) - (line?.start ?? 0)
  const isAligned = rows.every(
    ({ cells }, at) => at === 0 || names.length > 2 || last(lines[index + at], cells) === last(head, names),
  )
  return rows.length >= 3 && isAligned ? { rows, next } : undefined
}

function piecesOf(text: string, { start, text: line }: Line): Cell[] {
  let from = line.length - line.trimStart().length
  return line
    .trim()
    .split(new RegExp(`(${gap.source})`))
    .flatMap((piece, at) => {
      const own = cell(text, start + from, start + from + piece.length)
      from += piece.length
      return at % 2 === 0 ? [own] : []
    })
}

function pipeTable(text: string, lines: readonly Line[], index: number): TableLines | undefined {
  const head = lines[index]
  if (!head || !isPiped(head.text)) {
    const ruled = separator.test(lines[index + 1]?.text ?? '') && (lines[index + 1]?.text ?? '').includes('|')
    if (!head || !ruled || !head.text.includes('|')) return undefined
  }
  const rows: TableRow[] = []
  let next = index
  for (; next < lines.length; next += 1) {
    const line = lines[next]
    if (line && next > index && drawn.test(line.text)) continue
    if (!line || isBlank(line) || !line.text.includes('|')) break
    if (separator.test(line.text.trim())) continue
    rows.push({ cells: cellsOf(text, line, '|'), header: rows.length === 0 })
  }
  return rows.length > 0 ? { rows, next } : undefined
}

function isPiped(line: string): boolean {
  const trim = line.trim()
  return trim.startsWith('|') && trim.length > 2 && trim.indexOf('|', 1) > 0
}

/** A pipe within quotes or behind a backslash parts nothing. */
function cellsOf(text: string, line: Line, mark: string): Cell[] {
  const edge = line.text.trim().startsWith(mark)
  const cells: Cell[] = []
  let from = line.start + (edge ? line.text.indexOf(mark) + 1 : 0)
  for (let at = from; at <= line.end; at += 1) {
    if (at < line.end && (text[at] !== mark || text[at - 1] === '\\')) continue
    if (at === line.end && mark === '|' && edge && text.slice(from, at).trim() === '') break
    cells.push(cell(text, from, at))
    from = at + 1
  }
  return cells
}

function cell(text: string, from: number, to: number): Cell {
  const piece = trimmed(text, from, to) ?? { start: from, end: from }
  return { ...piece, text: text.slice(piece.start, piece.end) }
}

/** Values with a separator between them, as sheets are exported; a cell in quotes may go over several lines. */
function delimitedTable(text: string, lines: readonly Line[], index: number): TableLines | undefined {
  const head = lines[index]
  if (!head || !isBlank(lines[index - 1])) return undefined
  for (const mark of ['|', '\t', ';', ',']) {
    const names = head.text.split(mark)
    const headed = names.every((name) => isColumnName(mark === '|' ? name.trim() : name))
    if (names.length < (mark === ',' || mark === '\t' ? 3 : 2) || (!headed && mark !== '|')) continue
    const table = records(text, lines, index, mark, names.length)
    if (table.rows[0] && !headed) table.rows[0].header = false
    if (table.rows.length >= 3) return table
  }
  return undefined
}

function isColumnName(name: string): boolean {
  const trim = name.trim()
  return (
    trim.length > 0 &&
    trim.length <= 40 &&
    !/[.!?]$/.test(trim) &&
    !/^\s/.test(name) &&
    trim.split(' ').length <= 5
  )
}

function records(
  text: string,
  lines: readonly Line[],
  index: number,
  mark: string,
  columns: number,
): TableLines {
  const rows: TableRow[] = []
  let next = index
  while (next < lines.length) {
    const line = lines[next]
    if (!line || isBlank(line)) break
    const record = recordAt(text, line.start, mark)
    if (record.cells.length !== columns) break
    rows.push({ cells: record.cells, header: rows.length === 0 })
    while (next < lines.length && (lines[next]?.start ?? 0) < record.end) next += 1
    if ((lines[next]?.start ?? Infinity) <= record.end) next += 1
  }
  return { rows, next }
}

/** Where the quotes of a cell close. Those that a span of code left within it close nothing. */
function endOfQuoted(text: string, from: number, limit: number, mark: string): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && at < limit) {
    const next = text[at + 1]
    if (next === mark || next === '\n' || next === '\r' || next === undefined) return at
    at = text.indexOf('"', at + (next === '"' ? 2 : 1))
  }
  return limit
}

function recordAt(text: string, start: number, mark: string): { cells: Cell[]; end: number } {
  const cells: Cell[] = []
  let at = start
  for (;;) {
    const quoted = text[at] === '"'
    const from = quoted ? at + 1 : at
    let to = from
    const limit = Math.min(text.length, from + 20_000)
    if (quoted) to = endOfQuoted(text, from, limit, mark)
    else while (to < limit && text[to] !== mark && text[to] !== '\n' && text[to] !== '\r') to += 1
    cells.push(cell(text, from, to))
    at = quoted ? to + 1 : to
    if (text[at] !== mark) return { cells, end: at }
    at += 1
  }
}
