import { isRaisable, raised } from '../raised.ts'

/** A line of a page; lengths in PDF units (1/72 inch), `bottom` counted from the foot of the page. */
export interface Line {
  text: string
  left: number
  right: number
  bottom: number
  height: number
}

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

/** What stands together on a line, behind a gap that is none, that of a word, or as wide as between cells. */
interface Part {
  text: string
  left: number
  right: number
  gap: 'none' | 'word' | 'cell'
}

interface OpenLine extends Omit<Line, 'text'> {
  parts: Part[]
}

export interface PageText {
  lines: Line[]
  /** All characters that were looked at, blanks included. */
  characters: number
}

/** Lines of one page in the order of its content. Reading stops at `limit` characters: a small file can hold a flood of text. */
export async function readLines(page: PageSource, limit: number): Promise<PageText> {
  const reader = page.streamTextContent().getReader()
  const lines: OpenLine[] = []
  let line: OpenLine | undefined
  let characters = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    for (const item of value.items) {
      if (!isText(item)) continue
      line = addItem(line, item, lines)
      characters += item.str.length
    }
    if (characters >= limit) {
      // Cancelling waits for the producer, which a flood keeps busy.
      reader.cancel(new Error('Text limit reached')).catch(() => undefined)
      break
    }
  }
  if (line) lines.push(line)
  alignCells(lines)
  const tidy = lines.map(({ parts, ...each }) => ({ ...each, text: textOf(parts) }))
  return { lines: withNotes(tidy.filter(({ text }) => text !== '')), characters }
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

/** Adds an item to the open line, or closes that line first; gives the line that is open afterwards. */
function addItem(open: OpenLine | undefined, item: TextItem, lines: OpenLine[]): OpenLine | undefined {
  const [, , , , left = 0, bottom = 0] = item.transform
  const { width, height, hasEOL } = item
  const text = open && isRaised(open, item) ? raised(item.str) : item.str
  const right = left + width
  let line = open
  if (line && text.trim() !== '' && Math.abs(bottom - line.bottom) > Math.max(line.height, height) * 0.8) {
    lines.push(line)
    line = undefined
  }
  if (text.trim() === '') {
    const last = line?.parts.at(-1)
    if (last && text !== '') last.text += ' '
  } else if (line) {
    const gap = gapOf(left - line.right, Math.max(line.height, height))
    const last = line.parts.at(-1)
    if (last && gap === 'none') {
      last.text += text
      last.right = right
    } else line.parts.push({ text, left, right, gap })
    line.right = Math.max(line.right, right)
    line.height = Math.max(line.height, height)
  } else line = { parts: [{ text, left, right, gap: 'none' }], left, right, bottom, height }
  if (line && hasEOL) {
    lines.push(line)
    return undefined
  }
  return line
}

/** Smaller than its line and above the foot of it. */
const isRaised = (line: OpenLine, { str, height, transform: [, , , , , bottom = 0] }: TextItem): boolean =>
  isRaisable(str) && height < line.height * 0.8 && bottom - line.bottom > line.height * 0.2

/** Words of a line that is stretched to its margins are rarely further apart than 0.6 of its height. */
const gapOf = (width: number, height: number): Part['gap'] =>
  width > height * 1.5 ? 'cell' : width > height * 0.6 ? 'word' : 'none'

const textOf = (parts: readonly Part[]): string =>
  parts
    .map(({ text, gap }, at) => {
      const said = parts[at + 1]?.gap === 'cell' ? text.trimEnd() : text
      return gap === 'cell' ? `\t${said}` : said
    })
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()

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
