import type { Machine } from './shapes.ts'

const mostInRow = 4

/** The states in rows: the first one, then what it leads to, and so on; what nothing leads to begins anew below. Neighbours stand below each other where it can be. */
export function rowsOf({
  states,
  initial,
  transitions,
}: Pick<Machine, 'states' | 'initial' | 'transitions'>): string[][] {
  const next = Map.groupBy(transitions, ({ from }) => from)
  const rest = new Set(states)
  const rows: string[][] = []
  while (rest.size > 0) {
    const first = initial !== null && rest.has(initial) ? initial : beginningOf(rest, transitions)
    let row = [first]
    rest.delete(first)
    while (row.length > 0) {
      rows.push(...parted(row))
      const reached = new Set(row.flatMap((state) => (next.get(state) ?? []).map(({ to }) => to)))
      row = [...reached].filter((state) => rest.delete(state))
    }
  }
  return ordered(rows, transitions)
}

/** A state that nothing leads to, else the one that is named first. */
function beginningOf(rest: ReadonlySet<string>, transitions: Machine['transitions']): string {
  const reached = new Set(transitions.filter(({ from, to }) => from !== to).map(({ to }) => to))
  const [named = ''] = rest
  return [...rest].find((state) => !reached.has(state)) ?? named
}

function parted(row: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < row.length; at += mostInRow) parts.push(row.slice(at, at + mostInRow))
  return parts
}

/** Each state comes as far to the left as those above that lead to it. */
function ordered(rows: readonly string[][], transitions: Machine['transitions']): string[][] {
  const place = new Map<string, number>()
  const into = Map.groupBy(transitions, ({ to }) => to)
  return rows.map((row) => {
    const weight = new Map(
      row.map((state, index) => {
        const above = (into.get(state) ?? []).flatMap(({ from }) => place.get(from) ?? [])
        return [state, above.length === 0 ? index : above.reduce((sum, one) => sum + one, 0) / above.length]
      }),
    )
    const sorted = row.toSorted((a, b) => (weight.get(a) ?? 0) - (weight.get(b) ?? 0))
    for (const [index, state] of sorted.entries()) place.set(state, index - (sorted.length - 1) / 2)
    return sorted
  })
}
