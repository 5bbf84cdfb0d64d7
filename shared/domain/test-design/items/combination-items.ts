import type { Combination, PairItem, TestModel } from '../model.ts'
import { feasiblePairs } from '../techniques/pairwise.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** One item for each pair of values of two settings that the text does not exclude. */
export function combinationItems(combination: Combination, model: TestModel): PairItem[] {
  const { id, factors, forbidden, origins } = combination
  const requirementId = origins[0] ?? ''
  const priority = priorityOf(model, requirementId)
  return feasiblePairs({ sizes: factors.map(({ values }) => values.length), forbidden }).map((pair) => {
    const values = pair.map(({ parameter, value }) => ({
      label: factors[parameter]?.label ?? '',
      value: factors[parameter]?.values[value] ?? '',
    }))
    const words = values.map(({ label, value }) => `${label} "${value}"`).join(' with ')
    return {
      kind: 'pair',
      id: `${requirementId}/pair/${words}`.slice(0, 390),
      technique: 'Pairwise Testing',
      requirementId,
      description: words,
      priority,
      valid: true,
      combinationId: id,
      values,
    }
  })
}
