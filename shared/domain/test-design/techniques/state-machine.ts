import { isGone } from '../../requirements/life-cycles/state-words.ts'

/** A valid transition: in state `from`, `event` leads to state `to`. */
export interface Transition {
  from: string
  event: string
  to: string
  /** Guard in words; it stands in the event too, as "pay [the amount is enough]". */
  guard?: string
  /** What the transition does beside changing the state. */
  effect?: string
}

/** Counts and coverage of a state table: states × events; an empty cell is an invalid transition. */
export interface StateTable {
  states: string[]
  events: string[]
  transitions: Transition[]
}

/** The event of a label "event [guard]". */
export function bareEvent(label: string): string {
  return label.replace(/\s*\[[^\]]*\]$/, '')
}

/** The empty cells by event alone: an event that a guard lets through at times is no invalid one, and with what is removed nothing is done. */
export function openCells({ states, events, transitions }: StateTable): { from: string; event: string }[] {
  return emptyCells({
    states: states.filter((state) => !isGone(state)),
    events: [...new Set(events.map(bareEvent))],
    transitions: transitions.map((one) => ({ ...one, event: bareEvent(one.event) })),
  })
}

/** The cells of the table that no transition fills. */
export function emptyCells({ states, events, transitions }: StateTable): { from: string; event: string }[] {
  const filled = new Set(transitions.map(({ from, event }) => `${from}\n${event}`))
  return states.flatMap((from) =>
    events.filter((event) => !filled.has(`${from}\n${event}`)).map((event) => ({ from, event })),
  )
}

/** Every pair of transitions of which the first leads to where the second begins. Source: ISTQB CTAL-TA, N-switch with N = 1. */
export function oneSwitches({ transitions }: StateTable): [Transition, Transition][] {
  return transitions.flatMap((first) =>
    transitions
      .filter(({ from }) => from === first.to)
      .map((second): [Transition, Transition] => [first, second]),
  )
}

const longestPath = 12

/**
 * Paths from an initial state that together take every reachable transition (0-switch). Each path goes by the shortest way to an
 * untaken transition and then on along untaken ones, up to 12 steps. Deterministic; unreachable transitions begin in their own state.
 */
export function pathsThrough({ transitions }: StateTable, initial: string): Transition[][] {
  const left = new Set(transitions)
  const paths: Transition[][] = []
  while (left.size > 0) {
    const way = nearest(transitions, initial, left)
    const [first] = left
    const path = way ?? (first ? [first] : [])
    for (const taken of path) left.delete(taken)
    let next = path.length < longestPath ? onward(transitions, path, left) : undefined
    while (next) {
      path.push(next)
      left.delete(next)
      next = path.length < longestPath ? onward(transitions, path, left) : undefined
    }
    paths.push(path)
  }
  return paths
}

function onward(
  transitions: Transition[],
  path: Transition[],
  left: Set<Transition>,
): Transition | undefined {
  const at = path.at(-1)?.to
  return transitions.find((one) => one.from === at && left.has(one))
}

/** The shortest path from a state to an untaken transition, that one included. */
function nearest(
  transitions: Transition[],
  initial: string,
  left: Set<Transition>,
): Transition[] | undefined {
  const seen = new Set([initial])
  let frontier: { at: string; path: Transition[] }[] = [{ at: initial, path: [] }]
  while (frontier.length > 0) {
    for (const { at, path } of frontier) {
      const found = transitions.find((one) => one.from === at && left.has(one))
      if (found) return [...path, found]
    }
    frontier = frontier.flatMap(({ at, path }) =>
      transitions.flatMap((one) =>
        one.from === at && !seen.has(one.to) && seen.add(one.to)
          ? [{ at: one.to, path: [...path, one] }]
          : [],
      ),
    )
  }
  return undefined
}

/** The shortest way from one state to another, or nothing when there is none. */
export function wayTo({ transitions }: StateTable, initial: string, state: string): Transition[] | undefined {
  if (initial === state) return []
  const arriving = new Set(transitions.filter(({ to }) => to === state))
  return nearest(transitions, initial, arriving)
}
