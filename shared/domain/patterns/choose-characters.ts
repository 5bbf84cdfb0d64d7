import type { Atom } from './atom.ts'
import { charactersOf, digits, lowerCase, upperCase } from './characters-of.ts'

/** As many letters as people read at a glance before digits follow, where both are allowed: "abc123". */
const runLength = 3

/**
 * A text for a path of atoms, one character each: letters count up from "a", digits from "1".
 * Undefined when an atom takes no character.
 */
export function chooseCharacters(path: Atom[]): string[] | undefined {
  let letter = 0
  let digit = 0
  let run = 0
  const chosen: string[] = []
  for (const atom of path) {
    const { letters, digits: numerals, others } = charactersOf(atom)
    const mixed = letters.length > 0 && numerals.length > 0
    run = mixed ? (run + 1) % (2 * runLength) : 0
    const takesLetter = letters.length > 0 && (!mixed || (run > 0 && run <= runLength))
    const character = takesLetter
      ? nextOf(letters, letter, lowerCase.includes(letters[0] ?? '') ? lowerCase : upperCase)
      : numerals.length > 0
        ? nextOf(numerals, digit, digits)
        : others[0]
    if (character === undefined) return undefined
    if (takesLetter) letter = lowerCase.indexOf(character.toLowerCase()) + 1
    else if (numerals.length > 0) digit = digits.indexOf(character) + 1
    chosen.push(character)
  }
  return chosen
}

/** The first of the allowed characters from a place in the alphabet on, around its end. */
function nextOf(allowed: string[], from: number, alphabet: string): string | undefined {
  const place = from % alphabet.length
  return allowed.find((one) => alphabet.indexOf(one) >= place) ?? allowed[0]
}
