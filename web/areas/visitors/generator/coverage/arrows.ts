import { type Curve, pathOf, pointOn } from './curves.ts'
import { type Label, type Rectangle, labeller, linesOf } from './labels.ts'
import { portsOf } from './ports.ts'
import { type Box, type Bundle, type Machine, keyOf } from './shapes.ts'

export interface Arrow {
  key: string
  path: string
  label: Label
  /** A case goes each of its ways. */
  isTested: boolean
  bounds: Rectangle
}

interface Way {
  bundle: Bundle
  curve: Curve
  anchor: Label['anchor']
}

/** An arrow for each pair of states that something leads between, with what leads there. */
export function arrowsOf({ transitions }: Pick<Machine, 'transitions'>, boxes: readonly Box[]): Arrow[] {
  const byState = new Map(boxes.map((box) => [box.state, box]))
  const bundles = [...Map.groupBy(transitions, keyOf)].flatMap(([key, all]): Bundle[] => {
    const [first] = all
    const [from, to] = [byState.get(first?.from ?? ''), byState.get(first?.to ?? '')]
    return from && to ? [{ key, from, to, all }] : []
  })
  const label = labeller(boxes)
  const draw = ({ bundle, curve, anchor }: Way) => arrow(bundle, curve, label(curve, linesOf(bundle), anchor))
  const near = bundles.filter((bundle) => isNear(bundle, boxes))
  const loops = bundles.filter(({ from, to }) => from === to)
  const ports = portsOf(near)
  const inside = [
    ...near.map((bundle) => draw({ bundle, curve: between(bundle, ports), anchor: 'middle' })),
    ...loops.map((bundle) => draw({ bundle, curve: loop(bundle), anchor: 'start' })),
  ]
  return [...inside, ...outside(bundles, new Set([...near, ...loops]), boxes, inside, draw)]
}

/** In the next row, or side by side. */
function isNear({ from, to }: Bundle, boxes: readonly Box[]): boolean {
  if (Math.abs(to.row - from.row) === 1) return true
  return to.row === from.row && Math.abs(boxes.indexOf(from) - boxes.indexOf(to)) === 1
}

/** What leads further goes around all boxes, and around what goes there already. */
function outside(
  bundles: readonly Bundle[],
  done: ReadonlySet<Bundle>,
  boxes: readonly Box[],
  inside: readonly Arrow[],
  draw: (way: Way) => Arrow,
): Arrow[] {
  const edge = {
    left: Math.min(0, ...boxes.map(({ x }) => x), ...inside.map(({ bounds }) => bounds.left)),
    right: Math.max(0, ...boxes.map(rightOf), ...inside.map(({ bounds }) => bounds.right)),
  }
  const far = bundles.filter((bundle) => !done.has(bundle))
  // The shortest lie innermost, so that they cross no others.
  const length = ({ from, to }: Bundle) => Math.abs(from.row - to.row)
  return far
    .toSorted((a, b) => length(a) - length(b))
    .map((bundle) => {
      const isRight = bundle.to.row <= bundle.from.row
      const curve = around(bundle, isRight, isRight ? edge.right + 26 : edge.left - 26)
      const made = draw({ bundle, curve, anchor: isRight ? 'start' : 'end' })
      if (isRight) edge.right = made.bounds.right
      else edge.left = made.bounds.left
      return made
    })
}

function between(bundle: Bundle, ports: ReturnType<typeof portsOf>): Curve {
  const [a, b] = [ports(bundle, 'from'), ports(bundle, 'to')]
  const rows = bundle.to.row - bundle.from.row
  if (rows !== 0) {
    const pull = (b[1] - a[1]) * 0.5
    return [a, [a[0], a[1] + pull], [b[0], b[1] - pull], b]
  }
  const bow = bundle.to.x > bundle.from.x ? -46 : 46
  return [a, [a[0], a[1] + bow], [b[0], b[1] + bow], b]
}

function loop({ from: { x, y, width, height } }: Bundle): Curve {
  const right = x + width
  return [
    [right, y + height * 0.7],
    [right + 44, y + height + 14],
    [right + 44, y - 14],
    [right, y + height * 0.3],
  ]
}

function around({ from, to }: Bundle, isRight: boolean, out: number): Curve {
  const middle = ({ y, height }: Box) => y + height / 2
  const at = (box: Box) => (isRight ? rightOf(box) : box.x)
  // A curve comes three quarters as far as it is pulled.
  const pull = (out - (at(from) + at(to)) / 8) / 0.75
  return [
    [at(from), middle(from) + 6],
    [pull, middle(from) + 6],
    [pull, middle(to) - 6],
    [at(to), middle(to) - 6],
  ]
}

const rightOf = ({ x, width }: Box) => x + width

function arrow({ key, all }: Bundle, curve: Curve, label: Label): Arrow {
  const points = [0, 0.25, 0.5, 0.75, 1].map((at) => pointOn(curve, at))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    key,
    path: pathOf(curve),
    label,
    isTested: all.every(({ testCaseIds }) => testCaseIds.length > 0),
    bounds: {
      left: Math.min(label.bounds.left, ...xs),
      right: Math.max(label.bounds.right, ...xs),
      top: Math.min(label.bounds.top, ...ys),
      bottom: Math.max(label.bounds.bottom, ...ys),
    },
  }
}
