import { type Item, closuresOf } from './item.ts'

// More of them find few better orders.
const beginnings = 12
// What an undecided need costs beside the items that it lets wait: found by trying.
const costOfNeed = 0.7

/**
 * An order in which to decide items, each after its needs, so that few of them wait at any time, with some needs decided and others not: those are what a search has to
 * remember. Several beginnings are tried; each goes on with what leaves the fewest waiting.
 */
export function decisionOrder(items: readonly Item[]): number[] {
  const dependants: number[][] = items.map(() => [])
  items.forEach(({ needs }, at) => needs.forEach((need) => dependants[need]?.push(at)))
  const graph = { closures: closuresOf(items), dependants }
  const firsts = [undefined, ...items.keys()].slice(0, beginnings)
  const orders = firsts.map((first) => orderFrom(graph, first))
  return orders.reduce((best, order) => (order.burden < best.burden ? order : best)).order
}

interface Graph {
  closures: readonly (readonly number[])[]
  dependants: readonly (readonly number[])[]
}

/** `burden` is how much there is to remember on the way: each waiting item doubles it. */
function orderFrom(graph: Graph, first: number | undefined): { order: number[]; burden: number } {
  const decided = graph.closures.map(() => false)
  const waiting = new Set<number>()
  const order: number[] = []
  let burden = 0
  while (order.length < decided.length) {
    const next = order.length === 0 && first !== undefined ? first : cheapest(graph, decided, waiting)
    for (const at of graph.closures[next] ?? []) {
      if (decided[at]) continue
      decided[at] = true
      order.push(at)
      waiting.delete(at)
      graph.dependants[at]?.forEach((dependant) => waiting.add(dependant))
      burden += 2 ** waiting.size
    }
  }
  return { order, burden }
}

/** The item that costs the least to decide next, with all that it needs. */
function cheapest({ closures, dependants }: Graph, decided: boolean[], waiting: ReadonlySet<number>): number {
  let best = 0
  let least = Infinity
  for (const [at, closure] of closures.entries()) {
    if (decided[at]) continue
    const missing = closure.filter((need) => !decided[need])
    const added = new Set(missing.flatMap((need) => dependants[need] ?? []).filter((to) => !waiting.has(to)))
    for (const need of missing) added.delete(need)
    const cost = added.size + costOfNeed * missing.length - (waiting.has(at) ? 1 : 0)
    if (cost < least) [least, best] = [cost, at]
  }
  return best
}
