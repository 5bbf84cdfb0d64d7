import type { Point } from './curves.ts'
import type { Box, Bundle } from './shapes.ts'

type Side = 'top' | 'bottom'

/** Where arrows leave and reach their boxes above and below: spread over the side, in the order of where they go, so that they do not cross there. */
export function portsOf(bundles: readonly Bundle[]): (bundle: Bundle, end: 'from' | 'to') => Point {
  const ends = bundles.flatMap((bundle, order) => {
    const sides = sidesOf(bundle)
    return (['from', 'to'] as const).map((end) => {
      const other = bundle[end === 'from' ? 'to' : 'from']
      const isDown = bundle.to.row > bundle.from.row
      return { bundle, end, box: bundle[end], side: sides[end], towards: middle(other), isDown, order }
    })
  })
  const places = new Map<string, Point>()
  const key = (bundle: Bundle, end: string) => `${bundle.key} ${end}`
  for (const all of Map.groupBy(ends, ({ box, side }) => `${side} ${box.state}`).values()) {
    const sorted = all.toSorted(
      (a, b) => a.towards - b.towards || Number(b.isDown) - Number(a.isDown) || a.order - b.order,
    )
    for (const [index, { bundle, end, box, side }] of sorted.entries()) {
      const x = box.x + (box.width * (index + 1)) / (sorted.length + 1)
      places.set(key(bundle, end), [x, side === 'top' ? box.y : box.y + box.height])
    }
  }
  return (bundle, end) => places.get(key(bundle, end)) ?? [bundle[end].x, bundle[end].y]
}

/** Down: from the bottom to the top. Beside: in a bow above to the right, below to the left. */
function sidesOf({ from, to }: Bundle): { from: Side; to: Side } {
  if (to.row > from.row) return { from: 'bottom', to: 'top' }
  if (to.row < from.row) return { from: 'top', to: 'bottom' }
  return to.x > from.x ? { from: 'top', to: 'top' } : { from: 'bottom', to: 'bottom' }
}

const middle = ({ x, width }: Box) => x + width / 2
