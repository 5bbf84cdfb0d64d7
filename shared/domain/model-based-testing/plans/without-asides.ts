import type { RequirementModel, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { once } from '../../requirement-model/once.ts'
import type { Item } from '../items/item.ts'
import type { Turn } from './plan.ts'

/** The turn without what only words tell of a fact that no item is about: whoever books need not know what cancelling costs. */
export function withoutAsides(model: RequirementModel, items: readonly Item[], turn: Turn): Turn {
  const asked = new Set(items.flatMap(({ demands }) => demands.flatMap(({ condition }) => referencesOfCondition(condition)))) // prettier-ignore
  const by = new Set(turn.by)
  const asides = possibleAsides(model).filter(
    ({ id, if: condition }) =>
      by.has(id) && condition && referencesOfCondition(condition).every((one) => !asked.has(one)),
  )
  if (asides.length === 0) return turn
  const told = new Set(asides.flatMap(({ then }) => then.flatMap((one) => (one.kind === 'said' ? [one.text] : [])))) // prettier-ignore
  return {
    ...turn,
    outcomes: turn.outcomes.filter((one) => one.kind !== 'said' || !told.has(one.text)),
    by: turn.by.filter((id) => !asides.some((rule) => rule.id === id)),
  }
}

/** Rules that only tell in words of facts that are numbers. */
const possibleAsides = once((model: RequirementModel): Rule[] => {
  const given = new Set(model.subjects.flatMap((one) => (one.given && one.kind === 'number' ? [one.id] : [])))
  return model.rules.filter(({ when, if: condition, then }) => {
    const about = condition ? referencesOfCondition(condition) : []
    return (
      !when &&
      about.length > 0 &&
      about.every((one) => given.has(one)) &&
      then.every(({ kind }) => kind === 'said')
    )
  })
})
