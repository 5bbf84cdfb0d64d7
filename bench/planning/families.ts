import type { Item } from '../../shared/domain/planning/item.ts'

/** Items and the points that there is room for. */
export interface Instance {
  items: Item[]
  room: number
}

/** Numbers that look like chance and are the same each time. Source: mulberry32, by T. Ettinger (public domain). */
function diceOf(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most)
  }
}

/** Of the size that values of plans have: the weight of a priority above all else. */
const valueOf = (weight: number, below: number) => weight * 2 ** 31 + below
const weights = [1, 3, 9, 27]
const totalOf = (items: readonly Item[]) => items.reduce((sum, { points }) => sum + points, 0)
const some = (dice: (most: number) => number, count: number, most: number) => {
  const chosen = new Set<number>()
  while (chosen.size < Math.min(count, most)) chosen.add(dice(most))
  return [...chosen]
}

/** Sixty of the same size and weight. */
export const equal = (): Instance => ({
  items: Array.from({ length: 60 }, (_, at) => ({ points: 5, value: valueOf(9, 60 - at), needs: [] })),
  room: 153,
})

/** Even points, which are also the value, and a room that is odd: no sum meets it, and none is far from it. */
export function subsetSum({ seed }: { seed: number }): Instance {
  const dice = diceOf(seed)
  const items = Array.from({ length: 60 }, () => {
    const points = 2 * (1 + dice(50))
    return { points, value: points * 2 ** 31, needs: [] }
  })
  return { items, room: Math.floor(totalOf(items) / 2) | 1 }
}

/** Layers of items, each with some needs in the layer below. */
export function layers({ seed, width, each }: { seed: number; width: number; each: number }): Instance {
  const dice = diceOf(seed)
  const items: Item[] = []
  for (let at = 0; at < 60; at++) {
    const below = width * (Math.floor(at / width) - 1)
    const needs = below < 0 ? [] : some(dice, each, width).map((place) => below + place)
    items.push({ points: 1 + dice(20), value: valueOf(weights[dice(4)] ?? 1, dice(1e6)), needs })
  }
  return { items, room: Math.floor(totalOf(items) * 0.45) }
}

/**
 * Items of little value that others of much value need, a few each, at random: which of them hold the most together is the densest subgraph, for which nobody knows
 * anything better than trying. `free` makes the holders cost nothing.
 */
export function hypergraph({
  seed,
  needed,
  holders,
  each,
  free,
}: {
  seed: number
  needed: number
  holders: number
  each: number
  free: boolean
}): Instance {
  const dice = diceOf(seed)
  const count = needed + holders
  const items: Item[] = []
  for (let at = 0; at < needed; at++) items.push({ points: 1, value: valueOf(1, count - at), needs: [] })
  for (let at = needed; at < count; at++) {
    items.push({ points: free ? 0 : 1, value: valueOf(27, count - at), needs: some(dice, each, needed) })
  }
  return { items, room: Math.floor(totalOf(items) * (free ? 0.4 : 0.45)) }
}

/** A chain, six chains, and a tree in which each needs one that stands far before it. */
export function forests({ seed, chains }: { seed: number; chains: number }): Instance {
  const dice = diceOf(seed)
  const items: Item[] = Array.from({ length: 60 }, (_, at) => ({
    points: 1 + dice(100),
    value: valueOf(weights[dice(4)] ?? 1, dice(1e6)),
    needs: at < Math.max(1, chains) ? [] : [chains > 0 ? at - chains : dice(at)],
  }))
  return { items, room: Math.floor(totalOf(items) * 0.4) }
}
