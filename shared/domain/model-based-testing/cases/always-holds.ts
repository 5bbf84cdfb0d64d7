import type { Outcome } from '../../requirement-model/index.ts'
import { isConstant } from '../items/conditions.ts'
import type { Names } from './words.ts'

/** What is so whatever a case does ("shipping costs 4.90 EUR"): no case is named by it, or looks for it. */
export function alwaysHolds({ model }: Names, outcome: Outcome): boolean {
  if (outcome.kind !== 'set') return false
  const rules = model.rules.filter(({ then }) =>
    then.some((effect) => effect.kind === 'set' && effect.subject === outcome.subject),
  )
  return rules.length > 0 && rules.every(isConstant)
}
