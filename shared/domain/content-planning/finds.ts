import { cellsOf } from './cells.ts'
import { pairsOf } from './elements.ts'
import { authorAt, dateBefore, datedLine, formOf } from './values.ts'
import { isTelling, spokenName } from './markup-names.ts'
import { machineNameOf, spoken, wordCount } from './words.ts'
import { keyOfText } from './outline.ts'
import type { OutlineBlock } from './types.ts'

/** A value with what says what it is. `label`, `term` and `row` were written for readers, `named` stands in the markup, `line` is told by its form. */
export interface Find {
  source: 'label' | 'term' | 'row' | 'named' | 'line'
  name: string
  machineName: string
  start: number
  end: number
  text: string
}

interface Span {
  at: number
  text: string
}

const labelled = /^(\p{L}[^:.!?|]{0,40}?) ?: +(?=\S)/u
const mostLabelWords = 5
const shortBlock = 240

const find = (source: Find['source'], name: string, block: OutlineBlock, { at, text }: Span): Find => ({
  source,
  name,
  machineName: machineNameOf(name),
  start: block.start + at,
  end: Math.min(
    block.end,
    at + text.length === block.text.length ? block.end : block.start + at + text.length,
  ),
  text,
})

/** What a block says of itself. `term` is the last term of a list of definitions before it. */
export function findsIn(block: OutlineBlock, term: string | undefined): Find[] {
  if (block.kind === 'heading' || block.kind === 'code') return []
  if (block.kind === 'table_row') return block.columns ? cellFinds(block, block.columns) : rowFind(block)
  if (block.legend !== undefined) return [figureFind(block, block.legend)]
  const pairs = pairsOf(block)
  if (pairs.length > 0) return pairs.map(({ label, value }) => toldFind(block, label, value.end))
  if (block.hints?.element === 'dt') return []
  if (block.hints?.element === 'dd' && term) return [find('term', term, block, { at: 0, text: block.text })]
  if (block.hints?.element === 'figcaption') return captionFinds(block)
  const found = linesOf(block.text).flatMap((line) => findsInLine(block, line))
  if (found.length > 0 || block.hints?.element !== 'address') return found
  return [find('line', 'Address', block, { at: 0, text: block.text })]
}

/** What stands before the words that say what it is. */
function figureFind(block: OutlineBlock, legend: string): Find {
  const text = block.text.slice(0, block.text.lastIndexOf(legend)).trimEnd()
  return find('term', legend.replace(/[ :]+$/, ''), block, { at: 0, text })
}

/** A caption is one text, whatever marks part it; where a label begins it, or markup names its parts, these say what it is. */
function captionFinds(block: OutlineBlock): Find[] {
  const whole = { at: 0, text: block.text }
  const told = labelFind(block, whole)
  const named = namedFinds(block, whole).filter((one) => !told || !overlap(one, told))
  return told ? [told, ...named] : named
}

/** A caption as a whole. */
export const captionOf = (block: OutlineBlock): Find =>
  find('term', 'Caption', block, { at: 0, text: block.text })

/** What stands behind its label in the same block, as far as `end`. */
function toldFind(block: OutlineBlock, { at, text }: Span, end: number): Find {
  const from = at + text.length + (/^[ :]*/.exec(block.text.slice(at + text.length))?.[0].length ?? 0)
  return find('term', text.replace(/[ :?]+$/, ''), block, { at: from, text: block.text.slice(from, end) })
}

function findsInLine(block: OutlineBlock, line: Span): Find[] {
  const whole = labelFind(block, line)
  const pieces = line.text.length <= shortBlock ? piecesOf(line) : [{ ...line, isApart: false }]
  const isOther = (piece: Piece) => labelFind(block, piece) || (piece.isApart && lineFind(block, piece))
  if (whole && !pieces.slice(1).some(isOther)) return [whole]
  const told = pieces.flatMap((piece) => labelFind(block, piece) ?? [])
  const named = namedFinds(block, line).filter((one) => !told.some((other) => overlap(one, other)))
  const known = [...told, ...named]
  const lines = pieces.flatMap((piece) => lineFind(block, piece) ?? [])
  return [...known, ...lines.filter((one) => !known.some((other) => overlap(one, other)))]
}

const overlap = (one: Find, other: Find) => one.start < other.end && other.start < one.end

function labelFind(block: OutlineBlock, { at, text }: Span): Find | undefined {
  const [mark = '', label = ''] = labelled.exec(text) ?? []
  if (label === '' || wordCount(keyOfText(label)) > mostLabelWords) return undefined
  return find('label', label, block, { at: at + mark.length, text: text.slice(mark.length) })
}

/** Words before what its form tells: "Telephone 01632 960112". */
const leadOfForm = /^(?:\p{L}[\p{L}.-]*:? ){1,3}(?=\S+@|\+?\(?\d[\d ()/.-]{6,}$|www\.|https?:)/u

function lineFind(block: OutlineBlock, piece: Span): Find | undefined {
  const { at, text } = piece
  const author = authorAt(text)
  if (author !== undefined)
    return find('line', 'Author', block, { at: at + author, text: text.slice(author).replace(/ \(.*/, '') })
  const dated = datedLine(text)
  if (dated) return find('line', 'Date', block, { at: at + dated.at, text: text.slice(dated.at) })
  const begun = dateBefore(text)
  if (begun !== undefined) return find('line', 'Date', block, { at, text: begun })
  const lead = leadOfForm.exec(text)?.[0].length ?? 0
  const value = { at: at + lead, text: text.slice(lead) }
  const form = formOf(value.text)
  return form && find('line', spoken(form), block, value)
}

/** A line that begins with an element which is called a label, or has no name: what follows is its value. */
function pairFind(
  block: OutlineBlock,
  line: Span,
  first: { text: string; name: string } | undefined,
): Find | undefined {
  if (
    !first ||
    !/^(?:b|.*(?:label|key|term|caption))$/i.test(first.name) ||
    !line.text.startsWith(first.text)
  )
    return undefined
  const label = first.text.replace(/[ :]+$/, '')
  const from = first.text.length + (/^[ :–—-]*/.exec(line.text.slice(first.text.length))?.[0].length ?? 0)
  const isLabel =
    /\p{L}/u.test(label) &&
    wordCount(keyOfText(label)) <= mostLabelWords &&
    formOf(label) === undefined &&
    authorAt(label) === undefined
  if (!isLabel || line.text.length > shortBlock || from >= line.text.length) return undefined
  return find('label', label, block, { at: line.at + from, text: line.text.slice(from) })
}

/** Parts with an element of their own: in a short line, or nearly all of it. Of elements around each other that come to the same value the outermost names it. */
function namedFinds(block: OutlineBlock, line: Span): Find[] {
  const parts = block.hints?.parts ?? []
  const paired = pairFind(block, line, parts[0])
  if (paired) return [paired]
  const finds = parts.flatMap(({ name, text }) => {
    const span = within(line, text)
    if (!span || (name !== 'time' && (name === 'b' || !isTelling(name)))) return []
    if (line.text.length > shortBlock && text.length < line.text.length * 0.8) return []
    const called = name === 'time' ? 'Date' : spokenName(name)
    const skipped = authorAt(text) ?? datedLine(text)?.at ?? labelled.exec(text)?.[0].length ?? 0
    return [find('named', called, block, { at: span.at + skipped, text: text.slice(skipped) })]
  })
  return finds.filter(
    ({ start, end }, at) => finds.findLastIndex((one) => one.start === start && one.end === end) === at,
  )
}

const within = (line: Span, text: string): Span | undefined => {
  const at = line.text.indexOf(text)
  return at < 0 ? undefined : { at: line.at + at, text }
}

/** Of a table whose heads are known, what each of them says of the cell below it. */
const cellFinds = (block: OutlineBlock, columns: readonly string[]): Find[] =>
  cellsOf(block.text).flatMap((cell, nth) => {
    const head = columns[nth] ?? ''
    return head === '' || cell.text === '' ? [] : [find('row', head, block, cell)]
  })

/** A row of two cells may be a label with its value; whether it is one is told by other files. */
function rowFind(block: OutlineBlock): Find[] {
  const cells = cellsOf(block.text)
  const [label, value] = cells
  if (cells.length !== 2 || !label || !value || value.text === '') return []
  const name = label.text.replace(/ ?:$/, '')
  if (name === '' || !/\p{L}/u.test(name) || wordCount(keyOfText(name)) > mostLabelWords) return []
  return [find('row', name, block, value)]
}

function linesOf(text: string): Span[] {
  const lines: Span[] = []
  let at = 0
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ at, text: line })
    at += line.length + 1
  }
  return lines
}

const separator =
  / ?[·•|] ?| [—–] |(?<!\d) \/ | \/ (?!\d)|\. (?=\p{Lu}[\p{L} ]{0,30}: )|(?<=\d),? (?=(?:by|von) \p{Lu})| on (?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu

interface Piece extends Span {
  /** A mark parts it from what is before it, and not a word that a value may hold as well. */
  isApart: boolean
}

function piecesOf({ at, text }: Span): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let isApart = false
  for (const { index, 0: mark } of text.matchAll(separator)) {
    pieces.push({ at: at + from, text: text.slice(from, index), isApart })
    from = index + mark.length
    isApart = /[·•|/—–]/.test(mark)
  }
  return [...pieces, { at: at + from, text: text.slice(from), isApart }]
}
