import { decisionOrder } from './decision-order.ts'
import { type Choice, type Item, closuresOf, inOrder, valueOf } from './item.ts'
import { type Bounds, Remainder } from './remainder.ts'
import { Groups, type Places, type State, placesOf } from './states.ts'

export interface Search extends Choice {
  /** No choice is worth more: its own value where the search was complete. */
  bound: number
  /** How many states were looked at. */
  states: number
}

interface Limits {
  room: number
  /** A choice that is known already. */
  known: Choice
  /** How many states may be looked at. What has to be left out for it raises the bound. */
  mostStates: number
  /** In which to decide items: that of `decisionOrder` unless given. */
  order?: readonly number[]
}

// With fewer states bounds cost more than they save.
const [worthQuick, worthSharp] = [300, 1000]
// Sharp bounds are dear, and what they rule out stays out: they are worth it now and then.
const sharpEach = 4
const fewestAtOnce = 300

/**
 * The best choice of at most 60 items in so many points. Items are decided one after another. Of two states in which the same items are still possible the worse is dropped
 * (dynamic programming), and so is one that cannot lead to more than is known, as a relaxation of what is undecided shows (branch and bound).
 */
export function search(
  unordered: readonly Item[],
  { room, known, mostStates, order = decisionOrder(unordered) }: Limits,
): Search {
  const items = inOrder(unordered, order)
  const dependants = dependantsOf(items)
  let best: { state?: State; value: number } = { value: known.value }
  let [lost, looked] = [0, 0]
  let groups = new Groups()
  groups.add(placesOf([]), [{ points: 0, value: 0, item: -1, before: undefined }])
  for (const [place, item] of items.entries()) {
    groups = decided(groups, { ...item, place, room, dependants: dependants[place] ?? placesOf([]) })
    for (const { states } of groups) {
      const state = states.at(-1)
      if (state && state.value > best.value) best = { state, value: state.value }
    }
    const most = Math.max(fewestAtOnce, (mostStates - looked) / 4)
    const kept = promising(groups, new Remainder(items, place + 1, room), { atLeast: best.value, most })
    groups = kept.groups
    lost = Math.max(lost, kept.lost)
    looked += groups.size
  }
  const taken = best.state ? takenOf(best.state, order) : known.taken
  const value = valueOf(unordered, taken)
  return { taken, value, bound: Math.max(value, lost), states: looked }
}

/** Which places are impossible without each, also by way of others. */
function dependantsOf(items: readonly Item[]): Places[] {
  const places: number[][] = items.map(() => [])
  closuresOf(items).forEach((closure, place) =>
    closure.forEach((need) => need !== place && places[need]?.push(place)),
  )
  return places.map(placesOf)
}

interface Decision extends Item {
  place: number
  room: number
  dependants: Places
}

/** What comes of all states when an item is taken, and when it is not. */
function decided(groups: Groups, { place, points, value, room, dependants }: Decision): Groups {
  const next = new Groups()
  const own = placesOf([place])
  for (const { forbidden, states } of groups) {
    const { low, high } = forbidden
    if (low & own.low || high & own.high) {
      next.add({ low: low & ~own.low, high: high & ~own.high }, states)
      continue
    }
    next.add({ low: low | dependants.low, high: high | dependants.high }, states)
    const fitting = states.filter((state) => state.points + points <= room)
    next.add(
      forbidden,
      fitting.map((before) => ({
        points: before.points + points,
        value: before.value + value,
        item: place,
        before,
      })),
    )
  }
  return next
}

/** The states that may lead to more than is known; of too many those of the highest bounds. `lost` says what the others could have led to. */
function promising(
  groups: Groups,
  remainder: Remainder,
  { atLeast, most }: { atLeast: number; most: number },
): { groups: Groups; lost: number } {
  if (groups.size < worthQuick) return { groups, lost: 0 }
  const quick = remainder.quick(groups)
  let kept = above(groups, quick, atLeast)
  if (kept.size > worthSharp && remainder.size % sharpEach === 0)
    kept = above(kept, remainder.sharp(atLeast), atLeast)
  if (kept.size <= most) return { groups: kept, lost: 0 }
  const all = [...kept].flatMap((group) => group.states.map(quick(group))).toSorted((a, b) => b - a)
  const lost = all[Math.floor(most)] ?? 0
  return { groups: above(kept, quick, lost), lost }
}

function above(groups: Groups, bounds: Bounds, least: number): Groups {
  const kept = new Groups()
  for (const group of groups) {
    const bound = bounds(group)
    kept.add(
      group.forbidden,
      group.states.filter((state) => bound(state) > least),
    )
  }
  return kept
}

function takenOf(last: State, order: readonly number[]): boolean[] {
  const taken = order.map(() => false)
  for (let state: State | undefined = last; state; state = state.before) {
    const at = order[state.item]
    if (at !== undefined) taken[at] = true
  }
  return taken
}
