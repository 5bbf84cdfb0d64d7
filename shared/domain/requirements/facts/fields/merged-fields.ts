import { withStep } from '../quantities/ranges.ts'
import type { Constraints, FieldFact } from '../types.ts'

/** One fact for each input that the clauses of a sentence speak of. */
export function merged(facts: FieldFact[]): FieldFact[] {
  const byLabel = new Map<string, FieldFact>()
  for (const fact of facts) {
    const known = byLabel.get(fact.label)
    byLabel.set(
      fact.label,
      known ? { ...known, constraints: both(known.constraints, fact.constraints) } : fact,
    )
  }
  return [...byLabel.values()]
}

/** What two clauses say of one input; "and must be a multiple of 5" keeps the range before it. */
function both(first: Constraints, second: Constraints): Constraints {
  const [range, step] = [first.number, second.number]
  const stepOnly = step?.stepped && step.min === undefined && step.max === undefined
  const number = range && stepOnly ? { number: withStep(range, step) } : {}
  return { ...first, ...second, ...number }
}
