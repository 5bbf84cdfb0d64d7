import { itemsOf } from '../../model-based-testing/items/items-of.ts'
import type { RequirementModel } from '../../requirement-model/index.ts'
import { without } from '../../requirement-model/without.ts'

/** Each case fills in all inputs, so the cost of a design is that of its items times the inputs. */
const mostCost = 15_000

/**
 * The model with as many of its first inputs as are designed at once, and with what is said of these alone. A text with some sixty inputs
 * or fewer stays whole.
 */
export function narrowed(model: RequirementModel): RequirementModel {
  const entries = model.subjects.filter(({ given, kind }) => !given && kind !== 'state' && kind !== 'list')
  const items = itemsOf(model).length
  if (items * entries.length <= mostCost) return model
  const most = Math.max(1, Math.floor(Math.sqrt((mostCost * entries.length) / items)))
  return without(model, new Set(entries.slice(most).map(({ id }) => id)))
}
