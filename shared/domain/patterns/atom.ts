/** One position of a pattern: a literal character or a set of characters. */
export interface Atom {
  /** In the syntax of flag u; two atoms with the same raw text match the same characters. */
  raw: string
  /** The character, when the pattern names one only. */
  literal?: string
  /** As the author wrote it, to be shown to a reader. */
  written: string
  /** Characters that the author named: the first ones of ranges and single ones. */
  named: string[]
  has(character: string): boolean
  /** Without regard to the flag i: "A" for [A-Z], not "a". */
  hasAsWritten(character: string): boolean
}

/**
 * Asks the platform about one character at a time, which takes constant time for any set and knows all of Unicode.
 * Throws a SyntaxError for a property that the platform does not know.
 */
export function makeAtom(
  parts: Pick<Atom, 'raw' | 'literal' | 'written' | 'named'>,
  ignoreCase: boolean,
): Atom {
  const hasAsWritten = membership(parts.raw, 'u')
  return { ...parts, hasAsWritten, has: ignoreCase ? membership(parts.raw, 'iu') : hasAsWritten }
}

function membership(raw: string, flags: string): (character: string) => boolean {
  const one = new RegExp(`^(?:${raw})$`, flags)
  const ascii: (boolean | undefined)[] = []
  return (character) => {
    const code = character.length === 1 ? character.charCodeAt(0) : 128
    if (code >= 128) return one.test(character)
    return (ascii[code] ??= one.test(character))
  }
}
