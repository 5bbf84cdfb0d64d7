import { maximumCharacters } from '../limits.ts'
import { properties, toBlock, type Block, type Paragraph } from './docx-blocks.ts'
import { DocxPages } from './docx-pages.ts'
import { isOn, type ParagraphStyle } from './docx-styles.ts'
import { DocxTable } from './docx-table.ts'
import type { Drawn } from './drawn-parts.ts'
import type { Attributes, XmlHandler } from './office-xml.ts'

// Old text of tracked moves and formats, and the second copy of what newer programs read from mc:Choice.
const ignored = new Set(['moveFrom', 'Fallback', 'pPrChange', 'rPrChange', 'tblPrChange', 'numberingChange'])

/** What a part of its own is among the blocks. */
const kinds: Partial<Record<string, Block['kind']>> = { list_item: 'item', table_row: 'table' }

/** Where notes are found that the text refers to. */
interface Notes {
  take: (kind: 'footnote' | 'endnote', id: string) => Block[]
}

type NumberOf = (list: string, level: number) => string | undefined

interface More {
  isLaidOut?: boolean
  notes?: Notes
  numberOf?: NumberOf
  /** Charts and diagrams by the names of their relations. */
  take?: Drawn
  /** Is called for each object of another program. */
  embed?: () => void
}

/**
 * Turns WordprocessingML into text blocks: `document.xml`, and the parts of foot- and endnotes. Paragraphs nest, because text boxes
 * stand inside a paragraph; a table inside a cell adds its text to that cell.
 */
export class DocxBody implements XmlHandler {
  readonly blocks: Block[] = []
  readonly #styleOf: (id: string) => ParagraphStyle
  readonly #paragraphs: Paragraph[] = []
  readonly #tables: DocxTable[] = []
  #skipping = 0
  #inRun = false
  #inText = false
  #isHidden = false
  #characters = 0
  /** Where pages end. */
  readonly #pages: DocxPages

  readonly #notes: Notes | undefined
  readonly #take: Drawn | undefined
  readonly #embed: (() => void) | undefined
  /** Charts and diagrams in the open paragraph. */
  #drawn: Block[] = []
  readonly #numberOf: NumberOf | undefined
  /** Of the paragraph or table that is open, and of those above that wait for the end of their list. */
  #noted: Block[] = []
  #waiting: Block[] = []

  /** `isLaidOut`: a program that wrote the file says where pages ended when it last showed them. */
  constructor(
    styleOf: (id: string) => ParagraphStyle,
    { isLaidOut = false, notes, numberOf, take, embed }: More = {},
  ) {
    this.#styleOf = styleOf
    this.#notes = notes
    this.#take = take
    this.#embed = embed
    this.#numberOf = numberOf
    this.#pages = new DocxPages(isLaidOut)
  }

  /** How many there are; undefined when nothing in the file tells. */
  get pages(): number | undefined {
    return this.#pages.count
  }

  /** Whether anything tells pages apart. */
  get isPaged(): boolean {
    return this.#pages.areTold
  }

  get characters(): number {
    return this.#characters
  }

  isDone(): boolean {
    return this.#characters > maximumCharacters
  }

  open(name: string, attribute: Attributes): void {
    if (ignored.has(name)) this.#skipping++
    if (this.#skipping > 0) return
    if (name === 'p') this.#startParagraph()
    else if (name === 'tbl') this.#tables.push(new DocxTable())
    else if (name === 'tr') this.#startRow()
    else if (name === 'r') this.#inRun = true
    else if (name === 't') this.#inText = true
    else if (this.#inRun) this.#openInRun(name, attribute)
    else if (properties.has(name)) this.#setProperty(name, attribute('val'))
  }

  close(name: string): void {
    if (ignored.has(name)) this.#skipping--
    if (this.#skipping > 0) return
    if (name === 'p') this.#endParagraph()
    else if (name === 'tbl') this.#endTable()
    else if (name === 'tc') this.#endCell()
    else if (name === 'r') this.#inRun = this.#isHidden = false
    else if (name === 't') this.#inText = false
  }

  text(text: string): void {
    if (this.#inText && this.#skipping === 0) this.#append(text)
  }

  /** Closes what an early end left open, so that nothing that was read is lost. */
  finish(): void {
    while (this.#paragraphs.length > 0) this.#endParagraph()
    for (let table = this.#tables.at(-1); table; table = this.#tables.at(-1)) {
      table.endCell()
      this.#endTable()
    }
    for (const note of this.#noted.splice(0)) this.#waiting.push(note)
    this.#putNotes()
  }

  #append(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph || this.#isHidden) return
    this.#begin(paragraph)
    // Columns make a line of a table short.
    this.#pages.takeText(this.#tables.length > 0 ? 2 * text.length : text.length)
    paragraph.text += text
    this.#characters += text.length
  }

  /** Where a paragraph stands its first character says, or its end if it has none. */
  #begin(paragraph: Paragraph): void {
    if (paragraph.hasBegun) return
    paragraph.hasBegun = true
    const style = paragraph.style === undefined ? undefined : this.#styleOf(paragraph.style)
    if (paragraph.startsPage ?? style?.startsPage) this.#pages.endBefore()
    paragraph.page = this.#pages.current
    // Cells stand side by side, so their first lines are one.
    const isBeside = this.#tables.at(-1)?.cell.length === 0
    if (!isBeside) this.#pages.takeLine()
  }

  #startParagraph(): void {
    this.#paragraphs.push({ text: '' })
    this.#inRun = false
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (paragraph) this.#begin(paragraph)
    if (paragraph?.endsSection) this.#pages.endSection()
    const block = paragraph && toBlock(paragraph, this.#styleOf, this.#numberOf)
    // The blank line after it, which counts as much as its letters.
    if (block) this.#characters += 2
    const drawn = this.#drawn.splice(0)
    if (block || drawn.length > 0) this.#add([...(block ? [block] : []), ...drawn])
  }

  #startRow(): void {
    this.#tables.at(-1)?.startRow()
    this.#pages.takeLine()
  }

  #endCell(): void {
    this.#tables.at(-1)?.endCell()
    // Its bars take room in the text, also when the cell is empty.
    this.#characters += 3
  }

  #endTable(): void {
    const table = this.#tables.pop()
    if (table) this.#add(table.toBlocks())
  }

  #add(blocks: Block[]): void {
    const cell = this.#tables.at(-1)?.cell
    if (cell) cell.push(...blocks)
    else {
      const isSameList = this.blocks.at(-1)?.kind === 'item' && blocks[0]?.kind === 'item'
      if (!isSameList) this.#putNotes()
      this.blocks.push(...blocks)
      for (const note of this.#noted.splice(0)) this.#waiting.push(note)
    }
  }

  #putNotes(): void {
    for (const note of this.#waiting.splice(0)) this.blocks.push(note)
  }

  /** A note belongs under the heading of the words that refer to it; a footnote stands on their page, an endnote on one that nothing names. */
  #note(kind: 'footnote' | 'endnote', id: string): void {
    const page = kind === 'footnote' ? this.#pages.current : undefined
    for (const block of this.#notes?.take(kind, id) ?? []) {
      this.#noted.push({ ...block, pieces: block.pieces.map((piece) => ({ ...piece, page })) })
      if (kind === 'footnote') this.#pages.takeNote(block.plain.length)
    }
  }

  #openInRun(name: string, attribute: Attributes): void {
    if (name === 'tab') this.#append('\t')
    else if (name === 'noBreakHyphen') this.#append('-')
    else if (name === 'lastRenderedPageBreak') this.#pages.endRendered()
    else if (name === 'br' && attribute('type') === 'page') this.#pages.end()
    else if (name === 'extent') this.#pages.takePicture(Number(attribute('cy')))
    else if (name === 'br' || name === 'cr') this.#append('\n')
    else if (name === 'footnoteReference') this.#note('footnote', attribute('id') ?? '')
    else if (name === 'endnoteReference') this.#note('endnote', attribute('id') ?? '')
    else if (name === 'chart') this.#draw(attribute('id', true))
    else if (name === 'relIds') this.#draw(attribute('dm'))
    else if (name === 'OLEObject') this.#embed?.()
    else if (name === 'vanish') this.#isHidden = isOn(attribute('val'))
  }

  #draw(id = ''): void {
    const page = this.#pages.current
    for (const pieces of (!this.isDone() && this.#take?.(id, null)) || []) {
      const plain = pieces.map(({ text }) => text).join(' ')
      const kind = kinds[pieces[0]?.kind ?? 'paragraph'] ?? 'other'
      this.#drawn.push({ kind, pieces: pieces.map((piece) => ({ ...piece, page })), plain })
      this.#characters += plain.length
    }
  }

  #setProperty(name: string, value: string | undefined): void {
    if (name === 'gridSpan') this.#tables.at(-1)?.span(Number(value))
    else if (name === 'gridBefore') this.#tables.at(-1)?.leaveOut(Number(value))
    else if (name === 'tblHeader' && isOn(value)) this.#tables.at(-1)?.isHead()
    else if (name === 'vMerge' && value !== 'restart') this.#tables.at(-1)?.goOn()
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    if (name === 'pStyle') paragraph.style = value
    else if (name === 'outlineLvl') paragraph.outline = Number(value)
    else if (name === 'ilvl') paragraph.level = Math.min(Math.max(Number(value) || 0, 0), 8)
    else if (name === 'numId') {
      paragraph.numbered = value !== '0'
      paragraph.list = value
    }
    if (name === 'pageBreakBefore') paragraph.startsPage = isOn(value)
    else if (name === 'sectPr') paragraph.endsSection = true
  }
}
