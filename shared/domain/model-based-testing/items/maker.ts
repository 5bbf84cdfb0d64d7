import type { RequirementModel, Rule } from '../../requirement-model/index.ts'
import { eventOf, isLimit } from './conditions.ts'
import type { Item } from './item.ts'

export type Make = (item: Partial<Item> & Pick<Item, 'as' | 'partition'>) => Item

/** Items of one rule: what they do not say themselves is as it mostly is. */
export function maker(model: RequirementModel, rule: Rule): Make {
  return (item) => ({
    id: `${rule.id}: ${item.partition}`,
    technique: 'Decision Table Testing',
    rule: rule.id,
    decides: true,
    demands: [],
    valid: !isLimit(rule),
    event: eventOf(model, rule),
    scope: rule.scope,
    from: rule.from,
    ...item,
  })
}
