import { describeAtom, describeCharacter } from './describe-atom.ts'
import type { Group } from './groups.ts'

interface Subject {
  characters: string[]
  group: Group
}

interface Change {
  changed: string[]
  reason: string
}

export interface Breach {
  /** The matching text that is changed first; typical ones follow. */
  from: 'typical' | 'shortest' | 'longest'
  apply(subject: Subject): Change[]
}

/** In the order in which they tell most. A change that still matches is dropped by the caller. */
export const breaches: Breach[] = [
  { from: 'typical', apply: otherClass },
  { from: 'shortest', apply: oneTooFew },
  { from: 'longest', apply: oneTooMany },
  { from: 'typical', apply: withoutLiteral },
  { from: 'typical', apply: otherCase },
  { from: 'typical', apply: otherLiteral },
  { from: 'typical', apply: outOfPlace },
  { from: 'shortest', apply: empty },
]

/** Replaces the last character of a set: a neighbour in kind first, since that is the likelier slip. */
function otherClass({ characters, group }: Subject): Change[] {
  if (group.literal !== undefined) return []
  const present = characters[group.to - 1] ?? ''
  const candidates = /[a-z]/.test(present)
    ? [present.toUpperCase(), '5', 'z']
    : /[A-Z]/.test(present)
      ? [present.toLowerCase(), '5', 'Z']
      : /\d/.test(present)
        ? ['X', '9', 'x']
        : ['X', '5']
  const other = candidates.find((one) => !group.atom.has(one))
  if (other === undefined) return []
  const allowed = describeAtom(group.atom)
  const given = allowed.startsWith('a character of') ? `"${other}"` : describeCharacter(other)
  return [
    {
      changed: replaced(characters, group.to - 1, group.to, other),
      reason: `${given} instead of ${allowed}`,
    },
  ]
}

function oneTooFew({ characters, group }: Subject): Change[] {
  if (group.literal !== undefined || characters.length === 1) return []
  return [{ changed: replaced(characters, group.to - 1, group.to), reason: `${bare(group)} too few` }]
}

function oneTooMany({ characters, group }: Subject): Change[] {
  if (group.literal !== undefined) return []
  const next = characters[group.from] ?? ''
  return [{ changed: replaced(characters, group.to, group.to, next), reason: `${bare(group)} too many` }]
}

function withoutLiteral({ characters, group }: Subject): Change[] {
  if (group.literal === undefined) return []
  return [
    { changed: replaced(characters, group.from, group.to), reason: `${shown(group.literal)} is missing` },
  ]
}

function otherCase({ characters, group: { from, to, literal } }: Subject): Change[] {
  if (literal === undefined) return []
  const lower = literal.toLowerCase()
  const other = lower === literal ? literal.toUpperCase() : lower
  return other === literal
    ? []
    : [{ changed: replaced(characters, from, to, other), reason: `"${other}" instead of "${literal}"` }]
}

/** A space for a single mark, a word that breaks off. */
function otherLiteral({ characters, group: { from, to, literal } }: Subject): Change[] {
  if (literal === undefined) return []
  const [only, ...more] = literal
  if (only !== undefined && more.length > 0) {
    const cut = characters.slice(from, to - 1)
    const reason = `"${cut.join('')}" instead of "${literal}"`
    return [{ changed: replaced(characters, from, to, ...cut), reason }]
  }
  const other = literal === ' ' ? '_' : ' '
  if (other === ' ' && (from === 0 || to === characters.length)) return []
  const reason = `${describeCharacter(other)} instead of ${shown(literal)}`
  return [{ changed: replaced(characters, from, to, other), reason }]
}

/** A special character and a space where neither belongs; no space at an edge, where it may be cut off silently. */
function outOfPlace({ characters, group: { from, to, atom, literal } }: Subject): Change[] {
  if (literal !== undefined) return []
  const inner = Math.max(from, 1)
  const instead = `instead of ${describeAtom(atom)}`
  const special = { changed: replaced(characters, to - 1, to, '!'), reason: `"!" ${instead}` }
  return inner >= Math.min(to, characters.length - 1)
    ? [special]
    : [special, { changed: replaced(characters, inner, inner + 1, ' '), reason: `a space ${instead}` }]
}

function empty({ group }: Subject): Change[] {
  return group.from === 0 ? [{ changed: [], reason: 'empty' }] : []
}

function bare({ atom }: Group): string {
  return `one ${describeAtom(atom).replace(/^an? /, '')}`
}

function shown(text: string): string {
  return text === ' ' ? 'the space' : `"${text}"`
}

function replaced(characters: string[], from: number, to: number, ...by: string[]): string[] {
  return characters.toSpliced(from, to - from, ...by)
}
