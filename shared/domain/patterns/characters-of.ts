import { once } from '../basics/once.ts'
import type { Atom } from './atom.ts'

export const lowerCase = 'abcdefghijklmnopqrstuvwxyz'
export const upperCase = lowerCase.toUpperCase()
export const digits = '1234567890'
/** Quotes and backslash last: literals stand in quotes. */
const marks = '-_.,/:;!?@#$%&*+=()[]{}<>~^|\'`" \\'
/** Made on first use, since the tables behind a property take long to load. */
const unprintable = once(() => new RegExp(String.raw`\p{C}`, 'u'))
const probes = 'éäöüßñçøåÄÖÜÉ€£§°–…αβγбвгאבابあア中한'

export interface Characters {
  letters: string[]
  digits: string[]
  /** What else the atom takes, the most readable first. */
  others: string[]
}

const known = new WeakMap<Atom, Characters>()

/** The readable characters that an atom takes; all lists are empty when none was found. */
export function charactersOf(atom: Atom): Characters {
  const found = known.get(atom) ?? findCharacters(atom)
  known.set(atom, found)
  return found
}

function findCharacters(atom: Atom): Characters {
  if (atom.literal !== undefined) return { letters: [], digits: [], others: [atom.literal] }
  const taken = (list: Iterable<string>) => [...list].filter((one) => atom.has(one))
  const asWritten = (list: Iterable<string>) => taken(list).filter((one) => atom.hasAsWritten(one))
  const letters = [lowerCase, upperCase].map(asWritten).find((list) => list.length > 0)
  const others = [...asWritten(marks), ...asWritten(atom.named.filter(isPrintable)), ...taken(probes)]
  const found = { letters: letters ?? taken(lowerCase), digits: taken(digits), others }
  if (found.letters.length + found.digits.length + found.others.length > 0) return found
  return { ...found, others: [...taken(atom.named), ...scan(atom)] }
}

function isPrintable(character: string): boolean {
  return !unprintable().test(character)
}

/** Looks at samples of all planes, since a script or a range of a few characters may stand anywhere. */
function scan(atom: Atom): string[] {
  for (let code = 0; code < 0x30000; code += code < 0x300 ? 1 : code < 0x10000 ? 16 : 64) {
    const character = String.fromCodePoint(code)
    if (atom.has(character) && (code < 0xd800 || code > 0xdfff)) return [character]
  }
  return []
}
