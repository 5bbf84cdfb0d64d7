import { type Curve, pointOn } from './curves.ts'
import { cut, textWidth } from './fitting.ts'
import type { Box, Bundle } from './shapes.ts'

export interface Label {
  x: number
  y: number
  anchor: 'middle' | 'start' | 'end'
  lines: readonly string[]
  bounds: Rectangle
}

export interface Rectangle {
  left: number
  right: number
  top: number
  bottom: number
}

export const lineHeight = 16
const mostLines = 2
const mostLetters = 22

/** What leads along an arrow, in few words. */
export function linesOf({ all }: Pick<Bundle, 'all'>): string[] {
  const said = all.map(({ event, guard }) => cut(guard ? `${event} [${guard}]` : event, mostLetters))
  if (said.length <= mostLines) return said
  return [...said.slice(0, mostLines - 1), `+ ${said.length - mostLines + 1}`]
}

/** Where on an arrow its words may stand, the best first. */
const places = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75]

/** Puts words on arrows, one after the other, each where it covers least of boxes and of words that stand already. */
export function labeller(boxes: readonly Box[]) {
  const taken: Rectangle[] = boxes.map(({ x, y, width, height }) => ({
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  }))
  return (curve: Curve, lines: readonly string[], anchor: Label['anchor']): Label => {
    const labels = places.map((at) => labelAt(curve, at, lines, anchor))
    const covered = labels.map(({ bounds }) => taken.reduce((sum, one) => sum + overlap(bounds, one), 0))
    const best = labels[covered.indexOf(Math.min(...covered))] ?? labelAt(curve, 0.5, lines, anchor)
    taken.push(best.bounds)
    return best
  }
}

function labelAt(curve: Curve, at: number, lines: readonly string[], anchor: Label['anchor']): Label {
  const [px, py] = pointOn(curve, at)
  const x = px + (anchor === 'middle' ? 0 : anchor === 'start' ? 6 : -6)
  const y = py - ((lines.length - 1) * lineHeight) / 2 + 4
  const width = Math.max(0, ...lines.map(textWidth))
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const bounds = {
    left,
    right: left + width,
    top: y - 13,
    bottom: y + (lines.length - 1) * lineHeight + 5,
  }
  return { x, y, anchor, lines, bounds }
}

const overlap = (a: Rectangle, b: Rectangle) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
