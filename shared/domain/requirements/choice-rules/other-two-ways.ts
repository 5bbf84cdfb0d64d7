import type { Masked } from '../facts/mask.ts'
import { readTwoWays } from '../facts/behaviour/two-ways.ts'
import type { Clause } from './clauses.ts'
import type { Vocabulary } from './vocabulary.ts'

const other = /^\W*(?:any|every|each|all|the) others? (?=[a-z])/i

/** Whether a sentence decides all other cases by a further condition; such a condition is no part of one outcome. */
export function isTwoWays(part: Masked): boolean {
  return other.test(part.masked) && readTwoWays(part).length > 0
}

/**
 * "Any other episode becomes Scheduled if it has a publish date and Draft if it has none" behind "Trailers are published": the value is another
 * one, and the input that may stay empty is filled in or not. Undefined where the text has no such input.
 */
export function readOtherTwoWays(
  part: Masked,
  { optional }: Vocabulary,
  before: Clause | undefined,
): Clause[] | undefined {
  const [atoms, more] = before?.situation?.anyOf ?? []
  const [chosen, further] = atoms ?? []
  if (chosen?.equals === undefined || more || further || !isTwoWays(part)) return undefined
  const clauses = readTwoWays(part).map(({ anyOf, outcome }): Clause | undefined => {
    const atom = anyOf[0]?.[0]
    const named = /^(?:it|they) (?:has|have) (?:an? |the |any )?(.{2,40})$/i.exec(atom?.text ?? '')?.[1]
    const label = named === undefined ? undefined : optional.get(named.trim().toLowerCase())
    if (!atom || label === undefined) return undefined
    const filled = { subject: label, text: `${label} is empty`, negated: !atom.negated, equals: '' }
    return {
      situation: { anyOf: [[{ ...chosen, negated: !chosen.negated }, filled]] },
      outcome: outcome.replace(other, 'the '),
    }
  })
  return clauses.every((one) => one !== undefined) ? clauses : undefined
}
