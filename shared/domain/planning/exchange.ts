import { type Choice, type Item, closuresOf, pointsOf, valueOf } from './item.ts'

// More steps find little more, and what an item has just been is kept for long enough to leave a place behind.
const [mostSteps, stepsKept] = [30, 8]

type Taken = readonly boolean[]

interface Problem {
  items: readonly Item[]
  room: number
  /** Of each item all that it needs, and itself. */
  closures: readonly (readonly number[])[]
  /** Of each item all that needs it, and itself. */
  holders: readonly (readonly number[])[]
}

/**
 * Better choices by exchanges, from each of some choices: in every step one item is taken with all that it needs, in place of the least worthy, or given up with all that
 * needs it, and room that is left is filled. The best step is made even where it is a loss, and not taken back for some steps. It ends at a value of `enough`.
 * Source: F. Glover, "Tabu search, part I", 1989.
 */
export function exchanged(
  items: readonly Item[],
  { room, starts, enough }: { room: number; starts: readonly Choice[]; enough: number },
): Choice {
  const closures = closuresOf(items)
  const holders: number[][] = items.map(() => [])
  closures.forEach((closure, at) => closure.forEach((need) => holders[need]?.push(at)))
  const problem = { items, room, closures, holders }
  let best: Choice = { taken: items.map(() => false), value: 0 }
  for (const start of starts) {
    if (start.value > best.value) best = start
    const reached = stepsFrom(problem, start, enough)
    if (reached.value > best.value) best = reached
    if (best.value >= enough) break
  }
  return best
}

function stepsFrom(problem: Problem, start: Choice, enough: number): Choice {
  const keptUntil = problem.items.map(() => 0)
  let best = start
  let { taken } = start
  for (let step = 1; step <= mostSteps && best.value < enough; step++) {
    let next: Choice | undefined
    let moved = -1
    for (const at of problem.items.keys()) {
      const choice = taken[at] ? without(problem, taken, at) : having(problem, taken, at)
      if (!choice || choice.value <= (next?.value ?? -1)) continue
      if ((keptUntil[at] ?? 0) >= step && choice.value <= best.value) continue
      next = choice
      moved = at
    }
    if (!next) break
    keptUntil[moved] = step + stepsKept
    taken = next.taken
    if (next.value > best.value) best = next
  }
  return best
}

/** With an item and all that it needs, as far as there is room for them. */
function having(problem: Problem, before: Taken, at: number): Choice | undefined {
  const { items, room, closures } = problem
  const taken = [...before]
  const kept = items.map(() => false)
  for (const need of closures[at] ?? []) taken[need] = kept[need] = true
  let over = pointsOf(items, taken) - room
  while (over > 0) {
    const bundle = leastWorthy(problem, { taken, kept, over })
    if (!bundle) return undefined
    for (const other of bundle) {
      if (!taken[other]) continue
      taken[other] = false
      over -= items[other]?.points ?? 0
    }
  }
  return filled(problem, taken)
}

/** Without an item and all that needs it. */
function without(problem: Problem, before: Taken, at: number): Choice {
  const taken = [...before]
  for (const holder of problem.holders[at] ?? []) taken[holder] = false
  return filled(problem, taken, at)
}

/** An item with all that needs it that costs the least value for the points that are wanted. */
function leastWorthy(
  { items, holders }: Problem,
  { taken, kept, over }: { taken: Taken; kept: Taken; over: number },
): readonly number[] | undefined {
  let worst: readonly number[] | undefined
  let least = Infinity
  for (let at = 0; at < items.length; at++) {
    if (!taken[at] || kept[at]) continue
    const bundle = holders[at] as readonly number[]
    let [points, value, isFree] = [0, 0, true]
    for (const holder of bundle) {
      if (!taken[holder]) continue
      const item = items[holder] as Item
      isFree &&= !kept[holder]
      points += item.points
      value += item.value
    }
    if (!isFree || points === 0) continue
    const rate = value / Math.min(points, over)
    if (rate < least) [least, worst] = [rate, bundle]
  }
  return worst
}

/** Takes what is worth the most for its points with all that it needs, again and again, but never one of them. */
function filled({ items, room, closures }: Problem, taken: boolean[], never = -1): Choice {
  for (let free = room - pointsOf(items, taken); ;) {
    let best = -1
    let [most, cost] = [-1, 0]
    for (let at = 0; at < items.length; at++) {
      if (taken[at]) continue
      let [points, value] = [0, 0]
      for (const need of closures[at] as readonly number[]) {
        if (taken[need]) continue
        const item = items[need] as Item
        points += need === never ? Infinity : item.points
        value += item.value
      }
      if (points <= free && value / points > most) [best, most, cost] = [at, value / points, points]
    }
    if (best < 0) return { taken, value: valueOf(items, taken) }
    for (const need of closures[best] ?? []) taken[need] = true
    free -= cost
  }
}
