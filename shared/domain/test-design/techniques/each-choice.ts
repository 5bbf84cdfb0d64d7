/**
 * Fewest combinations that take every partition of every parameter at least once ("each choice") under a constraint.
 * `sizes` are the partition counts; partitions that no feasible combination takes are left out. Exact for up to 12 feasible
 * combinations by search, greedy above. Source: Ammann and Offutt, each choice coverage; ISTQB on several parameters.
 */
export function eachChoice(sizes: number[], feasible: (row: number[]) => boolean = () => true): number[][] {
  const rows = allRows(sizes).filter(feasible)
  const wanted = new Set(rows.flatMap(partsOf))
  const greedy = cover(rows, wanted)
  if (rows.length > 12) return greedy
  for (let size = Math.max(...sizes); size < greedy.length; size += 1) {
    const found = search(rows, wanted, size)
    if (found) return found
  }
  return greedy
}

function allRows(sizes: number[]): number[][] {
  return sizes.reduce<number[][]>(
    (rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, entry) => [...row, entry])),
    [[]],
  )
}

function partsOf(row: number[]): string[] {
  return row.map((entry, index) => `${index}:${entry}`)
}

function cover(rows: number[][], wanted: Set<string>): number[][] {
  const open = new Set(wanted)
  const chosen: number[][] = []
  while (open.size > 0) {
    const best = rows.reduce((top, row) => (gain(row, open) > gain(top, open) ? row : top), rows[0] ?? [])
    if (gain(best, open) === 0) break
    for (const part of partsOf(best)) open.delete(part)
    chosen.push(best)
  }
  return chosen
}

function gain(row: number[], open: Set<string>): number {
  return partsOf(row).filter((part) => open.has(part)).length
}

function search(rows: number[][], open: Set<string>, size: number, from = 0): number[][] | undefined {
  if (open.size === 0) return []
  if (size === 0) return undefined
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index] ?? []
    const rest = new Set(open)
    for (const part of partsOf(row)) rest.delete(part)
    const found = search(rows, rest, size - 1, index + 1)
    if (found) return [row, ...found]
  }
  return undefined
}
