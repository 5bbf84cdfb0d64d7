import type { Span } from './located.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type Table, beginsTable, tableOf } from './table.ts'

export interface Paragraph {
  /** Where it begins in the text. */
  start: number
  pieces: readonly Piece[]
  /** Of a heading, 1 is the outermost; 0 for any other. */
  level: number
  /** What it is drawn as in place of its words, where it is a table. */
  table: Table | null
}

/** As Markdown marks a heading: this is how all formats come out of their readers. */
const heading = /^(?<mark>(?<level>#{1,6}) +)[^\n]+$/

const mostCharacters = 4_000
/** Rows stand together for longer: in parts each would have columns of its own. */
const mostOfTable = 60_000
/** A browser draws so many cells without a stop; rows behind them stay lines. */
const mostCells = 20_000

/** The paragraphs of a text, with the words of a span apart; headings stand without their marks, and rows below a head are a table. What has no empty line for long is cut all the same, at the end of a line or a word where it has one. */
export function paragraphsOf(text: string, span: Span | null): Paragraph[] {
  const made: Paragraph[] = []
  let at = 0
  let room = mostCells
  while (at < text.length) {
    const end = endOf(text, at)
    const words = text.slice(at, end)
    const { mark = '', level = '' } = heading.exec(words.trimEnd())?.groups ?? {}
    const from = at + mark.length
    const table = tableOf(words, { at, span, mostCells: room })
    if (table) room -= words.split('|').length
    if (words.trim() !== '')
      made.push({
        start: at,
        pieces: piecesOf(words.slice(mark.length), from, span),
        level: level.length,
        table,
      })
    at = end
  }
  return made
}

/** Where the paragraph that begins at a place ends, with the empty lines behind it. */
function endOf(text: string, start: number): number {
  const most = beginsTable(text, start) ? mostOfTable : mostCharacters
  const window = text.slice(start, start + most)
  const [gap] = /\n[^\S\n]*\n\s*/.exec(window) ?? []
  if (gap !== undefined) return start + window.indexOf(gap) + gap.length
  if (window.length < most) return start + window.length
  const line = window.lastIndexOf('\n')
  const cut = line > 0 ? line : window.lastIndexOf(' ')
  if (cut > 0) return start + cut + 1
  // A character of two units stays whole.
  const isHigh = /[\uD800-\uDBFF]$/.test(window)
  return start + window.length - (isHigh ? 1 : 0)
}
