import type { Item } from '../../../../shared/domain/planning/item.ts'

/** The value of the best choice, found by trying every one. */
export function bestValue(items: readonly Item[], room: number): number {
  let best = 0
  for (let set = 0; set < 1 << items.length; set++) {
    let [points, value, whole] = [0, 0, true]
    for (const [at, item] of items.entries()) {
      if (!(set & (1 << at))) continue
      points += item.points
      value += item.value
      whole &&= item.needs.every((need) => set & (1 << need))
    }
    if (whole && points <= room) best = Math.max(best, value)
  }
  return best
}
