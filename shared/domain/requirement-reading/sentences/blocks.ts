import {
  headingOf,
  identifierOf,
  isFence,
  isNamedHeading,
  isNumberedTitle,
  isRule,
  isStep,
  isTitle,
  itemOf,
  startsAnew,
  widthOf,
} from './line-marks.ts'
import { isBlank, type Line } from './lines.ts'
import { tableAt, type TableRow } from './table-rows.ts'

/** Lines that belong together. `start` lies behind list marks, heading signs and identifiers. */
export interface Block {
  is: 'paragraph' | 'item' | 'step' | 'heading' | 'row' | 'code' | 'link'
  start: number
  end: number
  level?: number
  indent?: number
  mark?: string
  identifier?: string
  row?: TableRow
  table?: number
  /** A blank line stands before it. */
  apart: boolean
}

interface Reading {
  text: string
  lines: readonly Line[]
  /** How wide the text is set; 0 where it is not. */
  width: number
  blocks: Block[]
  tables: number
}

/** Groups the lines of a plain text into blocks in their order. Linear in the length of the text. */
export function blocksOf(text: string, lines: readonly Line[]): Block[] {
  const reading: Reading = { text, lines, width: widthOf(lines), blocks: [], tables: 0 }
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line || isBlank(line) || isRule(line.text)) index += 1
    else index = readBlock(reading, index, line)
  }
  return reading.blocks
}

function readBlock(reading: Reading, index: number, line: Line): number {
  const { lines } = reading
  if (isFence(line.text)) return readFence(reading, index)
  const heading = headingOf(line.text)
  if (heading) return push(reading, 'heading', index, index, { level: heading.level, lead: heading.lead })
  if (isNamedHeading(line.text)) {
    const level = /^\s*(?:Feature|Rule)/.test(line.text) ? 7 : /^\s*Examples/.test(line.text) ? 9 : 8
    return push(reading, 'heading', index, index, { level, lead: blanksOf(line.text) })
  }
  const table = readTable(reading, index)
  if (table > index) return table
  if (/^\s*@[\w-]+(?:\s+@[\w-]+)*\s*$/.test(line.text))
    return push(reading, 'code', index, index, { lead: blanksOf(line.text) })
  if (/^\s*\[[^\]]+\]:\s*\S+/.test(line.text))
    return push(reading, 'link', index, index, { lead: blanksOf(line.text) })
  if (isStep(line.text)) {
    return push(reading, 'step', index, continuation(reading, index), { lead: blanksOf(line.text) })
  }
  const data = endOfData(lines, index)
  if (data > index + 1) return push(reading, 'code', index, data - 1, { lead: blanksOf(line.text) })
  const item = itemOf(line.text)
  if (isNumberedTitle(lines, index))
    return push(reading, 'heading', index, index, { level: 6, lead: item?.lead ?? 0 })
  if (item) return push(reading, 'item', index, continuation(reading, index), item)
  if (isTitle(lines, index)) {
    const level = /^\s*=/.test(lines[index + 1]?.text ?? '')
      ? 1
      : /^\s*-/.test(lines[index + 1]?.text ?? '')
        ? 2
        : 5
    return push(reading, 'heading', index, index, { level, lead: blanksOf(line.text) })
  }
  return push(reading, 'paragraph', index, continuation(reading, index), { lead: blanksOf(line.text) })
}

function blanksOf(text: string): number {
  return /^[ \t>]*/.exec(text)?.[0].length ?? 0
}

interface Marks {
  lead: number
  level?: number
  indent?: number
  mark?: string
}

function push(
  reading: Reading,
  is: Block['is'],
  from: number,
  to: number,
  { lead, ...marks }: Marks,
): number {
  const first = reading.lines[from]
  const last = reading.lines[to]
  if (!first || !last) return to + 1
  let start = first.start + lead
  const id =
    is === 'heading' || is === 'code' || is === 'link'
      ? undefined
      : identifierOf(reading.text.slice(start, start + 80))
  if (id) start += id.length
  const end = last.end - (last.text.length - last.text.trimEnd().length)
  const apart = isBlank(reading.lines[from - 1])
  if (end > start)
    reading.blocks.push({ is, start, end, apart, ...marks, ...(id ? { identifier: id.id } : {}) })
  return to + 1
}

function readTable(reading: Reading, index: number): number {
  const table = tableAt(reading.text, reading.lines, index)
  if (!table) return index
  for (const row of table.rows) {
    const filled = row.cells.filter((cell) => cell.end > cell.start)
    const start = filled[0]?.start
    const end = filled.at(-1)?.end
    if (start === undefined || end === undefined) continue
    reading.blocks.push({ is: 'row', start, end, row, table: reading.tables, apart: false })
  }
  reading.tables += 1
  return table.next
}

function readFence(reading: Reading, index: number): number {
  const { lines } = reading
  if (/gherkin|cucumber|feature|csv|tsv/i.test(lines[index]?.text ?? '')) return index + 1
  let close = index + 1
  while (close < lines.length && !isFence(lines[close]?.text ?? '')) close += 1
  if (close > index + 1) push(reading, 'code', index + 1, close - 1, { lead: 0 })
  return close + 1
}

/** The last line of what begins at `index`. */
function continuation({ lines, width }: Reading, index: number): number {
  let last = index
  const indent = itemOf(lines[index]?.text ?? '')?.indent
  for (let next = index + 1; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    if (text.trim() === '' || itemOf(text) || headingOf(text) || isRule(text) || isStep(text)) break
    if (isFence(text) || isNamedHeading(text) || /^[ \t]*\|/.test(text)) break
    const deeper = indent !== undefined && blanksOf(text) > indent
    if (!deeper && startsAnew(lines[last]?.text ?? '', text, width)) break
    last = next
  }
  return last
}

const key = /^[ \t]*(?:- )?[\w$.-]{1,40}:(?: \S|[ \t]*$)/

/** The line behind a run of "key: value" lines of which some lie deeper than others: data, and no prose. */
function endOfData(lines: readonly Line[], index: number): number {
  const first = lines[index]
  if (!first || !/^[ \t]*[\w$.-]{1,40}:[ \t]*$/.test(first.text)) return index
  const indent = blanksOf(first.text)
  let next = index + 1
  let keys = 0
  for (; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    if (text.trim() !== '' && blanksOf(text) <= indent) break
    if (key.test(text)) keys += 1
  }
  return keys > 1 ? next : index
}
