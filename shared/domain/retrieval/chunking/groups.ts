import type { Block } from '../blocks.ts'
import { isBeside } from '../page-furniture.ts'
import { target, tokensIn } from './size.ts'
import { type Span, linesIn, paragraphsIn, piecesOf, sentencesIn, trimmed } from './spans.ts'

/** What is never cut: a sentence, an item of a list, a row of a table, a line of code. */
export interface Atom extends Span {
  tokens: number
}

/** What stays together where it fits into a chunk. */
export interface Group {
  kind: Block['kind']
  /** Of a heading. */
  level: number
  page: number | null
  /** The words of a heading, without the marks in front of them. */
  title: string
  /** Something was left out in front of it. */
  isApart: boolean
  /** It stands beside or below the content of a web page, and under none of its headings. */
  isBeside: boolean
  tokens: number
  atoms: Atom[]
  /** How many of them are the caption of the table that follows. */
  captions?: number
}

const groupOf = (text: string, block: Marked, atoms: Atom[], isApart: boolean): Group => ({
  kind: block.kind,
  level: block.level ?? 1,
  page: block.page,
  title: block.kind === 'heading' ? text.slice(block.wordsAt, block.end) : '',
  isApart,
  isBeside: isBeside(block),
  tokens: atoms.reduce((sum, { tokens }) => sum + tokens, 0),
  atoms,
})

function atomsOf(text: string, spans: readonly Span[]): Atom[] {
  return spans
    .flatMap((span) => piecesOf(text, span))
    .map(({ start, end }) => ({ start, end, tokens: tokensIn(text, start, end) }))
}

/** How each kind is cut where it is longer than a chunk. */
function partsOf(text: string, { kind, ...span }: Block): Atom[] {
  if (tokensIn(text, span.start, span.end) <= target) return atomsOf(text, [trimmed(text, span)])
  return atomsOf(text, kind === 'code' ? linesIn(text, span) : sentencesIn(text, span))
}

const isLine = ({ kind }: Block): boolean => kind === 'list_item' || kind === 'table_row'

/** Blocks as groups: a list with the line that introduces it, a table with its caption, and every other block by itself; without what is left out. */
export function groupsOf(
  text: string,
  blocks: readonly Block[],
  isLeftOut: (block: Block) => boolean,
): Group[] {
  const groups: Group[] = []
  let last: Block | undefined
  let isApart = false
  for (const block of whole(text, blocks)) {
    if (isLeftOut(block)) {
      isApart = true
      last = undefined
      continue
    }
    const atoms = partsOf(text, block)
    const open = groups.at(-1)
    if (open && last && continues(text, last, block)) {
      // Without a spread: a table may have a hundred thousand rows.
      for (const atom of atoms) {
        open.atoms.push(atom)
        open.tokens += atom.tokens
      }
      if (block.kind === 'table_row' && open.kind !== block.kind)
        open.captions = open.atoms.length - atoms.length
      open.kind = block.kind
    } else groups.push(groupOf(text, block, atoms, isApart))
    isApart = false
    last = block
  }
  return groups
}

function continues(text: string, last: Block, block: Block): boolean {
  if (!isLine(block) || last.page !== block.page || isBeside(last) !== isBeside(block)) return false
  if (last.kind === block.kind) return true
  if (block.kind === 'table_row') return last.hints?.element === 'caption'
  return (
    block.kind === 'list_item' &&
    last.kind === 'paragraph' &&
    text.slice(last.start, last.end).trimEnd().endsWith(':')
  )
}

/** A block with the marks in front of it, by which the text says what it is. */
interface Marked extends Block {
  wordsAt: number
}

/** The line between the first row of a table and the second, at most. */
const longestMark = 2000

const marks: Partial<Record<Block['kind'], RegExp>> = {
  heading: /^#{1,6}[ \t]*$/,
  table_row: /^[ \t]*\|[-|: \t]*$/,
}

/** Where the marks of a block begin: in the line that it stands in, or in the one above a row. At `start` where it has none. */
function marksAt(text: string, { kind, start }: Block, from: number): number {
  const mark = marks[kind]
  if (!mark) return start
  const before = text.slice(Math.max(from, start - longestMark), start).trimEnd()
  const lineAt = before.lastIndexOf('\n') + 1
  const isMark = before.length > lineAt && mark.test(before.slice(lineAt))
  return isMark ? Math.max(from, start - longestMark) + lineAt : start
}

/** The blocks with all text that lies between them, as paragraphs; what is out of order or out of the text is cut off. */
function whole(text: string, blocks: readonly Block[]): Marked[] {
  const all: Marked[] = []
  let at = 0
  const between = (end: number, page: number | null) => {
    for (const span of paragraphsIn(text, { start: at, end }))
      all.push({ kind: 'paragraph', page, wordsAt: span.start, ...span })
  }
  for (const block of blocks) {
    const start = Math.max(at, block.start)
    const end = Math.min(text.length, block.end)
    if (!(start < end)) continue
    const markedAt = marksAt(text, { ...block, start }, at)
    between(markedAt, block.page)
    const span = trimmed(text, { start: markedAt, end })
    if (span.start < span.end) all.push({ ...block, ...span, wordsAt: start })
    at = end
  }
  between(text.length, blocks.at(-1)?.page ?? null)
  return all
}
