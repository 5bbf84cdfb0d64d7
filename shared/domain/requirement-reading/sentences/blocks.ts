import { blanksOf, continuation, push, type Block, type Reading } from './block.ts'
import { contentsIn } from './contents.ts'
import { endOfData } from './data-runs.ts'
import { directiveAt, type Directive } from './directives.ts'
import { endOfFrontMatter, endOfFurniture } from './furniture.ts'
import {
  headingOf,
  isFence,
  isNamedHeading,
  isNumberedTitle,
  isRule,
  isStep,
  isTitle,
  isUnderline,
  itemOf,
  widthOf,
} from './line-marks.ts'
import { isBlank, type Line } from './lines.ts'
import { recordLinesOf, type RecordLine } from './records/record-lines.ts'
import { columnsBeside, contentOf } from './table-columns.ts'
import { tableAt } from './table-rows.ts'

/** Groups the lines of a plain text into blocks in their order. Linear in the length of the text. */
export function blocksOf(text: string, written: readonly Line[]): Block[] {
  const { lines, at } = recordLinesOf(written)
  const contents = Array.from(contentsIn(lines), (line) => [line, { is: 'link', end: line + 1 }] as const)
  const records = new Map<number, RecordLine>([...contents, ...at])
  const reading: Reading = { text, lines, width: widthOf(lines), blocks: [], tables: 0, records }
  let index = 0
  while (isBlank(lines[index]) && index < lines.length) index += 1
  const body = endOfFrontMatter(lines, index)
  if (body > index) index = push(reading, 'code', index, body - 1, { lead: 0 })
  while (index < lines.length) {
    const line = lines[index]
    if (!line || isBlank(line) || isRuleAt(lines, index)) index += 1
    else index = readBlock(reading, index, line)
  }
  return reading.blocks
}

/** Under a title a row of "~" is no fence. */
function isRuleAt(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? ''
  return isRule(text) && (!isFence(text) || (isUnderline(text) && isTitle(lines, index - 1)))
}

function readBlock(reading: Reading, index: number, line: Line): number {
  const { lines } = reading
  const record = reading.records.get(index)
  if (record) return readRecord(reading, index, record)
  if (isFence(line.text)) return readFence(reading, index)
  const directive = directiveAt(lines, index)
  if (directive) return readDirective(reading, index, directive)
  const furniture = endOfFurniture(lines, index)
  if (furniture > index) {
    // "--" before the end of a letter is a mark, and stays one for whoever reads the text without what cannot be read.
    for (let at = index; at < furniture; at += 1)
      if (!/^--\s*$/.test(lines[at]?.text ?? ''))
        push(reading, 'link', at, at, { lead: blanksOf(lines[at]?.text ?? '') })
    return furniture
  }
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

/** The name of a field is a mark before its statement, and stands beside the content where the statement stands below it. */
function readRecord(reading: Reading, index: number, line: RecordLine): number {
  if (line.is === 'heading')
    return push(reading, 'heading', index, index, { lead: line.lead, level: line.level })
  if (line.is === 'link') {
    let last = line.end - 1
    while (last > index && isBlank(reading.lines[last])) last -= 1
    push(reading, 'link', index, last, { lead: blanksOf(reading.lines[index]?.text ?? '') })
    return line.end
  }
  const { end, identifier } = line
  reading.statement = { end, ...(identifier === undefined ? {} : { identifier }) }
  if (isBlankFrom(reading.lines[index], line.lead))
    return push(reading, 'link', index, index, { lead: blanksOf(reading.lines[index]?.text ?? '') })
  return push(reading, 'paragraph', index, continuation(reading, index), { lead: line.lead })
}

const isBlankFrom = (line: Line | undefined, lead: number): boolean =>
  (line?.text.slice(lead).trim() ?? '') === ''

/** What a directive of reStructuredText only shows or loads is code; what stands in a hint or a need is read, and the need's id is its identifier. */
function readDirective(reading: Reading, index: number, { argument, isProse, body, id }: Directive): number {
  if (!isProse) return push(reading, 'code', index, body - 1, { lead: 0 })
  const line = reading.lines[index]
  if (line && argument !== undefined)
    push(reading, id === undefined ? 'paragraph' : 'heading', index, index, { lead: argument, level: 8 })
  if (body > index + 1) push(reading, 'link', index + 1, body - 1, { lead: 0 })
  reading.need = id
  return body
}

function readTable(reading: Reading, index: number): number {
  const table = tableAt(reading.text, reading.lines, index)
  if (!table) return index
  const beside = columnsBeside(table.rows)
  for (const row of table.rows) {
    const { start, end, identifier } = contentOf(row, beside)
    if (start === undefined || end === undefined) continue
    reading.blocks.push({
      is: 'row',
      start,
      end,
      row,
      table: reading.tables,
      apart: false,
      ...(identifier === undefined ? {} : { identifier }),
    })
  }
  reading.tables += 1
  return table.next
}

function readFence(reading: Reading, index: number): number {
  const { lines } = reading
  const isRead = !reading.isInFence && /gherkin|cucumber|feature|csv|tsv/i.test(lines[index]?.text ?? '')
  const isClose = reading.isInFence === true && /^\s*(?:`{3,}|~{3,})\s*$/.test(lines[index]?.text ?? '')
  reading.isInFence = isRead
  if (isRead || isClose) return index + 1
  let close = index + 1
  while (close < lines.length && !isFence(lines[close]?.text ?? '') && !reading.records.has(close)) close += 1
  if (close > index + 1) push(reading, 'code', index + 1, close - 1, { lead: 0 })
  return reading.records.has(close) ? close : close + 1
}
