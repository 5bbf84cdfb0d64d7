import type { Atom, RuleFact } from '../types.ts'

/** A rule of a group, by the place of the sentence that states it. */
export interface GroupRule {
  sentence: number
  anyOf: Atom[][]
  outcome: string
  otherwise?: true
  /** What a tester does to see it, as a sentence with "can": "a return can be registered". */
  act?: string
}

/** Rules that belong together as the rows of a written table do; `key` is the offset of the first sentence. */
export function grouped(rules: GroupRule[], key: number, title: string): Map<number, RuleFact[]> {
  const found = new Map<number, RuleFact[]>()
  rules.forEach(({ sentence, anyOf, outcome, otherwise = false, act }, index) => {
    const fact: RuleFact = {
      kind: 'rule',
      anyOf,
      outcome: outcome.replace(/\s+/g, ' ').replace(/[.,;\s]+$/, ''),
      otherwise,
      ...(act ? { act } : {}),
      // Below the keys that other sentences and the tables of a text have.
      table: { id: -2_000_000 - key, title, name: `rule ${index + 1}` },
    }
    found.set(sentence, [...(found.get(sentence) ?? []), fact])
  })
  return found
}

/** The condition does not hold. */
export function not(atom: Atom): Atom {
  return { ...atom, negated: !atom.negated }
}

/** A condition with a number, turned round: one atom for each side that is left. */
export function outside(atom: Atom): Atom[] {
  const { number } = atom
  if (!number) return [not(atom)]
  const { min, max, ...rest } = number
  return [
    ...(min ? [{ ...atom, number: { ...rest, max: { units: min.units - 1n } } }] : []),
    ...(max ? [{ ...atom, number: { ...rest, min: { units: max.units + 1n } } }] : []),
  ]
}

/** Conjunctions with none of the classes: numbers are split into the sides that are left. */
export function withNone(conjunctions: Atom[][], classes: Atom[]): Atom[][] {
  return classes.reduce(
    (made, atom) => made.flatMap((atoms) => outside(atom).map((one) => [...atoms, one])),
    conjunctions,
  )
}
