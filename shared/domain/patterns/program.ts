import type { Atom } from './atom.ts'
import type { PatternNode } from './types.ts'

/** One state of the automaton (Thompson, "Regular Expression Search Algorithm", CACM 11(6), 1968). Targets are indexes. */
export type State =
  | { op: 'match' }
  | { op: 'atom'; atom: Atom; next: number }
  | { op: 'fork'; next: number; other: number }
  | { op: 'start'; next: number }
  | { op: 'end'; next: number }

export interface Program {
  states: State[]
  entry: number
}

const maximumStates = 5000
const maximumRepeats = 1000

/** Compiles a pattern with its repetitions written out. Undefined for a bound above 1,000 or more than 5,000 states. */
export function compilePattern(node: PatternNode): Program | undefined {
  if (!(sizeOf(node) < maximumStates)) return undefined
  const states: State[] = [{ op: 'match' }]
  return { entry: emit(states, node, 0), states }
}

function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + sizeOf(part), 0)
    case 'choice':
      return node.options.reduce((sum, option) => sum + sizeOf(option) + 1, 0)
    case 'repeat': {
      const bound = node.max === Infinity ? node.min : node.max
      if (bound > maximumRepeats) return Infinity
      return Math.max(bound, 1) * (sizeOf(node.of) + 1)
    }
    default:
      return 1
  }
}

/** Appends the states of a node that goes on at `next`; returns where it begins. */
function emit(states: State[], node: PatternNode, next: number): number {
  switch (node.kind) {
    case 'atom':
      return states.push({ op: 'atom', atom: node.atom, next }) - 1
    case 'sequence':
      return node.parts.reduceRight((following, part) => emit(states, part, following), next)
    case 'choice':
      return node.options
        .map((option) => emit(states, option, next))
        .reduceRight((other, entry) => states.push({ op: 'fork', next: entry, other }) - 1)
    case 'repeat':
      return emitRepeat(states, node, next)
    default:
      return states.push({ op: node.kind, next }) - 1
  }
}

function emitRepeat(
  states: State[],
  { of, min, max }: PatternNode & { kind: 'repeat' },
  next: number,
): number {
  let entry = next
  let copies = min
  if (max === Infinity) {
    const loop = { op: 'fork' as const, next: 0, other: next }
    entry = states.push(loop) - 1
    loop.next = emit(states, of, entry)
    if (min > 0) {
      entry = loop.next
      copies -= 1
    }
  } else {
    for (let optional = min; optional < max; optional += 1)
      entry = states.push({ op: 'fork', next: emit(states, of, entry), other: next }) - 1
  }
  for (let copy = 0; copy < copies; copy += 1) entry = emit(states, of, entry)
  return entry
}
