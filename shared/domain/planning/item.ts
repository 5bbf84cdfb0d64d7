/** A story as the choice sees it. */
export interface Item {
  /** A whole number, 0 or more. */
  points: number
  /** What it is worth to have it: a whole number, 0 or more. */
  value: number
  /** The places of the items without which it cannot be taken; all of them stand before it in its list. */
  needs: readonly number[]
}

/** What is taken, and its value. */
export interface Choice {
  taken: boolean[]
  value: number
}

/** The value of what is taken. */
export const valueOf = (items: readonly Item[], taken: readonly boolean[]): number =>
  items.reduce((sum, { value }, at) => sum + (taken[at] ? value : 0), 0)

/** The points of what is taken. */
export const pointsOf = (items: readonly Item[], taken: readonly boolean[]): number =>
  items.reduce((sum, { points }, at) => sum + (taken[at] ? points : 0), 0)

/** Of each item all that it needs, also by way of others, and itself at the end. Each stands after its own needs. */
export function closuresOf(items: readonly Pick<Item, 'needs'>[]): number[][] {
  const closures: number[][] = []
  for (const [at, { needs }] of items.entries()) {
    const all = new Set<number>()
    // The latest first: it mostly needs the others itself.
    for (const need of needs.toSorted((a, b) => b - a)) {
      if (!all.has(need)) for (const other of closures[need] ?? []) all.add(other)
    }
    closures.push([...[...all].toSorted((a, b) => a - b), at])
  }
  return closures
}

/** The same items in another order, in which each still stands after its needs. What needs an item that is left out does without it. */
export function inOrder(items: readonly Item[], order: readonly number[]): Item[] {
  const placeOf = new Map(order.map((at, place) => [at, place]))
  return order.map((at) => {
    const { points, value, needs } = items[at] as Item
    return { points, value, needs: needs.flatMap((need) => placeOf.get(need) ?? []) }
  })
}

/** The same items without those needs that others of their needs need themselves. */
export function withoutImplied(items: readonly Item[]): Item[] {
  const closures = closuresOf(items)
  return items.map((item) => {
    const implied = new Set<number>()
    for (const need of item.needs)
      for (const other of closures[need] ?? []) if (other !== need) implied.add(other)
    return { ...item, needs: [...new Set(item.needs)].filter((need) => !implied.has(need)) }
  })
}
