import { decisionOrder } from './decision-order.ts'
import { exchanged } from './exchange.ts'
import { greedyChoice, greedyOrders } from './greedy.ts'
import { type Choice, type Item, inOrder, pointsOf, valueOf } from './item.ts'
import { relax } from './relax.ts'
import { type Search, search } from './search.ts'
import { mostPlaces } from './states.ts'

// A narrow search finds what lets a wide one rule out much. The widest takes some 40 MB.
const [narrowest, widest] = [4000, 400_000]

/** Up to so many items are chosen exactly. */
export const mostExact = mostPlaces

/**
 * The choice of the most value in so many points. Up to 60 items it is exact: `bound` is its value, unless the work had to end before, which no instance that we know needs. Of more
 * it is a good choice, and `bound` says what none can exceed.
 */
export function choose(items: readonly Item[], room: number): Search {
  return items.length <= mostExact ? exactly(items, room) : nearly(items, room)
}

function exactly(items: readonly Item[], room: number): Search {
  const order = decisionOrder(items)
  const greedy = greedyChoice(items, room)
  const narrow = search(items, { room, known: greedy, mostStates: narrowest, order })
  if (narrow.bound <= narrow.value) return narrow
  const nothing = { taken: items.map(() => false), value: 0 }
  const known = exchanged(items, { room, starts: [narrow, nothing, greedy], enough: narrow.bound })
  const wide = search(items, { room, known, mostStates: widest, order })
  return { ...wide, states: narrow.states + wide.states }
}

// Where in a greedy order those stand that are decided anew: from so many before the first that does not fit.
const beginnings = [50, 30, 15]
const statesAWindow = 6000

/** Of many items a greedy order decides those at its beginning and its end; the sixty around the place where the room ends are chosen anew. */
function nearly(items: readonly Item[], room: number): Search {
  const { bound } = relax(items, room)
  let best: Choice = greedyChoice(items, room)
  let states = 0
  for (const order of greedyOrders(items, Infinity)) {
    const fitting = howManyFit(items, order, room)
    for (const before of beginnings) {
      if (best.value >= bound) return { ...best, bound, states }
      const first = Math.max(0, fitting - before)
      const found = chosenAnew(items, { order, first, room })
      states += found.states
      if (found.value > best.value) best = found
    }
  }
  return { ...filled(items, best.taken, room), bound, states }
}

/** Takes whatever still fits, the worthiest first. */
function filled(items: readonly Item[], chosen: readonly boolean[], room: number): Choice {
  const taken = [...chosen]
  const worthiest = [...items.keys()].toSorted((a, b) => (items[b]?.value ?? 0) - (items[a]?.value ?? 0))
  for (let free = room - pointsOf(items, taken); ;) {
    const next = worthiest.find((at) => {
      const { points, needs } = items[at] as Item
      return !taken[at] && points <= free && needs.every((need) => taken[need])
    })
    if (next === undefined) return { taken, value: valueOf(items, taken) }
    taken[next] = true
    free -= items[next]?.points ?? 0
  }
}

function howManyFit(items: readonly Item[], order: readonly number[], room: number): number {
  let free = room
  const end = order.findIndex((at) => (free -= items[at]?.points ?? 0) < 0)
  return end < 0 ? order.length : end
}

function chosenAnew(
  items: readonly Item[],
  { order, first, room }: { order: readonly number[]; first: number; room: number },
): Choice & { states: number } {
  const taken = items.map(() => false)
  for (const at of order.slice(0, first)) taken[at] = true
  const window = order.slice(first, first + mostExact)
  const open = inOrder(items, window)
  const free = room - pointsOf(items, taken)
  const known = greedyChoice(open, free)
  const found = search(open, { room: free, known, mostStates: statesAWindow })
  window.forEach((at, place) => (taken[at] = found.taken[place] === true))
  return { taken, value: valueOf(items, taken), states: found.states }
}
