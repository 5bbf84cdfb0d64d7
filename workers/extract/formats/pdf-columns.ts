import type { Line } from './pdf-line.ts'

export interface Column {
  end: number
  /** Whether its lines are stretched to that end. */
  isFlush: boolean
}

/** Lines that begin less far apart belong to one column, indented ones included. */
const indent = 60
const spread = { lines: 4, letters: 30, full: 0.6, ragged: 0.12 }

/**
 * Where the column of each line ends. What stands to the right at the same height is another column, and a line that reaches over it belongs to
 * none of both; else the lines that stand close together tell, if most of them end near one edge; else the widest line that begins near by.
 */
export function columnEnds(page: readonly Line[]): Column[] {
  const limits = limitsOf(page)
  const runs = runsOf(page, limits)
  const widest = widestBelow(page)
  const ends: Column[] = []
  for (const run of runs) {
    const lines = page.slice(run.from, run.to)
    const edge = run.limit === Infinity ? edgeOf(lines) : undefined
    const isFlush = isStretched(lines)
    for (const line of lines)
      ends.push({ end: Math.max(line.right, edge ?? widest(line, run.limit)), isFlush })
  }
  return ends
}

/** Lines are looked for in bands that are a little lower than a line; a text as high as a page is looked for in the first of them. */
const band = 6
const mostBands = 20

function limitsOf(page: readonly Line[]): number[] {
  const bands = new Map<number, number[]>()
  const from = ({ bottom, height }: Line) => Math.round((bottom + height * 0.2) / band)
  const to = ({ bottom, height }: Line) =>
    Math.round((bottom + Math.min(height * 0.7, band * mostBands)) / band)
  for (const line of page)
    for (let at = from(line); at <= to(line); at++) {
      const others = bands.get(at)
      if (others) others.push(line.left)
      else bands.set(at, [line.left])
    }
  for (const lefts of bands.values()) if (lefts.length > 1) lefts.sort((a, b) => a - b)
  return page.map((line) => {
    let limit = Infinity
    for (let at = from(line); at <= to(line); at++)
      limit = Math.min(limit, firstFrom(bands.get(at) ?? [], line.right - 1))
    return limit
  })
}

function firstFrom(sorted: readonly number[], least: number): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) < least) from = middle + 1
    else to = middle
  }
  return sorted[from] ?? Infinity
}

interface Run {
  from: number
  to: number
  limit: number
}

/** Lines one close below the other, which share what limits them. */
function runsOf(page: readonly Line[], limits: readonly number[]): Run[] {
  const runs: Run[] = []
  let reach = 0
  page.forEach((line, at) => {
    const run = runs.at(-1)
    const last = page[at - 1]
    const limit = Math.min(run?.limit ?? Infinity, limits[at] ?? Infinity)
    if (run && last && isBelow(last, line) && Math.max(reach, line.right) <= limit) {
      run.to = at + 1
      run.limit = limit
      reach = Math.max(reach, line.right)
    } else {
      runs.push({ from: at, to: at + 1, limit: limits[at] ?? Infinity })
      reach = line.right
    }
  })
  return runs
}

const isBelow = (last: Line, line: Line): boolean =>
  last.bottom > line.bottom &&
  last.bottom - line.bottom <= Math.max(last.height, line.height) * 1.8 &&
  Math.abs(last.left - line.left) < indent &&
  Math.abs(last.height - line.height) <= 1

/** Whether lines are stretched to one edge, as all but the last one of a justified paragraph are. */
function isStretched(lines: readonly Line[]): boolean {
  const right = lines.reduce((most, line) => Math.max(most, line.right), -Infinity)
  const full = lines.filter((line) => line.right > right - 0.5).length
  return full >= Math.max(3, lines.length * spread.full)
}

function edgeOf(lines: readonly Line[]): number | undefined {
  if (lines.length < spread.lines || lines.some(({ text }) => text.includes('\t'))) return undefined
  const right = lines.reduce((most, line) => Math.max(most, line.right), -Infinity)
  const left = lines.reduce((least, line) => Math.min(least, line.left), Infinity)
  const full = lines.filter((line) => line.right >= right - (right - left) * spread.ragged)
  const isFull = full.length >= Math.max(3, lines.length * spread.full)
  return isFull && full.every(({ text }) => text.length >= spread.letters) ? right : undefined
}

/** The right end of the widest line of text that begins near a line and ends before its limit. */
function widestBelow(page: readonly Line[]): (line: Line, limit: number) => number {
  const rights = new Map<number, number[]>()
  for (const { left, right, text } of page) {
    if (text.includes('\t')) continue
    const at = Math.round(left)
    const others = rights.get(at)
    if (others) others.push(right)
    else rights.set(at, [right])
  }
  const groups = [...rights].map(([left, all]) => ({ left, all: all.toSorted((a, b) => a - b) }))
  const ends = new Map<number | string, number>()
  return (line, limit) => {
    const left = Math.round(line.left)
    const key = limit === Infinity ? left : `${left} ${limit}`
    const before = ends.get(key)
    if (before !== undefined) return before
    let end = -Infinity
    for (const { left: other, all } of groups)
      if (Math.abs(other - left) < indent) end = Math.max(end, lastUpTo(all, limit))
    ends.set(key, end)
    return end
  }
}

function lastUpTo(sorted: readonly number[], most: number): number {
  if (most === Infinity) return sorted.at(-1) ?? -Infinity
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) <= most) from = middle + 1
    else to = middle
  }
  return sorted[from - 1] ?? -Infinity
}
