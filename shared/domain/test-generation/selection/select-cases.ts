import type { Priority } from '../../test-cases/schema.ts'
import { Heap } from './heap.ts'
import type { ItemBase } from '../../test-cases/draft.ts'

const weights: Record<Priority, number> = { critical: 8, high: 4, medium: 2, low: 1 }

/** How much an item weighs when cases have to be cut: its risk. */
export function weightOf(item: Pick<ItemBase, 'priority'>): number {
  return weights[item.priority]
}

interface Candidate {
  index: number
  gain: number
}

/** More gain first; the earlier case first among equals, so that the order never depends on the heap. */
const better = (a: Candidate, b: Candidate) => a.gain > b.gain || (a.gain === b.gain && a.index < b.index)

/**
 * Chooses at most `max` candidates by risk-weighted greedy set cover and returns their indexes in the order given.
 * Ties go to the earlier candidate. Lazy greedy: gains only shrink, so a candidate is weighed again only when it comes first.
 */
export function selectByRisk(
  covers: Set<string>[],
  items: Pick<ItemBase, 'id' | 'priority'>[],
  max: number,
): number[] {
  if (covers.length <= max) return covers.map((_, index) => index)
  const weight = new Map(items.map((item) => [item.id, weightOf(item)]))
  const covered = new Set<string>()
  const gainOf = (index: number) => {
    let gain = 0
    for (const id of covers[index] ?? []) if (!covered.has(id)) gain += weight.get(id) ?? 0
    return gain
  }
  const heap = new Heap<Candidate>(better)
  for (const index of covers.keys()) heap.push({ index, gain: gainOf(index) })
  const chosen: number[] = []
  for (let first = heap.pop(); first && chosen.length < max; first = heap.pop()) {
    const now = { index: first.index, gain: gainOf(first.index) }
    const next = heap.top()
    if (next && better(next, now)) heap.push(now)
    else {
      chosen.push(now.index)
      for (const id of covers[now.index] ?? []) covered.add(id)
    }
  }
  return chosen.sort((a, b) => a - b)
}
