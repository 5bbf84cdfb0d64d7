import { isDerived, type RequirementModel } from '../requirement-model/index.ts'
import { without } from '../requirement-model/without.ts'

/** The model without facts that nobody enters on the page and nothing on it works out: what is said of them is for a person, and must not take other cases along. */
export function onPageAlone(model: RequirementModel): RequirementModel {
  const facts = model.subjects.filter(
    ({ id, given, kind }) => given && kind !== 'state' && kind !== 'list' && !isDerived(model, id),
  )
  return facts.length === 0 ? model : without(model, new Set(facts.map(({ id }) => id)))
}
