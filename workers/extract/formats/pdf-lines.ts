import { isRaisable, raised } from '../raised.ts'
import { cellsOf, type Line, type Part, textOf } from './pdf-line.ts'
import { isLetters, withWords } from './pdf-letter-spacing.ts'
import { fromItsBeginning, hasRightToLeft, inReadingOrder } from './pdf-right-to-left.ts'
import { type Drawn, Strikes, struckAgain } from './pdf-strikes.ts'

interface TextItem {
  str: string
  width: number
  height: number
  transform: number[]
  hasEOL: boolean
}

/** The one method of a pdf.js page that is used here. */
export interface PageSource {
  streamTextContent: () => ReadableStream<{ items: Partial<TextItem>[] }>
}

interface OpenLine extends Omit<Line, 'text'> {
  parts: Part[]
}

interface OpenPage {
  lines: OpenLine[]
  line: OpenLine | undefined
  strikes: Strikes
}

export interface PageText {
  lines: Line[]
  /** All characters that were looked at, blanks included. */
  characters: number
  /** Of those the ones of which the font does not say what they are. */
  unknown: number
}

/** Lines of one page in the order of its content. Reading stops at `limit` characters: a small file can hold a flood of text. */
export async function readLines(page: PageSource, limit: number): Promise<PageText> {
  const reader = page.streamTextContent().getReader()
  const open: OpenPage = { lines: [], line: undefined, strikes: new Strikes() }
  let characters = 0
  let unknown = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    for (const item of value.items) {
      if (!isText(item)) continue
      addItem(open, item)
      characters += item.str.length
      unknown += unknownIn(item.str)
    }
    if (characters >= limit) {
      // Cancelling waits for the producer, which a flood keeps busy.
      reader.cancel(new Error('Text limit reached')).catch(() => undefined)
      break
    }
  }
  close(open)
  const { lines } = open
  alignCells(lines)
  const tidy = lines.map(({ parts, ...each }): Line => {
    const text = textOf(parts)
    return text.includes('\t') ? { ...each, text, cells: cellsOf(parts) } : { ...each, text }
  })
  return {
    lines: withNotes(tidy.filter(({ text }) => text !== '')).map(fromItsBeginning),
    characters,
    unknown,
  }
}

/** The number of a note stands at the foot of its page, often without a gap before the first word of it. */
function withNotes(lines: Line[]): Line[] {
  const signs = new Set<string>()
  return lines.map((line) => {
    const [number = ''] = /^\d{1,3}(?=\p{L})/u.exec(line.text) ?? []
    const isNote = number !== '' && signs.has(raised(number))
    for (const [sign] of line.text.matchAll(/(?<=[^\s\d⁰¹²³⁴-⁹])[⁰¹²³⁴-⁹]{1,3}/gu)) signs.add(sign)
    return isNote ? { ...line, text: `${raised(number)} ${line.text.slice(number.length)}` } : line
  })
}

const isText = (item: Partial<TextItem>): item is TextItem =>
  item.str !== undefined && item.transform !== undefined

const unknownIn = (text: string): number =>
  text.includes('\0') || text.includes('\ufffd') ? text.split(/[\0\ufffd]/).length - 1 : 0

/** Adds an item to the open line, or closes that line first. What is struck over itself is added once. */
function addItem(open: OpenPage, item: TextItem): void {
  const { str, height, hasEOL } = item
  if (str.trim() === '') {
    const last = open.line?.parts.at(-1)
    if (last && str !== '') last.text += ' '
  } else {
    const [, , , , left = 0, bottom = 0] = item.transform
    addText(open, { text: str, left, right: left + item.width, bottom, height })
  }
  if (hasEOL) close(open)
}

function addText(open: OpenPage, whole: Drawn): void {
  if (open.strikes.isAgain(whole)) return
  if (open.line && Math.abs(whole.bottom - open.line.bottom) > Math.max(open.line.height, whole.height) * 0.8)
    close(open)
  const { line } = open
  if (!line) {
    const { text, left, right, bottom, height } = whole
    open.line = { parts: [{ text, left, right, gap: 'none' }], left, right, bottom, height }
    return
  }
  const item = isRaised(line, whole) ? { ...whole, text: raised(whole.text) } : withoutStruck(line, whole)
  if (item.text === '') return
  const { text, left, right, height } = item
  const gap = gapOf(left - line.right, Math.max(line.height, height))
  const last = line.parts.at(-1)
  const isApart = isLetters(text) || hasRightToLeft(text) || left < line.right - height * 0.5
  if (last && gap === 'none' && !isApart && !isLetters(last.text) && !hasRightToLeft(last.text)) {
    last.text += text
    last.right = right
  } else line.parts.push({ text, left, right, gap })
  line.right = Math.max(line.right, right)
  line.height = Math.max(line.height, height)
}

function withoutStruck(line: OpenLine, item: Drawn): Drawn {
  const last = line.parts.at(-1)
  if (!last || item.left >= line.right) return item
  const struck = struckAgain({ ...line, text: last.text.trimEnd() }, item)
  return struck === 0 ? item : { ...item, text: item.text.slice(struck), left: line.right }
}

function close(open: OpenPage): void {
  if (!open.line) return
  const { line } = open
  const { parts, spaced } = line.parts.some(({ text }) => hasRightToLeft(text))
    ? { parts: inReadingOrder(line.parts, line.height), spaced: [] }
    : withWords(line.parts, line.height)
  line.parts = []
  for (const part of parts) {
    const last = line.parts.at(-1)
    if (last && part.gap === 'none') {
      last.text += part.text
      last.right = part.right
    } else line.parts.push(part)
  }
  if (spaced.length > 0) line.spaced = spaced
  open.lines.push(line)
  open.line = undefined
}

/** Smaller than its line and above the foot of it. */
const isRaised = (line: OpenLine, { text, height, bottom }: Drawn): boolean =>
  isRaisable(text) && height < line.height * 0.8 && bottom - line.bottom > line.height * 0.2

/** Words of a line that is stretched to its margins are rarely further apart than 0.6 of its height. */
const gapOf = (width: number, height: number): Part['gap'] =>
  width > height * 1.5 ? 'cell' : width > height * 0.6 ? 'word' : 'none'

/**
 * A cell that fills its column leaves little room before the next one: that begins where a cell of the line above or below does, or ends there,
 * where it is a figure.
 */
function alignCells(lines: readonly OpenLine[]): void {
  for (const [at, line] of lines.entries()) alignTo(lines[at - 1], line)
  for (const [at, line] of [...lines.entries()].toReversed()) alignTo(lines[at + 1], line)
}

/** Further apart than three lines nothing is of one table. */
function alignTo(other: OpenLine | undefined, line: OpenLine): void {
  if (!other || Math.abs(other.bottom - line.bottom) > Math.max(other.height, line.height) * 3) return
  if (!line.parts.some(({ gap }) => gap === 'word')) return
  const cells = other.parts.filter(({ gap }) => gap === 'cell')
  const begins = around(cells.map(({ left }) => left))
  const ends = around(cells.map(({ right }) => right))
  for (const part of line.parts) {
    const isInLine =
      begins.has(Math.round(part.left)) || (/\d/.test(part.text) && ends.has(Math.round(part.right)))
    if (part.gap === 'word' && isInLine) part.gap = 'cell'
  }
}

const around = (places: readonly number[]): ReadonlySet<number> =>
  new Set(places.flatMap((place) => [-1, 0, 1].map((more) => Math.round(place) + more)))
