import { verbs } from './line-marks.ts'
import { isBlank, type Line } from './lines.ts'

const marker =
  /^[ \t]*(?:#{1,6}[ \t]+)?(?:(?:table of )?contents|toc|index)(?:[ \t]+page)?[ \t]*:?[ \t]*#{0,6}[ \t]*$/i
const number = /^(?:[-*+][ \t]+)?((?:\d{1,3}|[A-Z])(?:\.\d{1,3}){0,5}|(?:chapter|section|part|annex|appendix)[ \t]+[\dA-Z]{1,3})[.):]?[ \t]+(?=\S)/i // prettier-ignore
const page = /[ \t]+(\d{1,4}|[ivxl]{1,6})$/
const betweenColumns = /(?<=[^\s.]\d{1,4}) {3,}(?=\S)|(?<=[^\s.]\d{1,4})\t+(?=\S)/
/** Before a number they make it an amount: "at most 14". */
const measuring = /\b(?:most|least|to|than|of|by|within|after|before|exactly|over|under|above|below|for|from|in|at|and|or|the|an?|per|about|only|with|every|until|equals?)$/i // prettier-ignore
const telling = /["“”=<>≤≥€$£%|]|[.!?;:,]$/

interface Entry {
  /** Number and title, as the heading may be written that it leads to. */
  name: string
  number: string | undefined
  page: number | undefined
}

/** So many blank lines at most are within a table of contents. */
const mostBlank = 3

/**
 * The lines of tables of contents, which lead from titles to pages without dots between them ("3.2 Payment 14"). Pages never fall, and one of these
 * holds: the line above names it, most entries are headings further down, or the numbers of its entries are an outline of several levels. Linear.
 */
export function contentsIn(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>()
  let last: ReadonlyMap<string, number> | undefined
  for (let at = 0; at < lines.length; at += 1) {
    if (!entryOf(lines[at])) continue
    last ??= lastPlaces(lines)
    const run = runFrom(lines, at, last)
    const title = lineAbove(lines, at)
    if (isContents(lines, run, title, last)) {
      for (const line of run) found.add(line)
      if (title !== undefined && !/^[ \t]*#/.test(lines[title]?.text ?? '') && isMarker(lines, title))
        found.add(title)
    }
    at = run.at(-1) ?? at
  }
  return found
}

const isMarker = (lines: readonly Line[], at: number | undefined): boolean =>
  at !== undefined && marker.test(lines[at]?.text ?? '')

function lineAbove(lines: readonly Line[], at: number): number | undefined {
  for (let above = at - 1; above >= 0 && above >= at - mostBlank; above -= 1)
    if (!isBlank(lines[above])) return above
  return undefined
}

/** The first entry of a line; a line in columns has one in each of them. */
function entryOf(line: Line | undefined): Entry | undefined {
  const text = line?.text.trim() ?? ''
  if (text === '' || text.length > 300) return undefined
  const entries = text.split(betweenColumns).map(readEntry)
  if (entries.length > 1 && entries.some((one) => one?.page === undefined)) return readEntry(text)
  return entries[0]
}

function readEntry(text: string): Entry | undefined {
  const numbered = number.exec(text)
  const paged = page.exec(text)
  const from = numbered?.[0].length ?? 0
  const to = paged?.index ?? text.length
  if ((!numbered && !paged) || to <= from) return undefined
  const title = text.slice(from, to).trim()
  if (
    title.length > 90 ||
    !/\p{L}{2}/u.test(title) ||
    telling.test(title) ||
    measuring.test(title) ||
    verbs.test(title)
  )
    return undefined
  if (!/^[\p{Lu}\d]/u.test(title)) return undefined
  const own = numbered?.[1]
  return {
    name: nameOf(`${own ?? ''} ${title}`),
    number: own,
    // Roman pages come before the first one.
    page: paged ? Number(/\d+/.exec(paged[1] ?? '')?.[0] ?? 0) : undefined,
  }
}

const nameOf = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Where the lines that have a number stand last, by number and words. */
function lastPlaces(lines: readonly Line[]): Map<string, number> {
  const places = new Map<string, number>()
  lines.forEach(({ text }, at) => {
    if (text.length > 200) return
    const own = text.trim().replace(/^#{1,6}[ \t]+/, '')
    const numbered = number.exec(own)
    if (numbered) places.set(nameOf(`${numbered[1] ?? ''} ${own.slice(numbered[0].length)}`), at)
  })
  return places
}

/** Entries that follow one another: with pages that never fall, or without a page where their heading stands further down. */
function runFrom(lines: readonly Line[], from: number, last: ReadonlyMap<string, number>): number[] {
  const run: number[] = []
  let [blank, reached] = [0, 0]
  for (let at = from; at < lines.length && blank <= mostBlank; at += 1) {
    if (isBlank(lines[at])) {
      blank += 1
      continue
    }
    const entry = entryOf(lines[at])
    if (!entry || (entry.page ?? reached) < reached) break
    if (entry.page === undefined && !isRepeated(entry, at, last)) break
    reached = entry.page ?? reached
    blank = 0
    run.push(at)
  }
  return run
}

const isRepeated = ({ name, number: own }: Entry, at: number, last: ReadonlyMap<string, number>): boolean =>
  own !== undefined && (last.get(name) ?? -1) > at

function isContents(
  lines: readonly Line[],
  run: readonly number[],
  title: number | undefined,
  last: ReadonlyMap<string, number>,
): boolean {
  if (isMarker(lines, title)) return run.length > 1
  const entries = run.flatMap((at) => {
    const entry = entryOf(lines[at])
    return entry ? [{ entry, at }] : []
  })
  if (!entries.every(({ entry }) => entry.number !== undefined)) return false
  const repeated = entries.filter(({ entry, at }) => isRepeated(entry, at, last)).length
  if (entries.length > 2 && repeated >= entries.length * 0.6) return true
  return entries.length > 3 && isOutline(entries.map(({ entry }) => entry))
}

/** "1", "1.1", "1.2", "2": numbers of several levels that rise, each with a page. */
function isOutline(entries: readonly Entry[]): boolean {
  const paths = entries.map(({ number: own = '' }) => own.split('.').map(Number))
  const rises = paths.every((path, at) => at === 0 || isBehind(path, paths[at - 1] ?? []))
  const isDeep = new Set(paths.map(({ length }) => length)).size > 1
  return rises && isDeep && entries.every((entry) => entry.page !== undefined)
}

function isBehind(path: readonly number[], before: readonly number[]): boolean {
  for (let at = 0; at < path.length; at += 1) {
    const [own = NaN, other = -1] = [path[at], before[at]]
    if (own !== other) return own > other
  }
  return false
}
