import type { Atom, RuleFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'

const side = /\b(?:is|are|lies|lie) (?:not )?(inside|within|outside)(?: of)?\s/i
const withoutSide = /\b(is|are|lies|lie) (?:not )?(?:inside|within|outside)(?: of)?\s/i

/** The place that a condition calls something inside or outside of, and on which side the text speaks of it first. */
export type Sides = Map<string, { word: string; inside: boolean }>

/** The first of "the flight is outside a zone" and "the flight is inside a zone": the second is then the contrary of the first. Linear. */
export function sidesSpoken(sentences: ReadSentence[]): Sides {
  const found: Sides = new Map()
  for (const { facts } of sentences)
    for (const fact of facts)
      for (const atom of fact.kind === 'rule' ? fact.anyOf.flat() : []) {
        const told = sideOf(atom)
        if (told && !found.has(told.about)) found.set(told.about, { word: told.word, inside: told.inside })
      }
  return found
}

/** Conditions on two sides of one place as one condition: nothing is inside and outside of it at once, or neither. */
export function withOneSide(fact: RuleFact, sides: Sides): RuleFact {
  return { ...fact, anyOf: fact.anyOf.map((atoms) => atoms.map((atom) => onOneSide(atom, sides))) }
}

function onOneSide(atom: Atom, sides: Sides): Atom {
  const told = sideOf(atom)
  const first = told && sides.get(told.about)
  if (!told || !first || first.word === told.word) return atom
  const text = atom.text.replace(withoutSide, `$1 ${first.word} `)
  return { ...atom, text, negated: atom.negated !== (first.inside !== told.inside) }
}

function sideOf(atom: Atom): { about: string; word: string; inside: boolean } | undefined {
  if (atom.number || atom.equals !== undefined) return undefined
  const word = side.exec(atom.text)?.[1]?.toLowerCase()
  if (word === undefined) return undefined
  const about = atom.text.toLowerCase().replace(withoutSide, '$1 ').replace(/\s+/g, ' ')
  return { about, word, inside: word !== 'outside' }
}
