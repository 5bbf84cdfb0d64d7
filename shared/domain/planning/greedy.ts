import { type Choice, type Item, closuresOf, valueOf } from './item.ts'

/** How a bundle is rated: an item with all that it needs and that is not there yet. */
type Rating = (value: number, points: number) => number

const ratings: readonly Rating[] = [
  (value, points) => value / points,
  (value, points) => value / Math.sqrt(points),
  (value) => value,
]

/** The best of some good choices within the room, quickly made: again and again the bundle of the best rating that fits. */
export function greedyChoice(items: readonly Item[], room: number): Choice {
  return greedyOrders(items, room)
    .map((order) => {
      const taken = items.map(() => false)
      for (const at of order) taken[at] = true
      return { taken, value: valueOf(items, taken) }
    })
    .reduce((best, choice) => (choice.value > best.value ? choice : best))
}

/** Orders in which bundles of the best rating come first, as long as they fit: one for each of some ratings. Each item stands after its needs. */
export function greedyOrders(items: readonly Item[], room: number): number[][] {
  const closures = closuresOf(items)
  const within: number[][] = items.map(() => [])
  closures.forEach((closure, at) => closure.forEach((need) => within[need]?.push(at)))
  return ratings.map((rating) => greedyOrder(items, { closures, within, room, rating }))
}

interface Greed {
  closures: readonly (readonly number[])[]
  /** The bundles that an item is in. */
  within: readonly (readonly number[])[]
  room: number
  rating: Rating
}

function greedyOrder(items: readonly Item[], { closures, within, room, rating }: Greed): number[] {
  const bundles = closures.map((closure) => ({
    points: closure.reduce((sum, at) => sum + (items[at]?.points ?? 0), 0),
    value: closure.reduce((sum, at) => sum + (items[at]?.value ?? 0), 0),
  }))
  const order = new Set<number>()
  for (let free = room; ;) {
    let best = -1
    let most = -1
    for (const [at, { value, points }] of bundles.entries()) {
      if (order.has(at) || points > free) continue
      const rate = rating(value, points)
      if (rate > most) [best, most] = [at, rate]
    }
    if (best < 0) return [...order]
    for (const at of closures[best] ?? []) {
      if (order.has(at)) continue
      const { points, value } = items[at] as Item
      order.add(at)
      free -= points
      for (const holder of within[at] ?? []) {
        const bundle = bundles[holder] as { points: number; value: number }
        bundle.points -= points
        bundle.value -= value
      }
    }
  }
}
