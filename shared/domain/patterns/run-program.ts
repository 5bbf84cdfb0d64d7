import type { Program } from './program.ts'

export interface Extent {
  /** Whether a match has to begin at the first character. */
  fromStart: boolean
  /** Whether a match has to end at the last character. */
  toEnd: boolean
}

/**
 * Follows all states at once, so the time is at most the number of states times the number of characters, for any pattern and text.
 */
export function runProgram({ states, entry }: Program, text: string, { fromStart, toEnd }: Extent): boolean {
  const seen = new Int32Array(states.length).fill(-1)
  const pending: number[] = []
  let position = 0

  /** Adds the states that read a character, reached without reading one; true when the match is complete. */
  function follow(from: number, waiting: number[], atEnd: boolean): boolean {
    pending.push(from)
    let complete = false
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      if (seen[index] === position) continue
      seen[index] = position
      const state = states[index]
      if (state?.op === 'atom') waiting.push(index)
      else if (state?.op === 'fork') pending.push(state.other, state.next)
      else if (state?.op === 'start' && position === 0) pending.push(state.next)
      else if (state?.op === 'end' && atEnd) pending.push(state.next)
      else if (state?.op === 'match' && (atEnd || !toEnd)) complete = true
    }
    return complete
  }

  let waiting: number[] = []
  if (follow(entry, waiting, text === '')) return true
  for (let offset = 0; offset < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0)
    offset += character.length
    position += 1
    const atEnd = offset === text.length
    const next: number[] = []
    for (const index of waiting) {
      const state = states[index]
      if (state?.op === 'atom' && state.atom.has(character) && follow(state.next, next, atEnd)) return true
    }
    if (!fromStart && follow(entry, next, atEnd)) return true
    if (fromStart && next.length === 0) return false
    waiting = next
  }
  return false
}
