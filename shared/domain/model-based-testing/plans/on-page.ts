import type { RequirementModel } from '../../requirement-model/index.ts'
import { isOfPage } from '../../page-reading/page-ids.ts'
import { holds } from '../../requirement-model/evaluate/index.ts'
import { isLimit } from '../items/conditions.ts'
import { valueIn } from './search.ts'
import { isUntouched } from './section.ts'
import type { Plan } from './plan.ts'

/**
 * Whether a page would refuse what a story of the text does on it: an example often tells only the entries that matter, and one that enters nothing of
 * what the page requires, or breaks a limit and tells of no refusal, says less than it needs to be played.
 */
export function isTooShort({ items, turns }: Plan, model: RequirementModel): boolean {
  const { subjects, rules } = model
  if (items[0]?.as !== 'flow' || !subjects.some(({ id }) => isOfPage(id))) return false
  const limits = new Set(rules.filter(isLimit).map(({ id }) => id))
  if (turns.some(({ by }) => by.some((id) => limits.has(id)))) return true
  const needed = subjects.filter(
    ({ id, asIs, initial, optional, needs }) => isOfPage(id) && !asIs && !initial && !optional && !needs,
  )
  return (
    needed.length > 0 &&
    turns.every(({ before }) => needed.every(({ id }) => (valueIn(before, id)?.type ?? 'empty') === 'empty'))
  )
}

/** Whether a case tries an entry of a field that is not there with its other entries. */
export function triesWhatIsAbsent({ items, turns }: Plan, model: RequirementModel): boolean {
  const tried = new Set(items.flatMap(({ subject }) => subject ?? []))
  return model.subjects.some(
    ({ id, needs }) =>
      needs !== undefined &&
      tried.has(id) &&
      turns.some(({ before }) => !isUntouched(valueIn(before, id)) && holds(needs, before, model) !== true),
  )
}
