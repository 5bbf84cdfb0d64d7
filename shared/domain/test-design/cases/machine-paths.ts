import { pathsThrough, wayTo, type StateTable, type Transition } from '../techniques/state-machine.ts'

const keyOf = ({ from, event, to }: Transition) => `${from}\n${event}\n${to}`

/**
 * Paths that together take every given pair of transitions (1-switch): the transitions are the nodes of a graph whose edges are the
 * pairs. Each path begins in the initial state where there is a way from it.
 */
export function pairPaths(
  table: StateTable,
  pairs: [Transition, Transition][],
  initial: string,
): Transition[][] {
  const byKey = new Map(table.transitions.map((one) => [keyOf(one), one]))
  const graph: StateTable = {
    states: [...byKey.keys()],
    events: [],
    transitions: pairs.map(([first, second]) => ({
      from: keyOf(first),
      event: keyOf(second),
      to: keyOf(second),
    })),
  }
  const start = table.transitions.find(({ from }) => from === initial)
  return pathsThrough(graph, start ? keyOf(start) : '').map((edges) => {
    const [first] = edges
    const taken = [...(first ? [first.from] : []), ...edges.map(({ to }) => to)].flatMap(
      (key) => byKey.get(key) ?? [],
    )
    const lead = wayTo(table, initial, taken[0]?.from ?? initial) ?? []
    return [...lead, ...taken]
  })
}
