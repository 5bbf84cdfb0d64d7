import { headingOf, itemOf } from './sentences/line-marks.ts'

/**
 * The text without these stretches: as long as before, so that all else keeps its place. Line ends stay, and so do list marks, unless nothing
 * is left behind them.
 */
export function blanked(text: string, stretches: readonly { start: number; end: number }[]): string {
  return without(without(text, stretches), marksLeft(text, stretches))
}

interface Stretch {
  start: number
  end: number
}

function without(text: string, stretches: readonly Stretch[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of stretches) {
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, ' '))
    at = end
  }
  return [...parts, text.slice(at)].join('')
}

/** Marks of what is all gone: "1." by itself would be a sentence. */
function marksLeft(text: string, stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap(({ start }, index) => {
    const from = lineStart(text, start)
    const mark = text.slice(from, start)
    const isMark = (itemOf(`${mark}x`) ?? headingOf(`${mark}x`))?.lead === mark.length
    const { end } = lastOfLine(text, stretches, index)
    const to = lineEnd(text, end)
    if (!(isMark || /^[ \t>*_]*$/.test(mark)) || !/^[*_]*[ \t]*$/.test(text.slice(end, to))) return []
    return [
      { start: from, end: start },
      { start: end, end: to },
    ]
  })
}

/** The last of the stretches that follow one another without anything between them on their line. */
function lastOfLine(text: string, stretches: readonly Stretch[], index: number): Stretch {
  let last = stretches[index] ?? { start: 0, end: 0 }
  for (const next of stretches.slice(index + 1, index + 20)) {
    const between = text.slice(last.end, next.start)
    if (/[^ \t]/.test(between)) break
    last = next
  }
  return last
}

/** Longer than any mark and its indent. */
const longestMark = 60

const lineStart = (text: string, at: number): number =>
  Math.max(at - longestMark, text.lastIndexOf('\n', at - 1) + 1, text.lastIndexOf('\r', at - 1) + 1)

function lineEnd(text: string, at: number): number {
  const lineBreak = /[\r\n]/.exec(text.slice(at, at + longestMark))
  return lineBreak ? at + lineBreak.index : at + longestMark
}
