/**
 * For each row the column that it is matched to (undefined for none), one to one, so that the sum of the values is the highest there is. Values are
 * not negative, and a match of value 0 is none. Source: the Hungarian algorithm with potentials (Kuhn 1955, Munkres 1957).
 */
export function bestMatching(values: readonly (readonly number[])[]): (number | undefined)[] {
  const size = Math.max(values.length, ...values.map((row) => row.length), 0)
  const cost = (row: number, column: number) => -(values[row]?.[column] ?? 0)
  const [u, v] = [new Float64Array(size + 1), new Float64Array(size + 1)]
  const rowOf = new Int32Array(size + 1)
  for (let row = 1; row <= size; row++) {
    rowOf[0] = row
    const least = new Float64Array(size + 1).fill(Infinity)
    const from = new Int32Array(size + 1)
    const used = new Uint8Array(size + 1)
    let column = 0
    do {
      used[column] = 1
      const at = rowOf[column]!
      let [next, step] = [0, Infinity]
      for (let to = 1; to <= size; to++) {
        if (used[to]) continue
        const reduced = cost(at - 1, to - 1) - u[at]! - v[to]!
        if (reduced < least[to]!) [least[to], from[to]] = [reduced, column]
        if (least[to]! < step) [step, next] = [least[to]!, to]
      }
      for (let to = 0; to <= size; to++) {
        if (used[to]) {
          u[rowOf[to]!]! += step
          v[to]! -= step
        } else least[to]! -= step
      }
      column = next
    } while (rowOf[column] !== 0)
    for (; column !== 0; column = from[column]!) rowOf[column] = rowOf[from[column]!]!
  }
  const matched = values.map((): number | undefined => undefined)
  for (let column = 1; column <= size; column++) {
    const row = rowOf[column]! - 1
    if ((values[row]?.[column - 1] ?? 0) > 0) matched[row] = column - 1
  }
  return matched
}
