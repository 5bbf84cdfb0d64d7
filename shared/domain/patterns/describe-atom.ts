import type { Atom } from './atom.ts'
import { digits, lowerCase, upperCase } from './characters-of.ts'

const marks = '-_.,!?#$ @'

/** By the share of lower-case letters, upper-case letters, digits and marks that a set takes. */
const phrases = new Map([
  ['all all all all', 'a character'],
  ['all all all none', 'a letter or digit'],
  ['all all none none', 'a letter'],
  ['all none none none', 'a lower-case letter'],
  ['none all none none', 'an upper-case letter'],
  ['none none all none', 'a digit'],
])

/** "a digit", "an upper-case letter", `"-"`, or the set as written when words would say too much: "[A-F]". */
export function describeAtom(atom: Atom): string {
  if (atom.literal !== undefined) return `"${atom.literal}"`
  const [lower, upper, digit, mark] = [lowerCase, upperCase, digits, marks].map((list) => shareOf(atom, list))
  const words = phrases.get(`${lower} ${upper} ${digit} ${mark}`)
  return words ?? `a character of ${atom.written}`
}

type Share = 'all' | 'some' | 'none'

function shareOf(atom: Atom, list: string): Share {
  const taken = Array.from(list).filter((one) => atom.has(one)).length
  return taken === 0 ? 'none' : taken === list.length ? 'all' : 'some'
}

/** "a digit", "a space", `"!"`: what a character is, in the words of `describeAtom`. */
export function describeCharacter(character: string): string {
  if (character === ' ') return 'a space'
  if (digits.includes(character)) return 'a digit'
  if (lowerCase.includes(character)) return 'a lower-case letter'
  if (upperCase.includes(character)) return 'an upper-case letter'
  return `"${character}"`
}
