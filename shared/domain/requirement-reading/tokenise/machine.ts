import { once } from '../../basics/once.ts'
import { machines } from './lexicon.generated.ts'

/** States by what leads from one to the next; names of the states in which a pattern ends; how much of it lies around what it is about. */
type Machine = [
  next: Record<string, Record<string, number>>,
  ends: Record<string, string>,
  around: Record<string, [number, number]>,
]
/** What a machine says: the part of speech at a place, for sure where it is negative. */
type Found = [at: number, says: number]

const end = 2_070_000
const otherwise = 2_070_003
const made = once(() =>
  (machines as unknown as Machine[]).map(([next, ends, around]) => prepared(next, ends, around)),
)

interface Prepared {
  next: Map<number, number>[]
  ends: (number | undefined)[]
  before: number[]
}

function prepared(next: Machine[0], ends: Machine[1], around: Machine[2]): Prepared {
  const out: Prepared = { next: [], ends: [], before: [] }
  for (const [state, events] of Object.entries(next))
    out.next[Number(state)] = new Map(Object.entries(events).map(([event, to]) => [Number(event), to]))
  for (const [state, name] of Object.entries(ends)) out.ends[Number(state)] = Number(name)
  for (const [state, [before]] of Object.entries(around)) out.before[Number(state)] = before
  return out
}

export const machineCount = machines.length

/** Runs a machine over events, always as far as a pattern goes, and on behind it. */
export function run(number: number, events: readonly number[]): Found[] {
  const machine = made()[number]
  if (!machine) return []
  const { next, ends, before } = machine
  const found: Found[] = []
  let [first, state, open, openAt] = [0, 0, 0, 0]
  const tell = (at: number) => {
    const says = ends[at] ?? 0
    if (says !== 0) found.push([first + (before[at] ?? 0), says])
  }
  for (let from = 0; from <= events.length; from += 1) {
    for (let at = from; at <= events.length; at += 1) {
      let to = next[state]?.get(events[at] ?? end) ?? 0
      const isOver = to === 0 || ends[to] !== undefined
      if (state === 0 && to !== 0) first = at
      if (ends[to] !== undefined) {
        tell(to)
        from = at
        open = 0
        to = 0
      } else if (to === 0 && open !== 0) {
        tell(open)
        from = openAt
        open = 0
      }
      state = to
      const other = next[state]?.get(otherwise) ?? 0
      if (other !== 0) {
        openAt = at
        open = other
      }
      if (isOver) break
    }
  }
  return found
}
