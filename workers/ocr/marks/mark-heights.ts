/** Marks that grow row by row and are joined where they meet: a forest of disjoint sets (Tarjan 1975), each with its first and last row. */
export function markHeights() {
  const parent: number[] = []
  const first: number[] = []
  const last: number[] = []

  function root(mark: number): number {
    let at = mark
    while (parent[at] !== at) {
      // Halves the way for whoever comes next.
      parent[at] = parent[parent[at] ?? at] ?? at
      at = parent[at] ?? at
    }
    return at
  }

  return {
    /** A new mark that begins in this row. */
    begin(y: number): number {
      first.push(y)
      last.push(y)
      return parent.push(parent.length) - 1
    },
    /** Lets a mark go on in this row. */
    grow(mark: number, y: number) {
      last[root(mark)] = y
    },
    /** Makes one mark of two. */
    join(one: number, other: number) {
      const [kept, gone] = [root(one), root(other)]
      if (kept === gone) return
      parent[gone] = kept
      first[kept] = Math.min(first[kept] ?? 0, first[gone] ?? 0)
      last[kept] = Math.max(last[kept] ?? 0, last[gone] ?? 0)
    },
    /** How many marks have `least` rows or more. */
    count(least: number): number {
      let count = 0
      for (let mark = 0; mark < parent.length; mark++) {
        if (parent[mark] !== mark) continue
        if ((last[mark] ?? 0) - (first[mark] ?? 0) + 1 >= least) count++
      }
      return count
    },
  }
}
