import type { RequirementModel, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Item } from '../items/item.ts'
import type { Turn } from './plan.ts'

/** The turn without what only words tell of a fact that no item is about: whoever books need not know what cancelling costs. */
export function withoutAsides(model: RequirementModel, items: readonly Item[], turn: Turn): Turn {
  const asked = new Set(items.flatMap(({ demands }) => demands.flatMap(({ condition }) => referencesOfCondition(condition)))) // prettier-ignore
  const given = new Set(model.subjects.flatMap((one) => (one.given && one.kind === 'number' ? [one.id] : [])))
  const isAside = ({ id, when, if: condition, then }: Rule): boolean => {
    const about = condition ? referencesOfCondition(condition) : []
    return (
      turn.by.includes(id) &&
      !when &&
      about.length > 0 &&
      about.every((one) => given.has(one) && !asked.has(one)) &&
      then.every(({ kind }) => kind === 'said')
    )
  }
  const asides = model.rules.filter(isAside)
  if (asides.length === 0) return turn
  const told = new Set(asides.flatMap(({ then }) => then.flatMap((one) => (one.kind === 'said' ? [one.text] : [])))) // prettier-ignore
  return {
    ...turn,
    outcomes: turn.outcomes.filter((one) => one.kind !== 'said' || !told.has(one.text)),
    by: turn.by.filter((id) => !asides.some((rule) => rule.id === id)),
  }
}
