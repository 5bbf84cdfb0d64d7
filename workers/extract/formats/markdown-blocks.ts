import type { Block } from '../types.ts'

const fence = /^ {0,3}(`{3,}|~{3,})/
const atx = /^ {0,3}(#{1,6})(?:[ \t]+|$)/
const setext = /^ {0,3}(?:=+|-{2,})$/
const item = /^\s{0,20}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/
const rule = /^ {0,3}(?:(?:\*[ \t]?){3,}|(?:-[ \t]?){3,}|(?:_[ \t]?){3,})$/
const tableRow = /^ {0,3}\|/
const tableRule = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

interface Line {
  text: string
  start: number
  end: number
}

/**
 * The blocks of a Markdown text: headings of both kinds, items of lists, rows of tables, fenced code, paragraphs. Marks that say what a line is
 * (the "#" of a heading, what underlines it, rules) belong to no block. Source: CommonMark 0.31, sections 4 and 5; GFM, section 4.10.
 */
export function markdownBlocks(text: string): Block[] {
  const reader = new MarkdownReader()
  for (const line of linesOf(text)) reader.read(line)
  return reader.blocks
}

function* linesOf(text: string): Generator<Line> {
  for (let start = 0; start <= text.length;) {
    const at = text.indexOf('\n', start)
    const end = at < 0 ? text.length : at
    yield { text: text.slice(start, end), start, end }
    start = end + 1
  }
}

class MarkdownReader {
  readonly blocks: Block[] = []
  /** The block that a next line may go on with. */
  #open: Block | undefined
  /** What closes the code that is open. */
  #fence = ''

  read(line: Line): void {
    const mark = fence.exec(line.text)?.[1]
    if (this.#fence !== '') this.#inCode(line, mark)
    else if (mark !== undefined) {
      this.#fence = mark
      this.#add('code', line)
    } else if (line.text.trim() === '') this.#open = undefined
    else this.#inText(line)
  }

  #inCode(line: Line, mark: string | undefined): void {
    if (this.#open) this.#open.end = line.end
    const isEnd = mark?.startsWith(this.#fence) && line.text.trim() === mark
    if (!isEnd) return
    this.#fence = ''
    this.#open = undefined
  }

  #inText(line: Line): void {
    const hashes = atx.exec(line.text)
    if (hashes) return this.#heading(line, hashes)
    const open = this.#open
    if (open?.kind === 'paragraph' && setext.test(line.text)) {
      open.kind = 'heading'
      open.level = line.text.includes('=') ? 1 : 2
      this.#open = undefined
    } else if (rule.test(line.text)) this.#open = undefined
    else if (open?.kind === 'table_row' && tableRule.test(line.text)) return undefined
    else if (tableRow.test(line.text)) this.#add('table_row', line)
    else if (item.test(line.text)) this.#add('list_item', line)
    else if (open && open.kind !== 'table_row') open.end = line.end
    else this.#add('paragraph', line)
    return undefined
  }

  #heading({ text, start, end }: Line, [mark, hashes = '']: RegExpExecArray): void {
    const title = text
      .slice(mark.length)
      .replace(/(?:^|[ \t])#+$/, '')
      .trimEnd()
    this.#open = undefined
    if (title === '') return
    const from = start + mark.length
    this.blocks.push({
      kind: 'heading',
      level: hashes.length,
      start: from,
      end: Math.min(from + title.length, end),
      page: null,
    })
  }

  #add(kind: Block['kind'], { text, start, end }: Line): void {
    const from = start + (text.length - text.trimStart().length)
    this.#open = { kind, start: from, end, page: null }
    this.blocks.push(this.#open)
  }
}
