import type { Line } from './pdf-line.ts'

/** A line of one side of the page, and where it stands in the order of the content. */
interface Entry {
  line: Line
  side: 'left' | 'right'
}

/** Lines between which a gutter runs; it ends before the line `to`. */
interface Run {
  to: number
  entries: Entry[]
}

interface Gutter {
  left: number
  right: number
}

/** What texts in columns have and rows of a table have not. */
const least = { lines: 4, letters: 18, full: 0.6, goingOn: 0.3, steady: 0.7, gutter: 4 }
/** How far below the line before one of them is, in its height. */
const farthest = 3

/**
 * Two columns that a program has drawn row by row, one after the other; all else stays as it is. Rows of two cells are columns where the lines of both sides are full, equally far apart,
 * and go on below: cells that are wrapped end in the middle of a line and begin anew side by side. Costs the length of the page.
 */
export function inColumns(page: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < page.length;) {
    const run = runFrom(page, at)
    const [left, right] = (['left', 'right'] as const).map((side) =>
      (run?.entries ?? []).filter((entry) => entry.side === side).map(({ line }) => line),
    )
    if (run && left && right && areColumns(left, right) && isInterleaved(run.entries)) {
      for (const line of [...left, ...right]) lines.push(line)
      at = run.to
    } else {
      const end = Math.max(run?.to ?? 0, at + 1)
      for (; at < end; at++) lines.push(...page.slice(at, at + 1))
    }
  }
  return lines
}

/** The lines from one on that stand left or right of one gutter, the longest run of them. */
function runFrom(page: readonly Line[], from: number): Run | undefined {
  const gutter = gutterAt(page, from)
  if (!gutter) return undefined
  const entries: Entry[] = []
  let to = from
  for (; to < page.length; to++) {
    const line = page[to]
    const before = page[to - 1]
    if (!line || (to > from && before && !isBelow(before, line))) break
    const parts = partsOf(line, gutter)
    if (!parts) break
    entries.push(...parts)
    for (const { line: part, side } of parts)
      if (side === 'left') gutter.left = Math.max(gutter.left, part.right)
      else gutter.right = Math.min(gutter.right, part.left)
  }
  return { to, entries }
}

/** A run begins with a line of two cells, or with two lines beside each other. */
function gutterAt(page: readonly Line[], at: number): Gutter | undefined {
  const [line, next] = [page[at], page[at + 1]]
  if (!line) return undefined
  const { cells } = line
  if (cells) {
    const [left, right] = cells
    return cells.length === 2 && left && right ? { left: left.right, right: right.left } : undefined
  }
  const isBeside =
    next &&
    !next.cells &&
    next.left > line.right + least.gutter &&
    Math.abs(next.bottom - line.bottom) < line.height
  return isBeside ? { left: line.right, right: next.left } : undefined
}

const isBelow = (before: Line, line: Line): boolean => {
  const drop = before.bottom - line.bottom
  const height = Math.max(before.height, line.height)
  return drop > -height && drop <= height * farthest
}

function partsOf(line: Line, { left, right }: Gutter): Entry[] | undefined {
  const { cells } = line
  if (!cells) {
    if (line.right <= right - least.gutter && line.left < left) return [{ line, side: 'left' }]
    return line.left >= left + least.gutter && line.left >= right - line.height
      ? [{ line, side: 'right' }]
      : undefined
  }
  const [first, second] = cells
  const texts = line.text.split('\t')
  const [before = '', behind = ''] = texts
  if (cells.length !== 2 || texts.length !== 2 || !first || !second) return undefined
  if (Math.max(first.right, left) + least.gutter > Math.min(second.left, right)) return undefined
  const { bottom, height } = line
  return [
    { line: { text: before.trim(), ...first, bottom, height }, side: 'left' },
    { line: { text: behind.trim(), ...second, bottom, height }, side: 'right' },
  ]
}

/** Where the sides are drawn one after the other, their order is right already. */
function isInterleaved(entries: readonly Entry[]): boolean {
  const changes = entries.filter(({ side }, at) => side !== entries[at - 1]?.side).length
  return changes > least.lines
}

function areColumns(left: readonly Line[], right: readonly Line[]): boolean {
  return [left, right].every(isText) && !sharesBreaks(left, right)
}

function isText(lines: readonly Line[]): boolean {
  if (lines.length < least.lines) return false
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length
  if (letters < least.letters) return false
  const from = lines.reduce((left, line) => Math.min(left, line.left), Infinity)
  const end = lines.reduce((right, line) => Math.max(right, line.right), -Infinity)
  const full = lines.filter((line) => line.right >= end - (end - from) * 0.2).length
  const goingOn = lines.slice(1).filter(({ text }) => /^[\p{Ll}\p{Lo}]/u.test(text)).length
  const drops = dropsOf(lines)
  const usual = drops.toSorted((a, b) => a - b)[drops.length >> 1] ?? 0
  const steady = drops.filter((drop) => Math.abs(drop - usual) <= usual * 0.1).length
  return (
    full >= lines.length * least.full &&
    goingOn >= (lines.length - 1) * least.goingOn &&
    steady >= drops.length * least.steady
  )
}

const dropsOf = (lines: readonly Line[]): number[] =>
  lines.slice(1).map((line, at) => (lines[at]?.bottom ?? 0) - line.bottom)

/** Rows of a table part both of their cells at the same heights; paragraphs of columns end where they end. */
function sharesBreaks(left: readonly Line[], right: readonly Line[]): boolean {
  const [ofLeft, ofRight] = [breaksOf(left), breaksOf(right)]
  const heights = new Set(ofRight.flatMap((place) => [-1, 0, 1].map((more) => Math.round(place) + more)))
  const shared = ofLeft.filter((place) => heights.has(Math.round(place))).length
  return shared >= 2 && shared >= Math.max(ofLeft.length, ofRight.length) * 0.8
}

/** The heights at which a text begins anew after a gap. */
function breaksOf(lines: readonly Line[]): number[] {
  const drops = dropsOf(lines)
  const usual = drops.toSorted((a, b) => a - b)[drops.length >> 1] ?? 0
  return lines.slice(1).flatMap((line, at) => ((drops[at] ?? 0) > usual * 1.15 ? [line.bottom] : []))
}
