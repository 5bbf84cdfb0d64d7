import type { Program } from './program.ts'
import { takesAny } from './typical-path.ts'

export interface Lengths {
  min: number
  max?: number
}

interface Edge {
  to: number
  characters: 0 | 1
}

/** A place in a match is a state, whether a character was read before it, and whether the end was asserted. */
const phases = 4

/** The lengths of whole matches, anchors included; undefined when no text matches. Linear in the number of states. */
export function matchLengths(program: Program): Lengths | undefined {
  const max = longest(program)
  const min = shortest(program)
  if (max === undefined || min === undefined) return undefined
  return max === Infinity ? { min } : { min, max }
}

function edgesOf({ states }: Program, place: number): Edge[] {
  const [index, phase] = [Math.floor(place / phases), place % phases]
  const [begun, ended] = [phase % 2 === 1, phase >= 2]
  const state = states[index]
  const go = (next: number, to = phase, characters: 0 | 1 = 0): Edge => ({
    to: next * phases + to,
    characters,
  })
  switch (state?.op) {
    case 'atom':
      return !ended && takesAny(state.atom) ? [go(state.next, 1, 1)] : []
    case 'fork':
      return [go(state.next), go(state.other)]
    case 'start':
      return begun ? [] : [go(state.next)]
    case 'end':
      return [go(state.next, begun ? 3 : 2)]
    default:
      return []
  }
}

function isMatch({ states }: Program, place: number): boolean {
  return states[Math.floor(place / phases)]?.op === 'match'
}

function shortest(program: Program): number | undefined {
  const seen = new Set<number>()
  let pending = [program.entry * phases]
  for (let length = 0; pending.length > 0; length += 1) {
    const after: number[] = []
    for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
      if (seen.has(place)) continue
      seen.add(place)
      if (isMatch(program, place)) return length
      for (const { to, characters } of edgesOf(program, place)) (characters ? after : pending).push(to)
    }
    pending = after
  }
  return undefined
}

interface Visit {
  place: number
  order: number
  low: number
  edges: Edge[]
  at: number
}

/**
 * The longest way to a match, over the strongly connected components (Tarjan, SIAM J. Comput. 1(2), 1972, without recursion):
 * a component is complete only after all that follow it, and one that reads a character and leads to a match has no longest way.
 */
function longest(program: Program): number | undefined {
  const visits = new Map<number, Visit>()
  const best = new Map<number, number | undefined>()
  const open: number[] = []
  const path: Visit[] = []

  function enter(place: number): void {
    const visit = { place, order: visits.size, low: visits.size, edges: edgesOf(program, place), at: 0 }
    visits.set(place, visit)
    open.push(place)
    path.push(visit)
  }

  function complete(root: number): void {
    const members = open.splice(open.lastIndexOf(root))
    const inside = new Set(members)
    let length: number | undefined
    let grows = false
    for (const place of members) {
      if (isMatch(program, place)) length = Math.max(length ?? 0, 0)
      for (const { to, characters } of visits.get(place)?.edges ?? []) {
        const rest = best.get(to)
        if (inside.has(to)) grows ||= characters === 1
        else if (rest !== undefined) length = Math.max(length ?? 0, rest + characters)
      }
    }
    for (const place of members) best.set(place, length !== undefined && grows ? Infinity : length)
  }

  enter(program.entry * phases)
  for (let visit = path.at(-1); visit; visit = path.at(-1)) {
    const edge = visit.edges[visit.at]
    visit.at += 1
    if (!edge) {
      path.pop()
      const parent = path.at(-1)
      if (parent) parent.low = Math.min(parent.low, visit.low)
      if (visit.low === visit.order) complete(visit.place)
      continue
    }
    const known = visits.get(edge.to)
    if (!known) enter(edge.to)
    else if (!best.has(edge.to)) visit.low = Math.min(visit.low, known.order)
  }
  return best.get(program.entry * phases)
}
