import type { NumberHabit } from '../numbers/written.ts'
import { leaning } from './idle-words.ts'
import { type Span, sentencesIn } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A piece of a passage that can stand in an answer: what people would read aloud as one statement. Offsets are UTF-16 units into the passage. */
export interface Unit extends Span {
  kind: 'sentence' | 'row' | 'item' | 'heading'
  /** On one line. */
  text: string
  /** With their places on that line. */
  tokens: Token[]
  stems: ReadonlySet<string>
  /** Units of one block belong together: sentences of a paragraph, rows of a table, items of a list with the line that leads to it. */
  block: number
  /** Needs the unit before it to be understood. */
  leans: boolean
  /** Its item is numbered. */
  isStep: boolean
  /** How far its line is indented, in characters. */
  depth: number
  /** Names the columns of the rows behind it. */
  isHead: boolean
  /** The first line of a file, where it is its title. */
  isTitle: boolean
}

const rowLine = /^\s*\|.*\||\S\t+\S/
const ruleLine = /^[\s|:=_*~-]+$/
/** A definition of a link (CommonMark 4.7), which tells a reader nothing. */
const definitionLine = /^\s{0,3}\[[^\]\n]+\]:\s*\S/
const headingLine = /^\s{0,3}#{1,6}\s+(?=\S)/
const itemLine = /^\s*(?:[-*+•▪◦‣–·]|\(?\d{1,3}[.)]|\(?[a-z][.)]|step\s+\d{1,3}\s*[:.–-])\s+(?=\S)/i
const stepLine = /^\s*(?:\(?\d{1,3}[.)]|step\s+\d)/i
const labelLine = /^\s*(?:\*\*)?[\p{L}\p{N}][^\n:.!?|]{0,48}(?:\*\*)?:(?:\*\*)?\s+\S/u

interface Line extends Span {
  kind: 'blank' | 'rule' | 'heading' | 'row' | 'item' | 'label' | 'prose'
  /** Where its mark begins, if it has one, and what it says behind that. */
  mark: number
  said: number
  isStep: boolean
}

interface Known {
  /** The passage begins its file, so its title is known. */
  isFirst?: boolean
  /** Where lines begin that are headings, as the format says. */
  headingsAt?: readonly number[] | undefined
  /** How numbers are written in its document. */
  habit?: NumberHabit
}

/** The units of a passage, in their order. Costs its length. */
export function unitsOf(text: string, { isFirst = false, headingsAt = [], habit }: Known = {}): Unit[] {
  const units: Unit[] = []
  let block = 0
  let open: (Span & Pick<Unit, 'kind' | 'isStep' | 'depth'> & { mark: number }) | undefined
  const close = () => {
    if (!open) return
    const { kind, isStep, depth } = open
    const spans = kind === 'row' || kind === 'heading' ? [open] : sentencesIn(text, open)
    const { mark } = open
    for (const [at, span] of spans.entries()) {
      // The number of a step belongs to it.
      const start = isStep && at === 0 ? mark : span.start
      units.push(unitOf(text, { ...span, start, kind, block, isStep, depth, habit }))
    }
    open = undefined
  }
  const lines = withHeadings(text, linesOf(text), { isFirst, known: new Set(headingsAt) })
  for (const [at, line] of lines.entries()) {
    const { kind, start, mark, said, end, isStep } = line
    const continues = open && kind === 'prose' && open.kind !== 'row' && open.kind !== 'heading'
    if (continues && open) {
      open.end = end
      continue
    }
    close()
    if (kind === 'rule') {
      const head = units.at(-1)
      if (head?.kind === 'row') head.isHead = true
      continue
    }
    if (kind === 'blank') {
      if (!isWithinList(lines, at)) block += 1
      continue
    }
    if (kind === 'heading') block += 1
    const depth = mark - start
    open = {
      start: said,
      end,
      mark,
      kind: kind === 'label' || kind === 'prose' ? 'sentence' : kind,
      isStep,
      depth,
    }
    if (kind === 'heading') {
      close()
      block += 1
    }
  }
  close()
  const [title] = units
  if (isFirst && title?.kind === 'heading') title.isTitle = true
  return units
}

const longestHeading = 90
const isLikeHeading = /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?\s+)?\p{Lu}[^.!?;:,\d|]{1,80}$/u
const isLikeTitle = /^\s*\p{Lu}[^.!?;|]{1,80}(?:\.\d+)?[^.!?;:|]{0,30}$/u

/** A short line that stands by itself and ends like no sentence is a heading, and so is the first line of a file. */
function withHeadings(
  text: string,
  lines: readonly Line[],
  { isFirst, known }: { isFirst: boolean; known: ReadonlySet<number> },
): Line[] {
  const isBlank = (line?: Line) => line === undefined || line.kind === 'blank'
  const firstAt = isFirst ? lines.findIndex(({ kind }) => kind !== 'blank') : -1
  return lines.map((line, at) => {
    if (known.has(line.mark) && line.kind !== 'blank') return { ...line, kind: 'heading' as const }
    if (line.kind !== 'prose' || line.end - line.start > longestHeading) return line
    if (!isBlank(lines[at - 1]) || !isBlank(lines[at + 1]) || lines.length === 1) return line
    const said = text.slice(line.said, line.end)
    return isLikeHeading.test(said) || (at === firstAt && isLikeTitle.test(said))
      ? { ...line, kind: 'heading' as const }
      : line
  })
}

/** A blank line between two items, or between a list and the line that leads to it, parts nothing. */
function isWithinList(lines: readonly Line[], at: number): boolean {
  const [before, after] = [lines[at - 1], lines[at + 1]]
  if (after?.kind !== 'item' || !before) return false
  return before.kind === 'item' || before.kind === 'prose' || before.kind === 'label'
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    lines.push(lineOf(text.slice(start, end), { start, end }))
    start = end + 1
  }
  return lines
}

/** What begins a line tells what it is; the rest of a long one is not looked at for that. */
const mostLooked = 400

function lineOf(line: string, { start, end }: Span): Line {
  const head = line.slice(0, mostLooked)
  const indent = line.length - line.trimStart().length
  const as = (kind: Line['kind'], skipped = indent): Line => ({
    kind,
    start,
    end: start + line.trimEnd().length,
    mark: Math.min(start + indent, end),
    said: Math.min(start + skipped, end),
    isStep: kind === 'item' && stepLine.test(head),
  })
  if (line.trim() === '') return as('blank')
  if (line.length <= mostLooked && (ruleLine.test(line) || definitionLine.test(line))) return as('rule')
  const heading = headingLine.exec(head)
  if (heading) return as('heading', heading[0].length)
  if (rowLine.test(head)) return as('row')
  const item = itemLine.exec(head)
  if (item) return as('item', item[0].length)
  return as(labelLine.test(head) ? 'label' : 'prose')
}

const firstWord = /^["“'‘(*_]{0,3}(\p{L}+)(?:\s+(\p{L}+))?/u

function unitOf(
  text: string,
  {
    start,
    end,
    kind,
    block,
    isStep,
    depth,
    habit,
  }: Span & Pick<Unit, 'kind' | 'block' | 'isStep' | 'depth'> & Pick<Known, 'habit'>,
): Unit {
  const said = text.slice(start, end).replace(/\s+/g, ' ')
  const tokens = tokensOf(said, habit)
  return {
    kind,
    start,
    end,
    block,
    isStep,
    depth,
    isHead: false,
    isTitle: false,
    text: said,
    tokens,
    stems: new Set([...tokens.map(({ stem }) => stem), ...initialsIn(said)]),
    leans: leansOn(said),
  }
}

/** "Human Resources" may be asked for as "HR". */
function initialsIn(said: string): string[] {
  if (!beginsTwice.test(said)) return []
  return [...said.matchAll(/\p{Lu}\p{Ll}+(?:[ -](?:of |and |for |the )?\p{Lu}\p{Ll}+){1,5}/gu)].map(
    ([name]) => (name.match(/\p{Lu}/gu) ?? []).join('').toLowerCase(),
  )
}
const beginsTwice = /[A-ZÀ-Þ][^\s-]{1,40}[ -](?:of |and |for |the )?[A-ZÀ-Þ]/

/** "It", "However", "In that case", and "This", but not "This handbook describes". */
function leansOn(said: string): boolean {
  const [, first = '', second = ''] = firstWord.exec(said) ?? []
  if (/^\p{Ll}/u.test(first)) return false
  const word = first.toLowerCase()
  if (/^(?:in|for|after|before|at|under|on|during)$/.test(word))
    return /^(?:this|that|these|those|it|such|them|addition)$/i.test(second)
  if (/^there$/.test(word)) return !/^(?:is|are|was|were|will|must|may)$/i.test(second)
  return leaning.has(word)
}
