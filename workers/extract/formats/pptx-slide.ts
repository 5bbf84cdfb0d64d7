import { collapseBlanks } from '../collapse-blanks.ts'
import { maximumCharacters } from '../limits.ts'
import { heading, paragraph, type Piece } from '../pieces.ts'
import { tableOf } from '../table.ts'
import type { Drawn } from './drawn-parts.ts'
import type { Attributes, XmlHandler } from './office-xml.ts'

/** Placeholders that say nothing of their own: numbers, dates, footers, headers and the picture of the slide on its notes. */
const furniture = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'])
const deepestLevel = 8
const mostSpanned = 100
/** Of what a cell says again in further rows, in characters. */
const longestRepeated = 200

interface More {
  isNotes?: boolean
  /** Charts and diagrams by the names of their relations. */
  take?: Drawn
  /** Is called for each object of another program. */
  embed?: () => void
}

const nothing: Drawn = () => []

/** Text of one slide, or of its notes. Source: ECMA-376 Part 1, sections 19.3 (PresentationML) and 21.1.2 (text of drawings). */
export class SlideBody implements XmlHandler {
  isHidden = false
  characters = 0
  readonly #page: number
  readonly #isNotes: boolean
  readonly #take: Drawn
  readonly #embed: (() => void) | undefined
  readonly #titles: Piece[][] = []
  readonly #parts: Piece[][] = []
  #placeholder: string | undefined
  #table: { cells: string[]; spans: Map<number, number> }[] | undefined
  #text = ''
  #level = 0
  #isListed: boolean | undefined
  #inText = false
  #skipping = 0

  constructor(page: number, { isNotes = false, take = nothing, embed }: More = {}) {
    this.#page = page
    this.#take = take
    this.#embed = embed
    this.#isNotes = isNotes
  }

  isDone(): boolean {
    return this.characters > maximumCharacters
  }

  open(name: string, attribute: Attributes): void {
    // A second copy of what newer programs read from mc:Choice.
    if (name === 'Fallback') this.#skipping++
    if (this.#skipping > 0) return
    if (name === 'sld') this.isHidden = ['0', 'false'].includes(attribute('show') ?? '')
    else if (name === 'sp') this.#placeholder = undefined
    else if (name === 'ph') this.#placeholder = attribute('type') ?? 'obj'
    else if (name === 'tbl') this.#table = []
    else if (name === 'tr') this.#table?.push({ cells: [], spans: new Map() })
    else if (name === 'tc') this.#startCell(attribute)
    else if (name === 't') this.#inText = true
    else if (name === 'chart') this.#draw(attribute('id', true))
    else if (name === 'relIds') this.#draw(attribute('dm'))
    else if (name === 'oleObj') this.#embed?.()
    else this.#openInParagraph(name, attribute)
  }

  close(name: string): void {
    if (name === 'Fallback') this.#skipping--
    if (this.#skipping > 0) return
    if (name === 't') this.#inText = false
    else if (name === 'p') this.#endParagraph()
    else if (name === 'tbl') this.#endTable()
    else if (name === 'sp') this.#placeholder = undefined
    // Its bars take room in the text, also when the cell is empty.
    else if (name === 'tc') this.characters += 3
  }

  text(text: string): void {
    if (!this.#inText || this.#skipping > 0) return
    this.#text += text
    this.characters += text.length
  }

  /** All that was read, the title first wherever it stands. */
  finish(): Piece[][] {
    this.#endParagraph()
    this.#endTable()
    return [...this.#titles, ...this.#parts]
  }

  #openInParagraph(name: string, attribute: Attributes): void {
    if (name === 'p') {
      this.#text = ''
      this.#level = 0
      this.#isListed = undefined
    } else if (name === 'pPr')
      this.#level = Math.min(Math.max(Number(attribute('lvl')) || 0, 0), deepestLevel)
    else if (name === 'buNone') this.#isListed = false
    else if (name === 'buChar' || name === 'buAutoNum' || name === 'buBlip') this.#isListed = true
    else if (name === 'br') this.#text += '\n'
    else if (name === 'tab') this.#text += '\t'
  }

  #draw(id = ''): void {
    if (!this.isDone()) for (const part of this.#take(id, this.#page)) this.add(part)
  }

  /** Puts down what lies in a part of its own. */
  add(part: Piece[]): void {
    this.#parts.push(part)
    for (const { text } of part) this.characters += text.length + 2
  }

  /** What a cell says holds for each row that it covers. */
  #startCell(attribute: Attributes): void {
    const row = this.#table?.at(-1)
    if (!row) return
    const above = ['1', 'true'].includes(attribute('vMerge') ?? '')
      ? this.#table?.at(-2)?.cells[row.cells.length]
      : ''
    const span = Math.min(Number(attribute('gridSpan') ?? 1), mostSpanned)
    if (span > 1) row.spans.set(row.cells.length, span)
    row.cells.push(above !== undefined && above.length <= longestRepeated ? above : '')
  }

  #endParagraph(): void {
    const text = this.#text.trim()
    this.#text = ''
    if (text === '' || furniture.has(this.#placeholder ?? '')) return
    const row = this.#table?.at(-1)?.cells
    if (row) row[Math.max(row.length - 1, 0)] = `${row.at(-1) ?? ''} ${text}`
    else this.#add(text)
    this.characters += 2
  }

  #add(text: string): void {
    const isTitle = this.#placeholder === 'title' || this.#placeholder === 'ctrTitle'
    // The layout gives the main text its bullets, unless the paragraph says otherwise.
    const isBody = this.#placeholder === 'body' || this.#placeholder === 'obj'
    if (isTitle && !this.#isNotes) this.#titles.push([heading(1, collapseBlanks(text), this.#page)])
    else if (!this.#isNotes && (this.#isListed ?? isBody)) {
      const mark = '  '.repeat(this.#level)
      const item = `- ${collapseBlanks(text)}`
      this.#parts.push([{ kind: 'list_item', mark, text: item, page: this.#page }])
    } else this.#parts.push([paragraph(text, this.#page)])
  }

  #endTable(): void {
    const rows = this.#table
    this.#table = undefined
    if (!rows) return
    const pieces = tableOf(rows.map((row) => ({ ...row, page: this.#page })))
    if (pieces.length > 0) this.#parts.push(pieces)
  }
}
