import { closeOfFence, isFence } from '../interfaces/reading/fences.ts'
import { areNotes } from './terse-notes.ts'
import { splitLines, type Line } from '../interfaces/reading/lines.ts'
import { isKnownTable } from './tables/read-table.ts'
import { tableAt } from './tables/table-lines.ts'

export type BlockKind = 'heading' | 'item' | 'paragraph' | 'scenario' | 'row' | 'code'

/** A run of lines that belong together. `start` lies after list markers and heading signs. */
export interface Block {
  kind: BlockKind
  start: number
  end: number
  /** Identifier that the author wrote before the text, such as "FR-12". */
  reference?: string
  /** The cells of a row, and where its table begins. */
  row?: { cells: string[]; table: number }
}

const marker =
  /^[ \t>]{0,40}(?:(?:[-*+•‣◦▪–—]|\d{1,3}(?:\.\d{1,3}){0,4}[.)]|\d{1,2}(?:\.\d{1,2}){1,4}(?=[ \t]+["“A-Z])|(?:\*\*?|__?)?\d{1,2}(?:-\d{1,2})?\.?[a-z](?:\.?\d{1,2})?[.):]|\*[a-z]\d?[.):]|[Ss]tep[ \t]+\d{1,2}[a-z]?[ \t]*[.:)–-]|[a-zA-Z][.)]|\(\w{1,3}\))[ \t]+(?:\[[ xX]\][ \t]+)?)/
const reference =
  /^(?:\*\*)?((?:[A-Z]{1,6}[-_ ]?){1,3}\d{1,4}(?:\.\d{1,3}){0,3})(?:\*\*)?[ \t]*(?:[:.)]|[-–—](?=[ \t]))(?:\*\*)?[ \t]+|^(?:\*\*)?((?:[A-Z]{1,6}[-_]){1,3}\d{1,4}(?:\.\d{1,3}){0,3})(?:\*\*)?[ \t]+(?=["“\p{Lu}])|^(?:\*\*)?((?:N?FR|BR|UR|SR|REQ|AC|UC|US|R)\d{1,3}(?:\.\d{1,3}){0,3})(?:\*\*)?[ \t]+(?=["“\p{Lu}])/u
const heading = /^[ \t]{0,3}(?:#{1,6}|h[1-6]\.)[ \t]+/
const ruler = /^[ \t]{0,3}(?:-{3,}|={3,}|\*{3,}|_{3,})[ \t]*$/
const gherkin = /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?(?:given|when|then|and|but)(?:\*\*)?:?[ \t]/i
const gherkinHead = /^[ \t]*(?:scenario(?: outline| template)?|example|background):/i
const gherkinTable = /^[ \t]*(?:\||examples:|scenarios:)/i
const clauseWords = /\b(?:must|shall|should|may|can|cannot|will|is|are|has|have|when|if|needs?)\b/i

/** Groups the lines of a text into blocks in source order. Linear in the length of the text. */
export function readBlocks(text: string): Block[] {
  const lines = splitLines(text)
  const blocks: Block[] = []
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (line === undefined || line.text.trim() === '' || ruler.test(line.text)) index += 1
    else index = readBlock(lines, index, line, blocks)
  }
  return blocks
}

function readBlock(lines: Line[], index: number, line: Line, blocks: Block[]): number {
  if (isFence(line)) return readFence(lines, index, blocks)
  if (gherkinHead.test(line.text) || opensScenario(lines, index)) {
    return readScenario(lines, index, blocks)
  }
  if (heading.test(line.text)) return push(blocks, 'heading', line, line, heading, index + 1)
  const table = readTableLines(lines, index, blocks)
  if (table > index) return table
  if (isNumberedTitle(lines, index)) return push(blocks, 'heading', line, line, marker, index + 1)
  if (marker.test(line.text)) {
    const end = continuation(lines, index, true)
    return push(blocks, 'item', line, lines[end] ?? line, marker, end + 1)
  }
  if (isTitle(lines, index, line)) return push(blocks, 'heading', line, line, /^[ \t]*/, index + 1)
  const end = continuation(lines, index, false)
  return push(blocks, 'paragraph', line, lines[end] ?? line, /^[ \t>]*/, end + 1)
}

function push(blocks: Block[], kind: BlockKind, first: Line, last: Line, lead: RegExp, next: number): number {
  let start = first.start + (lead.exec(first.text)?.[0].length ?? 0)
  const rest = first.text.slice(start - first.start, start - first.start + 80)
  const id = kind === 'row' ? null : reference.exec(rest)
  if (id) start += id[0].length
  const name = id?.[1] ?? id?.[2] ?? id?.[3]
  const end = last.end - (last.text.length - last.text.trimEnd().length)
  if (end > start) blocks.push({ kind, start, end, ...(name ? { reference: name.trim() } : {}) })
  return next
}

/** Pushes a row for each line of a table that begins here; returns the line behind it, or `index` when none does. */
function readTableLines(lines: Line[], index: number, blocks: Block[]): number {
  const table = tableAt(lines, index)
  if (!table || (table.delimited && !isKnownTable(table.rows.map(({ cells }) => cells)))) return index
  for (const { line, cells } of table.rows) {
    const at = lines[line]
    if (!at) continue
    push(blocks, 'row', at, at, /^[ \t]*/, index)
    const block = blocks.at(-1)
    if (block) block.row = { cells, table: lines[index]?.start ?? 0 }
  }
  return table.next
}

function readFence(lines: Line[], index: number, blocks: Block[]): number {
  const open = lines[index]
  const close = closeOfFence(lines, index)
  const closing = lines[close]
  if (/gherkin|cucumber|feature|csv|tsv/i.test(open?.text ?? '')) {
    if (closing) lines[close] = { ...closing, text: '' }
    return index + 1
  }
  const first = lines[index + 1]
  const last = lines[close - 1]
  if (first && last && close > index + 1) push(blocks, 'code', first, last, /^/, close)
  return close + 1
}

/** A scenario runs from its title or first Given to its last step or examples row. */
function readScenario(lines: Line[], index: number, blocks: Block[]): number {
  const first = lines[index]
  let end = index
  for (let next = index + 1; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    if (text.trim() === '') continue
    const starts =
      gherkinHead.test(text) ||
      (/^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?given\b/i.test(text) && hasThen(lines, index, end)) ||
      (/^[ \t]*[-*+][ \t]+(?:\*\*)?(?:when|and|but)\b/i.test(text) && isWhole(first?.text ?? ''))
    if (starts || !(gherkin.test(text) || gherkinTable.test(text) || /^[ \t]*\*[ \t]/.test(text))) break
    end = next
  }
  const last = lines[end]
  if (first && last) push(blocks, 'scenario', first, last, /^[ \t]*(?:[-*+][ \t]+)?/, end + 1)
  return end + 1
}

/** A line that begins with "Given" opens a scenario unless its sentence is only wrapped. */
function opensScenario(lines: Line[], index: number): boolean {
  const own = lines[index]?.text ?? ''
  if (!/^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?given\b/i.test(own)) return false
  const next = lines[index + 1]?.text ?? ''
  return (
    next.trim() === '' ||
    gherkin.test(next) ||
    gherkinTable.test(next) ||
    /\bthen\b/i.test(own.slice(0, 2000))
  )
}

/** "- Given …, when …, then …" tells all in one item, so that the next item begins something else. */
function isWhole(line: string): boolean {
  return /^[ \t]*[-*+][ \t]/.test(line) && /\bwhen\b.*\bthen\b/i.test(line.slice(0, 2000))
}

function hasThen(lines: Line[], from: number, to: number): boolean {
  return lines
    .slice(Math.max(from, to - 30), to + 1)
    .some((line) => /\bthen\b/i.test(line.text.slice(0, 2000)))
}

/** Last line index of a paragraph or list item that starts at `index`. */
function continuation(lines: Line[], index: number, item: boolean): number {
  let last = index
  if (!item && areNotes(lines, index)) return last
  for (let next = index + 1; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    const breaks =
      text.trim() === '' ||
      marker.test(text) ||
      heading.test(text) ||
      ruler.test(text) ||
      /^[ \t]*(?:\||```|~~~)/.test(text)
    if (breaks || gherkinHead.test(text) || /^[ \t]*given\b/i.test(text)) break
    if (item && !/^[ \t]/.test(text) && startsAnew(lines[last]?.text ?? '', text)) break
    if (!item && startsAnew(lines[last]?.text ?? '', text)) break
    last = next
  }
  return last
}

/** A short line followed by a capital is a line of its own, not a wrapped sentence. */
function startsAnew(previous: string, next: string): boolean {
  const before = previous.trim()
  // A user story is one sentence, however its lines are broken.
  if (/^(?:\*\*)?(?:I (?:want|need|would)|so that|in order to)\b/i.test(next.trim()))
    return !/^(?:\W*(?:as an?|I want|I need)\b)/i.test(before)
  if (/^["“'A-Z0-9*]/.test(next.trim()) === false) return false
  if (/[.!?:]["”')*]*$/.test(before) || reference.test(next.trim().slice(0, 80))) return true
  return before.length < 60 && !/(?:,|\band|\bor|\bthe|\bof|\bto)$/i.test(before)
}

const numberedLine = /^[ \t]*\d{1,2}(?:\.\d{1,2}){0,3}[.)]?[ \t]+/

/** "2. Sign-in" after a blank line and before text that is no numbered item is a heading, not a list item. */
function isNumberedTitle(lines: Line[], index: number): boolean {
  const text = lines[index]?.text.trim() ?? ''
  const title = text.replace(numberedLine, '')
  const alone = index === 0 || (lines[index - 1]?.text ?? '').trim() === ''
  if (!alone || title === text || !marker.test(text) || title.length > 60) return false
  if (/[.!?;,:"”]$/.test(title) || clauseWords.test(title) || !/^\p{Lu}/u.test(title)) return false
  const next = lines.slice(index + 1, index + 3).find((line) => line.text.trim() !== '')?.text
  return next !== undefined && !/^[ \t]*\d{1,2}[.)][ \t]/.test(next)
}

function isTitle(lines: Line[], index: number, line: Line): boolean {
  const text = line.text.replace(/\*\*|__/g, '').trim()
  if (text.length > 70 || /[.!?;,]$/.test(text) || /["“]/.test(text)) return false
  if (/^(?:as an?|i want|so that)\b/i.test(text)) return false
  const next = lines[index + 1]?.text ?? ''
  if (/^[ \t]{0,3}(?:={3,}|-{3,})[ \t]*$/.test(next)) return true
  if (/^(?:feature|rule|epic|story|title|acceptance criteria)\b[^.]{0,60}$/i.test(text)) return true
  if (text.endsWith(':')) return !clauseWords.test(text) || text.split(/\s+/).length <= 3
  const before = index === 0 || (lines[index - 1]?.text ?? '').trim() === ''
  const after = next.trim() === '' || marker.test(next) || gherkinHead.test(next)
  return before && after && index + 1 < lines.length && !clauseWords.test(text) && /^[\p{Lu}\d]/u.test(text)
}
