import type { Atom } from './atom.ts'
import { charactersOf } from './characters-of.ts'
import type { PatternNode } from './types.ts'

/** An open repetition is shown by three characters, since one alone ("a@b.cd") reads like a slip. */
const typicalRepeats = 3

/**
 * The atoms of a short typical match: optional parts left out, the first alternative that takes a character.
 * Undefined when a part takes no character at all. Anchors are not looked at.
 */
export function typicalPath(node: PatternNode): Atom[] | undefined {
  switch (node.kind) {
    case 'atom':
      return takesAny(node.atom) ? [node.atom] : undefined
    case 'sequence': {
      const parts = node.parts.map(typicalPath)
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'choice': {
      const options = node.options.map(typicalPath).filter((option) => option !== undefined)
      return options.find((option) => option.length > 0) ?? options[0]
    }
    case 'repeat': {
      const count = repeatsOf(node)
      if (count === 0) return []
      const once = typicalPath(node.of)
      if (!once) return node.min === 0 ? [] : undefined
      return Array.from({ length: count }, () => once).flat()
    }
    default:
      return []
  }
}

function repeatsOf({ of, min, max }: PatternNode & { kind: 'repeat' }): number {
  const atom = onlyAtomOf(of)
  if (!atom || min > 1 || max < typicalRepeats || atom.literal !== undefined) return min
  const { letters, digits } = charactersOf(atom)
  return letters.length + digits.length > 0 ? typicalRepeats : min
}

function onlyAtomOf(node: PatternNode): Atom | undefined {
  if (node.kind === 'atom') return node.atom
  if (node.kind !== 'sequence' || node.parts.length !== 1) return undefined
  const [only] = node.parts
  return only && onlyAtomOf(only)
}

/** Whether a character is known that the atom takes. */
export function takesAny(atom: Atom): boolean {
  const { letters, digits, others } = charactersOf(atom)
  return letters.length + digits.length + others.length > 0
}
