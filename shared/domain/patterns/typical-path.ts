import type { Atom } from './atom.ts'
import { charactersOf } from './characters-of.ts'
import type { PatternNode } from './types.ts'

/** An open repetition is shown by three characters, since one alone ("a@b.cd") reads like a slip. */
const typicalRepeats = 3

export interface Shape {
  /** Which alternative is taken, counted around their number. */
  option: number
  /** Whether optional parts are written once. */
  optional: boolean
}

const plain: Shape = { option: 0, optional: false }

/**
 * The atoms of a short typical match: optional parts left out, and of alternatives the first that leaves a choice of characters.
 * Undefined when a part takes no character at all. Anchors are not looked at.
 */
export function typicalPath(node: PatternNode, shape = plain): Atom[] | undefined {
  switch (node.kind) {
    case 'atom':
      return takesAny(node.atom) ? [node.atom] : undefined
    case 'sequence': {
      const parts = node.parts.map((part) => typicalPath(part, shape))
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'choice': {
      const options = node.options
        .map((option) => typicalPath(option, shape))
        .filter((option) => option !== undefined)
        .toSorted((one, other) => rankOf(one) - rankOf(other))
      return options[shape.option % options.length]
    }
    case 'repeat': {
      const count = repeatsOf(node, shape)
      if (count === 0) return []
      const once = typicalPath(node.of, shape)
      if (!once) return node.min === 0 ? [] : undefined
      return Array.from({ length: count }, () => once).flat()
    }
    default:
      return []
  }
}

/** "0|[1-9][0-9]*" is shown by its second alternative, "red|green" by its first, "|red" by "red". */
function rankOf(path: Atom[]): number {
  if (path.some(({ literal }) => literal === undefined)) return 0
  return path.length > 0 ? 1 : 2
}

function repeatsOf({ of, min, max }: PatternNode & { kind: 'repeat' }, { optional }: Shape): number {
  const least = optional && min === 0 ? Math.min(1, max) : min
  const atom = onlyAtomOf(of)
  if (!atom || min > 1 || max < typicalRepeats || atom.literal !== undefined) return least
  const { letters, digits } = charactersOf(atom)
  return letters.length + digits.length > 0 ? typicalRepeats : least
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
