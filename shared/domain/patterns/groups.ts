import { once } from '../basics/once.ts'
import type { Atom } from './atom.ts'

/** Made on first use, since the tables behind a property take long to load. */
const letterOrNumber = once(() => new RegExp(String.raw`[\p{L}\p{N}]`, 'u'))

/** Neighbouring characters of a sample that stand for the same part of the pattern: "AB", "-" and "1234" of AB-1234. */
export interface Group {
  from: number
  to: number
  atom: Atom
  /** The text of a run of literal characters. */
  literal?: string
}

/** Cuts a sample into groups, in order. Each distinct set of characters and each literal run is given at most once. */
export function groupsOf(path: Atom[], characters: string[]): Group[] {
  const groups: Group[] = []
  const seen = new Set<string>()
  for (let from = 0; from < path.length;) {
    const atom = path[from]
    if (!atom) break
    let to = from + 1
    while (to < path.length && belongs(atom, path[to])) to += 1
    const literal = atom.literal === undefined ? undefined : characters.slice(from, to).join('')
    const key = literal === undefined ? `set ${atom.raw}` : `text ${literal}`
    if (!seen.has(key)) groups.push(literal === undefined ? { from, to, atom } : { from, to, atom, literal })
    seen.add(key)
    from = to
  }
  return groups
}

function belongs(first: Atom, other: Atom | undefined): boolean {
  if (first.literal === undefined) return other?.raw === first.raw
  return other?.literal !== undefined && isMark(first.literal) === isMark(other.literal)
}

function isMark(character: string): boolean {
  return !letterOrNumber().test(character)
}
