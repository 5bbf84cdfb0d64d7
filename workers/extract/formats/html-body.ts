import { collapseBlanks } from '../collapse-blanks.ts'
import { maximumCharacters, maximumTables } from '../limits.ts'
import { heading, paragraph, type Piece } from '../pieces.ts'
import { isRaisable, raised } from '../raised.ts'
import { headingLevel, isBlock, isUnread } from './html-elements.ts'
import { HtmlHints, lineBreak } from './html-hints.ts'
import { HtmlTable } from './html-table.ts'

interface List {
  /** The number of the next item; undefined where items have none. */
  next: number | undefined
}

/** Where two words meet at the border of an element, styles set them apart: "Release 2025.2" and a badge "Stable", links of a menu, a label and its value. */
const wordsMeet = (before: string, after: string) =>
  (/\S{2}[\p{Ll}\p{N})]$/u.test(before) && /^\p{Lu}/u.test(after)) ||
  (/\p{L}{2}\p{Ll}$/u.test(before) && /^\p{N}/u.test(after))
/** The number of a note begins it, and the words behind its link follow at once. */
const isNumberOfNote = (before: string, after: string) =>
  /^\s{0,80}\d{1,3}$/.test(before) && /^\p{Lu}\p{Ll}/u.test(after)
/** Programs that write pages set the number of a heading right before its words. */
const headingNumber = /^((?:\d{1,3}\.){1,8}\d{0,3})(?=\p{Lu}\p{Ll})/u
/** These belong to the word before them. */
const joined = new Set(['sub', 'sup', 'wbr'])
const lists = new Set(['ul', 'ol', 'menu', 'dir'])
const longestTitle = 1000
const deepestList = 8

/** Collects what a page shows, as its elements open and close. */
export class HtmlBody {
  title = ''
  readonly #parts: Piece[][] = []
  readonly #tables: HtmlTable[] = []
  /** Open tables that are too deep to be ones. */
  #passedTables = 0
  readonly #lists: List[] = []
  /** Where the parts of open figures begin. */
  readonly #figures: number[] = []
  readonly #hints = new HtmlHints()
  #text = ''
  #level: number | undefined
  /** What stands before the text of an item until it is put down. */
  #bullet: string | undefined
  #pre = 0
  /** Open elements that raise what is in them. */
  #raising = 0
  #characters = 0
  /** Elements that are open inside of an unread one, itself included. */
  #unread = 0
  #inTitle = false
  /** An element has begun or ended since the last text. */
  #isAtBorder = false

  get isDone(): boolean {
    return this.#characters > maximumCharacters
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#unread > 0 || isUnread(name, attributes)) {
      // The title stands in the head, which has nothing else to read.
      this.#inTitle = name === 'title' && this.title === ''
      this.#unread++
      return
    }
    this.#inTitle = name === 'title' && this.title === ''
    if (name === 'br') this.#breakLine()
    if (name === 'sup') this.#raising++
    const isOfBlocks = isBlock(name)
    if (isOfBlocks) this.#openBlock(name, attributes)
    this.#isAtBorder ||= !joined.has(name)
    this.#hints.open(name, attributes, { isBlock: isOfBlocks, length: this.#text.length })
  }

  close(name: string): void {
    if (name === 'title') this.#inTitle = false
    if (this.#unread > 0) {
      this.#unread--
      return
    }
    if (name === 'sup') this.#raising = Math.max(0, this.#raising - 1)
    if (isBlock(name)) this.#closeBlock(name)
    this.#isAtBorder ||= !joined.has(name)
    this.#hints.close(this.#text)
  }

  text(text: string): void {
    if (this.#inTitle) {
      if (this.title.length < longestTitle) this.title += text
    } else if (this.#unread === 0) {
      if (this.#isAtBorder && isNumberOfNote(this.#text, text)) this.#text = raised(this.#text)
      this.#text += this.#isRaised(text) ? raised(text) : this.#isApart(text) ? ` ${text}` : text
      this.#isAtBorder = false
      this.#characters += text.length
    }
  }

  #isRaised(text: string): boolean {
    return this.#raising > 0 && isRaisable(text) && /\S$/.test(this.#text)
  }

  #isApart(text: string): boolean {
    if (!this.#isAtBorder || this.#pre > 0) return false
    return wordsMeet(this.#text.slice(-3), text)
  }

  /** All that was read, also what an early end left open. */
  finish(): Piece[][] {
    this.#flush()
    this.#passedTables = 0
    while (this.#tables.length > 0) this.#closeTable()
    return this.#parts
  }

  /** A blank line ends a paragraph: two breaks were one for a long time. */
  #breakLine(): void {
    if (this.#pre === 0 && this.#level === undefined && /\v\s*$/.test(this.#text)) this.#flush()
    else this.#text += this.#pre > 0 ? '\n' : lineBreak
  }

  #openBlock(name: string, attributes: Record<string, string>): void {
    this.#flush()
    if (name === 'pre') this.#pre++
    else if (name === 'ul' || name === 'menu' || name === 'dir') this.#lists.push({ next: undefined })
    else if (name === 'ol') this.#lists.push({ next: Math.trunc(Number(attributes['start'] ?? 1)) || 1 })
    else if (name === 'li') this.#bullet = this.#nextBullet()
    else if (name === 'table') this.#openTable()
    else if (name === 'figure') this.#figures.push(this.#parts.length)
    else if (this.#passedTables === 0) this.#openInTable(name, attributes)
    this.#level = headingLevel(name) ?? this.#level
  }

  #openInTable(name: string, attributes: Record<string, string>): void {
    const table = this.#tables.at(-1)
    if (name === 'tr') table?.startRow()
    else if (name === 'caption' || name === 'thead') table?.turn(name, true)
    else if (name === 'td' || name === 'th')
      table?.startCell(attributes['colspan'], attributes['rowspan'], name === 'th')
  }

  #closeBlock(name: string): void {
    this.#flush()
    if (name === 'pre') this.#pre = Math.max(0, this.#pre - 1)
    else if (lists.has(name)) this.#lists.pop()
    else if (name === 'li') this.#bullet = undefined
    else if (name === 'table') this.#closeTable()
    else if (name === 'figure') captionsFirst(this.#parts, this.#figures.pop())
    else if ((name === 'caption' || name === 'thead') && this.#passedTables === 0)
      this.#tables.at(-1)?.turn(name, false)
    if (headingLevel(name)) this.#level = undefined
    // A bar between cells, or a blank line: they count, too.
    this.#characters += 2
  }

  #nextBullet(): string {
    const list = this.#lists.at(-1)
    return list?.next === undefined ? '- ' : `${list.next++}. `
  }

  #flush(): void {
    const waiting = this.#text
    const text = this.#pre > 0 ? this.#text.replace(/^[^\S\n]*\n/, '').trimEnd() : collapsed(this.#text)
    this.#text = ''
    if (text.trim() === '') return
    const hints = this.#hints.take(waiting)
    const said = this.#level === undefined ? text : withoutPermalink(text, hints)
    this.#add([{ ...this.#pieceOf(said), ...(hints && { hints }) }])
    this.#bullet = undefined
  }

  #pieceOf(text: string): Piece {
    if (this.#pre > 0) return { kind: 'code', text }
    if (this.#level !== undefined)
      return heading(this.#level, text.replaceAll(/\n+/g, ' ').replace(headingNumber, '$1 '))
    if (this.#bullet === undefined) return paragraph(text)
    const depth = Math.min(Math.max(this.#lists.length - 1, 0), deepestList)
    return { kind: 'list_item', mark: '  '.repeat(depth), text: this.#bullet + text.replaceAll(/\n+/g, ' ') }
  }

  #openTable(): void {
    if (this.#tables.length >= maximumTables) this.#passedTables++
    else this.#tables.push(new HtmlTable())
  }

  #closeTable(): void {
    if (this.#passedTables > 0) {
      this.#passedTables--
      return
    }
    const table = this.#tables.pop()
    for (const part of table?.toParts() ?? []) this.#add(part, true)
    this.#characters += table?.repeated ?? 0
  }

  #add(part: Piece[], isTable = false): void {
    const table = this.#tables.at(-1)
    if (table) table.add(part, isTable)
    else this.#parts.push(part)
  }
}

/** Of a figure that holds a table the caption stands above it, wherever the page sets it. */
function captionsFirst(parts: Piece[][], from = parts.length): void {
  const table = parts.findIndex((part, at) => at >= from && part.at(-1)?.kind === 'table_row')
  if (table < 0) return
  const isCaption = (part: Piece[]) => part[0]?.hints?.element === 'figcaption'
  const captions = parts.slice(from).filter(isCaption)
  const others = parts.slice(from).filter((part) => !isCaption(part))
  const marked = captions.map((part) =>
    part.map((piece) => ({ ...piece, hints: { ...piece.hints, element: 'caption' as const } })),
  )
  const at = others.findIndex((part) => part.at(-1)?.kind === 'table_row')
  parts.splice(from, parts.length, ...others.slice(0, at), ...marked, ...others.slice(at))
}

/** A heading without the sign that is a link to itself ("Options¶"), as programs that write documentation set it; one of nothing else stays. */
function withoutPermalink(text: string, hints: Piece['hints']): string {
  const sign = hints?.links?.find(
    (link) => link.href.startsWith('#') && !/[\p{L}\p{N}]/u.test(link.text),
  )?.text
  if (sign === undefined) return text
  const said = text.endsWith(sign)
    ? text.slice(0, -sign.length)
    : text.startsWith(`${sign} `)
      ? text.slice(sign.length)
      : text
  return said.trim() || text
}

const inLine = (text: string) => collapseBlanks(text).trim()

const collapsed = (text: string) =>
  text.includes(lineBreak) ? text.split(lineBreak).map(inLine).join('\n').trim() : inLine(text)
