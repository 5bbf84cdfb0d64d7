/** Of several lists the first of each, then the second of each, and so on; what several lists hold comes once. */
export function turnByTurn<T>(lists: readonly (readonly T[])[], keyOf: (one: T) => string): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const taken = new Map<string, T>()
  for (let at = 0; at < longest; at++) {
    for (const list of lists) {
      const one = list[at]
      if (one !== undefined && !taken.has(keyOf(one))) taken.set(keyOf(one), one)
    }
  }
  return [...taken.values()]
}
