import type { Priority } from '../test-cases/schema.ts'
import type { Item } from './model.ts'

const weights: Record<Priority, number> = { critical: 8, high: 4, medium: 2, low: 1 }

/** How much an item weighs when cases have to be cut: its risk. */
export function weightOf(item: Pick<Item, 'priority'>): number {
  return weights[item.priority]
}

/**
 * Chooses at most `max` candidates by risk-weighted greedy set cover and returns their indexes in the order given.
 * Ties go to the earlier candidate. Quadratic in the candidates at worst; candidates that add nothing are left out only under the cap.
 */
export function selectByRisk(covers: Set<string>[], items: Item[], max: number): number[] {
  if (covers.length <= max) return covers.map((_, index) => index)
  const weight = new Map(items.map((item) => [item.id, weightOf(item)]))
  const left = new Set(covers.keys())
  const covered = new Set<string>()
  const chosen: number[] = []
  while (chosen.length < max && left.size > 0) {
    let bestIndex = -1
    let bestGain = -1
    for (const index of left) {
      let gain = 0
      for (const id of covers[index] ?? []) if (!covered.has(id)) gain += weight.get(id) ?? 0
      if (gain > bestGain) [bestIndex, bestGain] = [index, gain]
    }
    chosen.push(bestIndex)
    left.delete(bestIndex)
    for (const id of covers[bestIndex] ?? []) covered.add(id)
  }
  return chosen.sort((a, b) => a - b)
}
