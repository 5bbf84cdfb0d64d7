import { directiveAt } from './directives.ts'
import { endOfFurniture } from './furniture.ts'
import {
  breaksOf,
  headingOf,
  identifierOf,
  isFence,
  isNamedHeading,
  isRule,
  isStep,
  itemOf,
  startsAnew,
} from './line-marks.ts'
import { isBlank, type Line } from './lines.ts'
import type { RecordLine } from './records/record-lines.ts'
import type { TableRow } from './table-rows.ts'

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

/** A text while its lines are grouped. */
export interface Reading {
  text: string
  lines: readonly Line[]
  /** How wide the text is set; 0 where it is not. */
  width: number
  blocks: Block[]
  tables: number
  /** A fence is open whose lines are read, so the next one closes it. */
  isInFence?: boolean
  /** The id of the need that comes next. */
  need?: string | undefined
  /** Lines of requirement containers and tables of contents. */
  records: ReadonlyMap<number, RecordLine>
  /** The statement of a container that is being read. */
  statement?: { end: number; identifier?: string }
}

/** How many blanks and signs of quotes a line begins with. */
export function blanksOf(text: string): number {
  return /^[ \t>]*/.exec(text)?.[0].length ?? 0
}

interface Marks {
  lead: number
  level?: number
  indent?: number
  mark?: string
}

/** Adds the block of some lines, and says which line comes behind them. */
export function push(
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
  const { statement } = reading
  const named = statement && from < statement.end ? statement.identifier : reading.need
  const identifier = id?.id ?? (is === 'paragraph' || is === 'item' ? named : undefined)
  if (identifier === reading.need) reading.need = undefined
  const shown = is === 'heading' ? last.text.replace(/[ \t]#{1,6}[ \t]*$/, '') : last.text
  const end = last.end - (last.text.length - shown.trimEnd().length)
  const apart = isBlank(reading.lines[from - 1])
  if (end > start)
    reading.blocks.push({
      is,
      start,
      end,
      apart,
      ...marks,
      ...(identifier === undefined ? {} : { identifier }),
    })
  return to + 1
}

/** The last line of what begins at `index`. */
export function continuation({ lines, width, records }: Reading, index: number): number {
  let last = index
  const indent = itemOf(lines[index]?.text ?? '')?.indent
  const breaks = breaksOf(lines, index, (at) => records.has(at))
  for (let next = index + 1; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    if (
      records.has(next) ||
      text.trim() === '' ||
      itemOf(text) ||
      headingOf(text) ||
      isRule(text) ||
      isStep(text)
    )
      break
    if (isFence(text) || isNamedHeading(text) || /^[ \t]*\|/.test(text)) break
    if (directiveAt(lines, next) || endOfFurniture(lines, next) > next) break
    const above = lines[last]?.text ?? ''
    // Under the mark of an item, a line goes on with it where the line above was long and came to no end.
    const goesOn =
      indent !== undefined &&
      !identifierOf(text.trim()) &&
      (blanksOf(text) > indent || (above.trim().length >= 40 && !/[.!?:;]["”')]*$/.test(above.trim())))
    const own = breaks.are === 'wrapped' ? above.trimEnd().length : width
    if (!goesOn && startsAnew(above, text, own, breaks.are === 'ragged' ? breaks : undefined)) break
    last = next
  }
  return last
}
