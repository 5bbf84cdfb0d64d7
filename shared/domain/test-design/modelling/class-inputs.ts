import { singular } from '../../requirements/facts/labels.ts'
import type { Atom, RuleFact } from '../../requirements/facts/types.ts'
import type { Parameter, Screen } from '../model.ts'

const kind = /^kind of [a-z][\w -]*$/i

/**
 * "Urgent tickets must be answered within 1 hour" on a form with a Priority of low, high and urgent is about that input: a kind of thing
 * that only one list of the form offers is a value of that list.
 */
export function withClassInputs(fact: RuleFact, screen: Screen | undefined): RuleFact {
  if (!screen || fact.table === undefined) return fact
  return {
    ...fact,
    anyOf: fact.anyOf.map((atoms) => atoms.map((atom) => ofInput(atom, screen.parameters))),
  }
}

function ofInput(atom: Atom, parameters: Parameter[]): Atom {
  const { subject, equals } = atom
  if (equals === undefined || !kind.test(subject)) return atom
  const wanted = singular(equals.toLowerCase())
  const offered = parameters.flatMap(({ label, constraints }) => {
    const choice = constraints.choices?.find((one) => singular(one.toLowerCase()) === wanted)
    return choice === undefined ? [] : [{ label, choice }]
  })
  const [only, more] = offered
  return only && !more ? { ...atom, subject: only.label, equals: only.choice } : atom
}
