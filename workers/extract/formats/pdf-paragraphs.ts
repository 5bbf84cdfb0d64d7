import type { Column } from './pdf-columns.ts'
import { endsWithHyphen } from './pdf-hyphens.ts'
import type { Line } from './pdf-line.ts'
import { firstWordLength } from './pdf-scripts.ts'

export const listMark = /^(?:[•‣⁃◦▪▫■□●○∙·–—*\p{Co}-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)])\s/u
// "REQ-1", "FR12:", "2.4.1": a requirement of its own, although the line above may be full.
const identifier = /^(?:[A-Z]{1,8}-?\d+\b|\d+(?:\.\d+)+\.?)[:\s]/
const small = /^["'“‘„«(]?\p{Ll}/u
/** As the rest of a sentence begins; many scripts have one case only. */
const goesOnSmall = /^["'“‘„«(]?[\p{Ll}\p{Lo}]/u
const beginsText = /^["'“‘„«([]?[\p{L}\d]/u
const closed = /[.:!?…。！？؟।]["'”’“»)\]]*$/u

export interface Block {
  kind: 'heading' | 'item' | 'row' | 'paragraph'
  text: string
  level: number
  /** On which it begins, from 1. */
  page: number
  last: Line
  lastPage: number
  /** The column of its last line. */
  column: Column
  /** How far apart its lines are, where a sentence that goes on has shown that they are far apart. */
  pitch?: number
}

/** A line, what is known of it, and what follows it on its page. */
export interface Place {
  line: Line
  level: number
  /** Nothing as large stands before it on its page. */
  isFirst: boolean
  page: number
  next: Line | undefined
}

export const sizeOf = ({ height }: Line): number => Math.round(height * 2) / 2

/** The block that a line is the rest of: that of the line before it, or one before notes and headers. */
export function continued(
  last: Block | undefined,
  blocks: readonly Block[],
  place: Place,
): Block | undefined {
  if (!last) return undefined
  const { line, isFirst } = place
  if (!isFirst && !isNextColumn(last, line)) return isBelow(last, place) ? last : undefined
  const before = isFirst ? beforeNotes(blocks, place) : last
  return before && goesOn(before, place) ? before : undefined
}

const isNextColumn = ({ last }: Block, line: Line): boolean =>
  line.bottom > last.bottom && line.left >= last.right - last.height

const mostNotes = 20

/** The last block but notes at the foot of its page and headers, which are smaller than the text. */
function beforeNotes(blocks: readonly Block[], { line, page }: Place): Block | undefined {
  const block = blocks.slice(-mostNotes).findLast(({ last }) => sizeOf(last) >= sizeOf(line) - 0.75)
  return block && block.lastPage >= page - 1 ? block : undefined
}

function fits({ last, kind, level }: Block, place: Place): boolean {
  const { line } = place
  if (kind === 'row' || level !== place.level || line.text.includes('\t')) return false
  if (listMark.test(line.text) || identifier.test(line.text)) return false
  return Math.abs(sizeOf(last) - sizeOf(line)) <= 1
}

/** Times the height of a line: what is printed with more than the first is a paragraph of its own unless a sentence goes on, and with more than the second always. */
const spacing = { usual: 1.8, most: 2.6 }
/** Shorter ones are rarely lines of a text, and the widest of a few short ones always looks full. In heights of a line. */
const leastWidth = 15

/** Same size, next below, and the line above was full. */
function isBelow(block: Block, place: Place): boolean {
  const { last, level } = block
  const { line } = place
  if (!fits(block, place)) return false
  const drop = last.bottom - line.bottom
  const height = Math.max(last.height, line.height)
  if (drop <= 0) return false
  if (drop > height * spacing.usual) return drop <= height * spacing.most && isFarBelow(block, line, drop)
  if (level > 0) return true
  if (endsWithHyphen(last.text) && /^[\p{L}\d]/u.test(line.text)) return true
  const isCut = /^\p{Ll}/u.test(line.text) && !/[.:;!?]$/.test(last.text)
  if (isCut && last.right - last.left > (block.column.end - last.left) * 0.6) return true
  return isFull(block, line)
}

/** Where lines stand far apart, a full line is followed by the rest of its sentence, or by a line as far below as such a rest was. */
function isFarBelow(block: Block, line: Line, drop: number): boolean {
  const { last, level } = block
  if (level > 0 || last.right - last.left < last.height * leastWidth || !isFull(block, line)) return false
  if (block.pitch !== undefined && drop <= block.pitch + 1) return true
  if (!goesOnSmall.test(line.text) || closed.test(last.text)) return false
  block.pitch = drop
  return true
}

/** Whether the first word of the next line would not have had room, or the line is stretched. */
function isFull({ last, column: { end, isFlush } }: Block, line: Line): boolean {
  if (isFlush) return last.right > end - 1.5
  const letter = (last.right - last.left) / Math.max(last.text.length, 1)
  return last.right + letter * (firstWordLength(line.text) + 1) > end - letter
}

/** Whether a text goes on at the head of the next column or page: its sentence is open, and the line was full or the rest begins small. */
function goesOn(block: Block, place: Place): boolean {
  const { line, level, next } = place
  if (level > 0 || !fits(block, place)) return false
  if (endsWithHyphen(block.text) && /^[\p{L}\d]/u.test(line.text)) return true
  const isClosed = closed.test(block.text.slice(-10))
  if (small.test(line.text)) return !isClosed || isFull(block, line)
  if (isClosed || !beginsText.test(line.text) || !isFull(block, line)) return false
  const isIndented = next !== undefined && line.left > next.left + 3 && line.left - next.left < 40
  return !isIndented
}
