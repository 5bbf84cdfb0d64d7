import type { Atom } from './atom.ts'
import type { Program } from './program.ts'
import { takesAny } from './typical-path.ts'

const maximumLength = 4000
const maximumCells = 8_000_000

/** The atoms of a match of a whole text of exactly `length` characters; undefined when there is none, or when it is too long to look for. */
export function pathOfLength(program: Program, length: number): Atom[] | undefined {
  const { states } = program
  if (!Number.isInteger(length) || length < 0 || length > maximumLength) return undefined
  if (length * states.length > maximumCells) return undefined
  const finishing = rowsOf(program, length)
  const path: Atom[] = []
  let from = program.entry
  for (let left = length; left > 0; left -= 1) {
    const row = finishing[left - 1]
    const index = nextAtom(program, from, path.length === 0, (next) => row?.[next] === 1)
    const state = index === undefined ? undefined : states[index]
    if (state?.op !== 'atom') return undefined
    path.push(state.atom)
    from = state.next
  }
  return length > 0 || finishesEmpty(program) ? path : undefined
}

/** For each number of characters left: the states from which the match can be finished with just so many. */
function rowsOf({ states }: Program, length: number): Uint8Array[] {
  const before: number[][] = states.map(() => [])
  const readers = states.flatMap((state, index) =>
    state.op === 'atom' && takesAny(state.atom) ? [index] : [],
  )
  states.forEach((state, index) => {
    if (state.op === 'fork')
      for (const target of new Set([state.next, state.other])) before[target]?.push(index)
    else if (state.op === 'end') before[state.next]?.push(index)
  })
  const rows: Uint8Array[] = []
  for (let left = 0; left < length; left += 1) {
    const row = new Uint8Array(states.length)
    const last = rows[left - 1]
    const pending =
      left === 0
        ? [0]
        : readers.filter((index) => {
            const state = states[index]
            return state?.op === 'atom' && last?.[state.next] === 1
          })
    for (const index of pending) row[index] = 1
    for (let index = pending.pop(); index !== undefined; index = pending.pop())
      for (const source of before[index] ?? []) {
        if (row[source] === 1 || (left > 0 && states[source]?.op === 'end')) continue
        row[source] = 1
        pending.push(source)
      }
    rows.push(row)
  }
  return rows
}

/** The first reading state, in the order a greedy match tries them, after which the rest can be finished. */
function nextAtom(
  { states }: Program,
  from: number,
  atStart: boolean,
  finishes: (next: number) => boolean,
): number | undefined {
  const seen = new Set<number>()
  const pending = [from]
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (seen.has(index)) continue
    seen.add(index)
    const state = states[index]
    if (state?.op === 'atom' && finishes(state.next) && takesAny(state.atom)) return index
    if (state?.op === 'fork') pending.push(state.other, state.next)
    else if (state?.op === 'start' && atStart) pending.push(state.next)
  }
  return undefined
}

function finishesEmpty({ states, entry }: Program): boolean {
  const seen = new Set<number>()
  const pending = [entry]
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (seen.has(index)) continue
    seen.add(index)
    const state = states[index]
    if (state?.op === 'match') return true
    if (state?.op === 'fork') pending.push(state.other, state.next)
    else if (state && state.op !== 'atom') pending.push(state.next)
  }
  return false
}
