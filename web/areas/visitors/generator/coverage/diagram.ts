import { arrowsOf, type Arrow } from './arrows.ts'
import { cut, textWidth } from './fitting.ts'
import { rowsOf } from './rows.ts'
import { type Box, type Machine, keyOf } from './shapes.ts'

export interface Diagram {
  /** Where it begins; its top is 0. */
  left: number
  width: number
  height: number
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  /** Where the arrow of the first state begins; null where the text does not say which is the first. */
  start: { x: number; y: number; to: number } | null
}

/** More states than anybody reads in a drawing: their table says it. */
export const mostStates = 40

const boxHeight = 40
const between = 84
/** More arrows between two rows take more room for their words. */
const perArrow = 12
const mostBetween = 190
const across = 96
const above = 58
const mostLetters = 20
/** What a loop and its label take beside their box. */
const loopWidth = 150

/** Places the states of a life cycle in rows, by their distance from the first, and draws arrows between them. Units are pixels at full size. */
export function diagramOf(machine: Machine): Diagram {
  const rows = rowsOf(machine)
  const loops = new Set(machine.transitions.filter(({ from, to }) => from === to).map(({ from }) => from))
  const sizes = new Map(machine.states.map((state) => [state, widthOf(state)]))
  const room = (state: string) => (sizes.get(state) ?? 0) + (loops.has(state) ? loopWidth : 0)
  const widths = rows.map((row) => row.reduce((sum, state) => sum + room(state), across * (row.length - 1)))
  const inner = Math.max(0, ...widths)
  const tops = topsOf(rows, machine)
  const boxes = rows.flatMap((row, index): Box[] => {
    let x = (inner - (widths[index] ?? 0)) / 2
    return row.map((state) => {
      const width = sizes.get(state) ?? 0
      const box = {
        state,
        label: cut(state, mostLetters),
        row: index,
        x,
        y: tops[index] ?? 0,
        width,
        height: boxHeight,
      }
      x += room(state) + across
      return box
    })
  })
  return framed(boxes, arrowsOf(machine, boxes), machine.initial)
}

/** Where each row begins. */
function topsOf(rows: readonly (readonly string[])[], { transitions }: Machine): number[] {
  const rowOf = new Map(rows.flatMap((row, index) => row.map((state) => [state, index] as const)))
  const arrows = new Map(transitions.map((each) => [keyOf(each), each])).values()
  const inGap = rows.map(() => 0)
  for (const { from, to } of arrows) {
    const [a = 0, b = 0] = [rowOf.get(from), rowOf.get(to)]
    if (Math.abs(a - b) === 1) inGap[Math.min(a, b)] = (inGap[Math.min(a, b)] ?? 0) + 1
  }
  let top = above
  return rows.map((_, index) => {
    const own = top
    top += boxHeight + Math.min(mostBetween, between + perArrow * Math.max(0, (inGap[index] ?? 0) - 2))
    return own
  })
}

const widthOf = (state: string) => Math.max(100, Math.ceil(textWidth(cut(state, mostLetters))) + 32)

const margin = 12

/** Measures what was placed. */
function framed(boxes: readonly Box[], arrows: readonly Arrow[], initial: string | null): Diagram {
  const left = Math.min(0, ...arrows.map(({ bounds }) => bounds.left)) - margin
  const right = Math.max(
    0,
    ...boxes.map(({ x, width }) => x + width),
    ...arrows.map(({ bounds }) => bounds.right),
  )
  const bottom = Math.max(
    0,
    ...boxes.map(({ y, height }) => y + height),
    ...arrows.map(({ bounds }) => bounds.bottom),
  )
  const first = boxes.find(({ state }) => state === initial)
  return {
    left: Math.floor(left),
    width: Math.ceil(right - left + margin),
    height: Math.ceil(bottom + margin),
    boxes,
    arrows,
    start: first ? { x: first.x + first.width / 2, y: first.y - 34, to: first.y } : null,
  }
}
