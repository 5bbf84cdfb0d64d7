import { eventKinds } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import { type Segment, dayMs } from '../segment/segment.ts'
import { TooMuch } from '../too-much.ts'
import { type ReportAsked, type SegmentsInOrder, VisitorCount } from './visitors.ts'

export interface PageError {
  name: string
  message: string
  /** Where it came from, and on which page it was, when it happened last. */
  source: string
  path: string
  count: number
  visitors: number
  /** In milliseconds since the epoch. */
  firstAt: number
  lastAt: number
}

const mostTogether = 20_000

/** Errors that happened on pages, those of one class and message together, most frequent first: those of a page, and how many there are. */
export function pageErrors(
  segments: SegmentsInOrder,
  { limit, ...asked }: ReportAsked & { limit: number },
): { errors: PageError[]; count: number } {
  const groups = new Map<string, Group>()
  for (const segment of segments) {
    const told = reader(segment)
    eachRow(segment, asked, (row) => {
      if (segment.kind[row] === eventKinds.error)
        groupOf(groups, told(row)).add(segment, row, told(row).source)
    })
  }
  const errors = [...groups.values()]
    .map((group) => group.told())
    .toSorted((a, b) => b.count - a.count || b.lastAt - a.lastAt || (a.message < b.message ? -1 : 1))
  return { errors: errors.slice(0, limit), count: errors.length }
}

type Said = Pick<PageError, 'name' | 'message' | 'source'>

class Group {
  readonly #said: Pick<Said, 'name' | 'message'>
  readonly #visitors = new VisitorCount()
  #count = 0
  #firstAt = Infinity
  #latest = { at: -Infinity, source: '', path: '' }

  constructor({ name, message }: Said) {
    this.#said = { name, message }
  }

  add(segment: Segment, row: number, source: string): void {
    this.#count++
    const at = segment.day * dayMs + (segment.at[row] ?? 0)
    this.#firstAt = Math.min(this.#firstAt, at)
    if (at >= this.#latest.at) this.#latest = { at, source, path: textOf(segment, 'path', row) }
    const who = segment.visitor[row] ?? 0
    if (who !== 0) this.#visitors.add(segment, who)
  }

  told(): PageError {
    const { at: lastAt, ...latest } = this.#latest
    const seen = { count: this.#count, visitors: this.#visitors.count, firstAt: this.#firstAt, lastAt }
    return { ...this.#said, ...latest, ...seen }
  }
}

function groupOf(groups: Map<string, Group>, said: Said): Group {
  const key = JSON.stringify([said.name, said.message])
  let group = groups.get(key)
  if (group) return group
  if (groups.size >= mostTogether) throw new TooMuch('values')
  groups.set(key, (group = new Group(said)))
  return group
}

const textOf = ({ columns }: Segment, name: 'path' | 'event' | 'data', row: number): string =>
  columns[name]?.values[columns[name].codes[row] ?? 0] ?? ''

/** What rows say of an error; each text of data is read once. */
function reader(segment: Segment): (row: number) => Said {
  const read: (Omit<Said, 'name'> | undefined)[] = []
  return (row) => {
    const code = segment.columns.data?.codes[row] ?? 0
    return { name: textOf(segment, 'event', row), ...(read[code] ??= saidIn(textOf(segment, 'data', row))) }
  }
}

function saidIn(text: string): Omit<Said, 'name'> {
  const data = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  const { message, source } = data
  return {
    message: typeof message === 'string' ? message : '',
    source: typeof source === 'string' ? source : '',
  }
}
